import { invalid, tidyTranslations, type Translated, type Translations } from '@wayfare/shared';
import type { BasicsServices } from '../services.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The input for a record with its translations as they are stored: without empty ones. `lists` names the
 * fields whose entries have translations, too.
 * @throws validation_error (400) that names the language, if the business does not offer it. A record keeps
 *   the translations it has when their language is removed.
 */
export async function keepTranslations<Input extends object>(
  before: object | null,
  input: Input,
  { db }: { db: { languages: Pick<BasicsServices['db']['languages'], 'all'> } },
  lists: readonly string[] = [],
): Promise<Input> {
  const sent = translatedIn(input as Fields, lists);
  if (sent.every(({ translations }) => !translations)) return input;
  const offered = (await db.languages.all()).map(({ langLocale }) => langLocale);
  const had = translatedIn((before ?? {}) as Fields, lists).flatMap(codesOf);
  const known = new Set([...offered, ...had]);
  const unknown = sent.flatMap((one) =>
    codesOf(one).flatMap((code) => (known.has(code) ? [] : [`${one.path}.${code}`])),
  );
  if (unknown.length > 0)
    throw invalid(
      'validation_error',
      Object.fromEntries(unknown.map((path) => [path, 'translation_language_unknown'])),
    );
  return tidied(input as Fields, lists) as Input;
}

/** The translations of a record and of the entries of its lists, with their path. */
function translatedIn(record: Fields, lists: readonly string[]) {
  const ofEntries = lists.flatMap((list) =>
    entriesOf(record, list).map(({ translations }, index) => ({
      path: `${list}.${index}.translations`,
      translations,
    })),
  );
  return [{ path: 'translations', translations: (record as Translated).translations }, ...ofEntries];
}

const entriesOf = (record: Fields, list: string) => (record[list] ?? []) as Translated[];
const codesOf = ({ translations }: Translated) => Object.keys(translations ?? {});

function tidied(input: Fields, lists: readonly string[]): Fields {
  const entries = lists.flatMap((list) =>
    input[list] ? [[list, entriesOf(input, list).map(withTidied)] as const] : [],
  );
  const { translations } = input as Translated;
  return {
    ...input,
    ...(translations && { translations: tidyTranslations(translations) }),
    ...Object.fromEntries(entries),
  };
}

function withTidied({ translations, ...entry }: Translated): Translated {
  const kept: Translations | null = translations ? tidyTranslations(translations) : null;
  return { ...entry, ...(kept && { translations: kept }) };
}
