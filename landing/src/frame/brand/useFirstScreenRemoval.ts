import { useLayoutEffect } from 'react';

/** Removes the first screen that the server sent: the page below it is ready, or cannot be. */
export function useFirstScreenRemoval(): void {
  useLayoutEffect(() => document.getElementById('first-screen')?.remove(), []);
}
