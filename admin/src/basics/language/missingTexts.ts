import type { Texts } from '@wayfare/web/language';

interface Messages {
  [key: string]: string | Messages;
}

/** Nested messages as a flat map with dotted keys. */
export const flatTexts = (messages: object, prefix = ''): Texts =>
  Object.fromEntries(
    Object.entries(messages as Messages).flatMap(([key, text]) =>
      typeof text === 'string' ? [[prefix + key, text]] : Object.entries(flatTexts(text, `${prefix}${key}.`)),
    ),
  );

/** The English texts that a language lacks. Empty English texts do not count as missing. */
export const missingTexts = (texts: Texts, english: Texts): Texts =>
  Object.fromEntries(Object.entries(english).filter(([key, text]) => text.trim() && !texts[key]?.trim()));
