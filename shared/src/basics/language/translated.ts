type Texts = Readonly<Record<string, string | null | undefined>>;
/** A record's texts in other languages, by the code of the language and then by field. */
export type Translations = Readonly<Record<string, Texts>>;

/** A record whose texts may have translations. */
export interface Translated {
  translations?: Translations | null | undefined;
}

/**
 * A text of a record in a language: its translation, or the one of the language without its region (`ar` for
 * `ar-EG`), or else the text as the business wrote it.
 */
export function textIn<Fields extends Translated & object, Field extends keyof Fields & string>(
  record: Fields,
  field: Field,
  language: string,
): Fields[Field] {
  const own = translationIn(record, field, language) ?? translationIn(record, field, withoutRegion(language));
  return (own as Fields[Field] | undefined) ?? record[field];
}

const withoutRegion = (language: string) => language.split('-')[0] ?? language;

function translationIn({ translations }: Translated, field: string, language: string): string | undefined {
  return translations && Object.hasOwn(translations, language)
    ? translations[language]?.[field]?.trim() || undefined
    : undefined;
}

/** Translations without empty texts, and without languages that have none; null if nothing is left. */
export function tidyTranslations(translations: Translations): Translations | null {
  const kept = Object.entries(translations).flatMap(([language, texts]) => {
    const written = Object.entries(texts).filter(([, text]) => text?.trim());
    return written.length > 0 ? [[language, Object.fromEntries(written)] as const] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** The languages in which a text is still missing. The default language has the text of the record itself. */
export function missingLanguages<Language extends { langLocale: string; default: boolean }>(
  record: Translated,
  field: string,
  languages: readonly Language[],
): Language[] {
  return languages.filter(
    (language) =>
      !language.default &&
      translationIn(record, field, language.langLocale) === undefined &&
      translationIn(record, field, withoutRegion(language.langLocale)) === undefined,
  );
}

/** In how many of the languages a text is written: itself in the default one, and its translations. */
export function countWritten<Language extends { langLocale: string; default: boolean }>(
  record: Translated,
  field: string,
  languages: readonly Language[],
): number {
  const text = (record as Readonly<Record<string, unknown>>)[field];
  const hasText = typeof text === 'string' && text.trim() !== '';
  const missing = missingLanguages(record, field, languages);
  return languages.filter((language) =>
    language.default
      ? hasText || translationIn(record, field, language.langLocale) !== undefined
      : !missing.includes(language),
  ).length;
}
