import { type ReactNode, useId, useState } from 'react';
import type { TranslationKey } from '@wayfare/shared';

/** What the button of the map needs. */
export interface PinMapButton {
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  children: string;
}

/**
 * Shows and hides the map of a trip that is being planned. The map is loaded when it is first shown. The
 * button appears with the first pin and stays: while another place is being found, there may be none, and
 * what is below must not move.
 */
export function PinMapToggle({
  hasPin,
  text,
  renderButton,
  children,
}: {
  hasPin: boolean;
  text: (key: TranslationKey) => string;
  renderButton: (button: PinMapButton) => ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isOffered, setOffered] = useState(hasPin);
  if (hasPin && !isOffered) setOffered(true);
  if (!isOffered) return null;
  return (
    <div>
      {renderButton({
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setOpen(!isOpen),
        children: text(isOpen ? 'map_pins_hide' : 'map_pins_show'),
      })}
      {isOpen && (
        <div id={id} style={{ marginTop: 8 }}>
          {children}
        </div>
      )}
    </div>
  );
}
