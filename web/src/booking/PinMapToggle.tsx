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
 * Shows and hides the map of a trip that is being planned: places are also chosen there before anything is
 * searched. The map is loaded when it is first shown.
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
  const name = hasPin ? 'map_pins_show' : 'map_pins_choose';
  return (
    <div>
      {renderButton({
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setOpen(!isOpen),
        children: text(isOpen ? 'map_pins_hide' : name),
      })}
      {isOpen && (
        <div id={id} style={{ marginTop: 8 }}>
          {children}
        </div>
      )}
    </div>
  );
}
