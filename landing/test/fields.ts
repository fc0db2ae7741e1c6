import type { TranslationKey } from '@wayfare/shared';
import { page, userEvent } from 'vitest/browser';
import type { StoryPage } from './stories.js';

/** The field with a label. */
export function fieldOf({ t }: StoryPage, label: TranslationKey): HTMLInputElement {
  const labels = [...document.querySelectorAll('label')];
  const found = labels.find(({ textContent }) => textContent?.replace(/[\s*]+$/, '') === t(label));
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
}

/** Types into the field with a label, instead of what it has. */
export const type = (on: StoryPage, label: TranslationKey, text: string): Promise<void> =>
  userEvent.fill(fieldOf(on, label), text);

/** Presses the button with a text. */
export const press = ({ t }: StoryPage, text: TranslationKey): Promise<void> =>
  page.getByRole('button', { name: t(text), exact: true }).click();

/**
 * Checks that exactly these fields are marked as wrong, each with its own error, and that the focus is in the
 * first of them.
 */
export async function expectWrong(
  on: StoryPage,
  errors: Partial<Record<TranslationKey, TranslationKey>>,
): Promise<void> {
  await on.settled();
  const marked = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')];
  const described = marked.map((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
  const wanted = Object.entries(errors) as [TranslationKey, TranslationKey][];
  expect(described).toEqual(wanted.map(([, error]) => on.t(error)));
  expect(marked).toEqual(wanted.map(([label]) => fieldOf(on, label)));
  expect(document.activeElement).toBe(marked[0]);
}
