/** What had the focus last, also if it has lost it since: a button that waits for an answer is disabled. */
let lastFocused: HTMLElement | null = null;
let isWatching = false;

/** Keeps in mind what has the focus. */
export function watchFocus(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) lastFocused = target;
  });
}

/** The return that is due, if its overlay has just closed. */
let due: { opener: HTMLElement | null; timer: number } | null = null;

/** The element from which an overlay opens; for one that takes the place of another, the other's. */
export function takeOpener(): HTMLElement | null {
  if (due) {
    const { opener, timer } = due;
    clearTimeout(timer);
    due = null;
    return opener;
  }
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : lastFocused;
}

/** Whether an element is in an overlay that the opener is not in: one that is fading. */
const isInOther = (element: Element | null, opener: HTMLElement) =>
  element?.closest('dialog, [role=presentation]')?.contains(opener) === false;

/** Returns the focus to the opener of an overlay that closes, unless something else has it by then. */
export function returnFocusTo(opener: HTMLElement | null): void {
  const timer = window.setTimeout(() => {
    due = null;
    const { activeElement, body } = document;
    if (!opener?.isConnected) return;
    if (activeElement === null || activeElement === body || isInOther(activeElement, opener)) opener.focus();
  });
  due = { opener, timer };
}
