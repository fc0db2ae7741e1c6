import type { Texts } from '@wayfare/web/language';

/** The English texts that a language lacks. Empty English texts do not count as missing. */
export const missingTexts = (texts: Texts, english: Texts): Texts =>
  Object.fromEntries(Object.entries(english).filter(([key, text]) => text.trim() && !texts[key]?.trim()));
