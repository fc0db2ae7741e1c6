import { type RefObject, useEffect } from 'react';

/** Sets the tab title to the screen's heading, followed by the product's name (WCAG 2.4.2). */
export function useTabTitle(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = heading.current;
    if (!element) return undefined;
    const product = document.title;
    const show = () => {
      document.title = [element.textContent, product].filter(Boolean).join(' · ');
    };
    // Screens render their headings here through portals; there is no other notification of a change.
    const changes = new MutationObserver(show);
    changes.observe(element, { childList: true, subtree: true, characterData: true });
    show();
    return () => {
      changes.disconnect();
      document.title = product;
    };
  }, [heading]);
}
