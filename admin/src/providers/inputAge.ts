/** What a user does at a page. Moving the mouse is left out: a desk that shakes moves it. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Watches a page for its user. Answers what tells how many seconds ago they last did something there; opening it counts.
 * @param now the time in ms. It goes on while the computer sleeps
 */
export function inputAge(page: Pick<EventTarget, 'addEventListener'>, now: () => number): () => number {
  let last = now();
  const touched = () => {
    last = now();
  };
  // Before anything on the page can stop them.
  for (const input of INPUTS) page.addEventListener(input, touched, { capture: true, passive: true });
  return () => Math.max(0, Math.floor((now() - last) / 1000));
}
