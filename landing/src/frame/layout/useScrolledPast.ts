import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

/** Whether the page is scrolled beyond a height in pixels. */
export function useScrolledPast(height: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > height,
    () => false,
  );
}
