import type { BrowserContext } from '@playwright/test';
import { answerOf } from './people.js';
import { phone, wide } from './screens.js';

/** Journeys are taken on a phone and on a wide screen, in both directions of reading. */
export const readers = [
  { viewport: phone, locale: 'ar' },
  { viewport: wide, locale: 'en' },
] as const;
export type Reader = (typeof readers)[number];

/** The texts of the product in a language. A plural text is that of the number `smart_count`. */
export async function textsFor({ request }: BrowserContext, locale: string) {
  const texts = await answerOf(await request.get(`/api/translations/${locale}`));
  return (key: string, values: Record<string, string> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`%{${name}}`, value),
      texts[key] as string,
    );
}

/** Finds a text with a value that the test does not know: `The price stays at …`. */
export const patternOf = (text: string) =>
  new RegExp(
    text
      .split(/%\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  );
