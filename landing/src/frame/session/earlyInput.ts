import { useEffect, useLayoutEffect } from 'react';

/**
 * The method of forms on pages that the server draws. A form that is sent before the page can respond, or
 * without scripts, then goes nowhere: browsers send only forms of dialogs this way, and no field, such as the
 * password, gets into an address.
 */
export const NOWHERE = 'dialog';

/** Ends the wait for the page. */
let endWait: (() => void) | null = null;

/**
 * Keeps clicks on a page that the server has drawn until the page can respond to them. Links work at once.
 * @param root the element of the page
 * @returns stops keeping clicks, and forgets the kept ones
 */
export function keepEarlyClicks(root: HTMLElement): () => void {
  const clicked: HTMLElement[] = [];
  const keep = (event: Event) => {
    const target = (event.target as Element).closest<HTMLElement>('a, button, label, input, [role]');
    if (!target || target.matches('a')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Those who click again because nothing happens mean the same.
    if (clicked.at(-1) !== target) clicked.push(target);
  };
  root.addEventListener('click', keep, { capture: true });
  const stop = () => {
    root.removeEventListener('click', keep, { capture: true });
    endWait = null;
  };
  endWait = () => {
    stop();
    for (const element of clicked) element.click();
  };
  return stop;
}

/**
 * Repeats the reader's actions from before the page could respond: clicks, and texts that the reader or the
 * browser entered into its fields. For a component that is rendered together with the page.
 */
export function useEarlyInput(): void {
  useLayoutEffect(() => {
    const typed = typedInto([...document.querySelectorAll('input')]);
    // Afterward, because the fields first draw themselves empty.
    queueMicrotask(() => {
      for (const { input, text } of typed) for (const value of ['', text]) enter(input, value);
    });
  }, []);
  // Clicks come after typed texts, because a click may send a text.
  useEffect(() => void setTimeout(() => endWait?.()), []);
}

const typable = ['text', 'email', 'password', 'tel'];

/** Returns the fields whose contents differ from those that the page set. */
const typedInto = (inputs: HTMLInputElement[]) =>
  inputs
    .filter(({ type, value, defaultValue }) => typable.includes(type) && value !== defaultValue)
    .map((input) => ({ input, text: input.value }));

/**
 * Changes a field as typing does. React ignores changes that it has made itself, so its own way is avoided.
 */
function enter(input: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
