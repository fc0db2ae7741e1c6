import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to the list when what had it has left the page, such as the button of a trip that is
 * canceled now. Otherwise keyboard users would start again at the top of the page.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main') !== null) last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // After every change of the desk.
  useEffect(() => {
    if (document.activeElement !== document.body || !last.current || last.current.isConnected) return;
    last.current = null;
    list.current?.focus({ preventScroll: true });
  });
}
