import { type RefObject, useEffect } from 'react';

/** Names the browser's tab as the screen's heading reads, before the product's name (WCAG 2.4.2). */
export function useTabTitle(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = heading.current;
    if (!element) return undefined;
    const product = document.title;
    const show = () => {
      document.title = [element.textContent, product].filter(Boolean).join(' · ');
    };
    // Screens write their headings in there by portals: nothing else tells of them.
    const changes = new MutationObserver(show);
    changes.observe(element, { childList: true, subtree: true, characterData: true });
    show();
    return () => {
      changes.disconnect();
      document.title = product;
    };
  }, [heading]);
}
