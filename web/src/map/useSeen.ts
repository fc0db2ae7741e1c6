import { useEffect, useRef, useState, type RefObject } from 'react';

/** How much of an element is on the screen when it counts as seen. Its edge alone shows nothing. */
const PART = 0.25;

/** A place, and whether that part of it has been on the screen. */
export function useSeen<T extends Element>(): [RefObject<T | null>, boolean] {
  const place = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold: PART },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [place, isSeen];
}
