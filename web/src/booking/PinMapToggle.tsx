import { type ReactNode, useId, useState } from 'react';
import type { TranslationKey } from '@wayfare/shared';

/** The props of the button that shows and hides the map. */
export interface PinMapButton {
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  children: string;
}

/**
 * Shows and hides the map of a trip that is being planned. The map is loaded when it is first shown. The
 * button appears with the first pin and stays: while the address of another place is looked up, there may be
 * no pin, and the content below must not move.
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
