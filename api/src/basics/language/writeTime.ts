import { clockParts, createTimeTexts, type TimeParts, type TranslationKey } from '@wayfare/shared';
import { fill, knownLocale } from './translate.js';

const parts = { year: 'numeric', month: 'long', day: 'numeric', ...clockParts } as const satisfies TimeParts;

/**
 * Creates the function that writes times (ms timestamps) in messages and receipts: in the business's time
 * zone, which it always names, because nobody knows where they are read.
 */
export function timeWriter(
  locale: string,
  timeZone: string,
  translate: (key: TranslationKey) => string,
): (at: number) => string {
  const phrase = (key: TranslationKey, values: Record<string, string>) => fill(translate(key), values);
  const texts = createTimeTexts({ locale: knownLocale(locale), timeZone, readerZone: null, phrase });
  return (at) => texts.full(at, parts);
}
