import { countWritten, type OfferedLanguage, type Translated } from '@wayfare/shared';
import { useSession } from '../session/session.js';

/** In how many of the languages that the business offers a text is written. */
export interface TranslatedTexts {
  /** The languages that can have a translation. */
  languages: readonly OfferedLanguage[];
  written: number;
  of: number;
}

/**
 * The languages of a text. The default language has the text itself, and only a translation of its own if it
 * was given one before it became the default.
 */
export function useTranslatedTexts(record: Translated, field: string): TranslatedTexts {
  const { languages } = useSession();
  return {
    languages: languages.filter(
      ({ langLocale, default: isDefault }) => !isDefault || record.translations?.[langLocale]?.[field],
    ),
    written: countWritten(record, field, languages),
    of: languages.length,
  };
}
