import { useEffect, useLayoutEffect, useRef } from 'react';
import { createOverlayHistory } from './overlayHistory.js';
import { returnFocusTo, takeOpener, watchFocus } from './returnFocus.js';

let openOverlay: ReturnType<typeof createOverlayHistory> | undefined;

/** While an overlay is open, Back closes it. Afterward, the focus is where it was before. */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(watchFocus, []);
  // Before the overlay takes the focus.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const opener = takeOpener();
    openOverlay ??= createOverlayHistory(window);
    const leave = openOverlay(() => latest.current());
    return () => {
      leave();
      returnFocusTo(opener);
    };
  }, [isOpen]);
}
