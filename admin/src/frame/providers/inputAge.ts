/** User interactions with a page. Mouse movement is excluded: a shaking desk causes it too. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Watches a page for user input. Returns a function that returns the number of seconds since the last
 * input; opening the page counts.
 * @param now the time in ms. It must keep running while the computer sleeps
 */
export function inputAge(page: Pick<EventTarget, 'addEventListener'>, now: () => number): () => number {
  let last = now();
  const onInput = () => {
    last = now();
  };
  // Captured, so that nothing on the page can stop the events first.
  for (const input of INPUTS) page.addEventListener(input, onInput, { capture: true, passive: true });
  return () => Math.max(0, Math.floor((now() - last) / 1000));
}
