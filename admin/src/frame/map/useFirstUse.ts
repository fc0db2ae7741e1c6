import { type RefObject, useEffect, useRef, useState } from 'react';

/** How much of an element is in sight when it counts as seen, in parts of it. */
const SEEN = 1 / 3;
const INPUTS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Returns whether a third of an element has been in sight, or the user has done anything on the page. Until
 * then, what the element shows need not load: the page responds without it.
 */
export function useFirstUse<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed || !element.current) return undefined;
    const use = () => setUsed(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) use();
      },
      { threshold: SEEN },
    );
    observer.observe(element.current);
    for (const input of INPUTS) window.addEventListener(input, use, { passive: true });
    return () => {
      observer.disconnect();
      for (const input of INPUTS) window.removeEventListener(input, use);
    };
  }, [isUsed]);
  return [element, isUsed];
}
