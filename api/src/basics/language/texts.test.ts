import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishTexts } from '@wayfare/shared';
import englishMessages from 'ra-language-english';
import { type BuiltInLocale, builtInLocales, localeFolder, localeTexts } from './builtInLanguages.js';

type Texts = Record<string, string>;
interface Messages {
  [key: string]: string | Messages;
}

/** Nested messages as a flat map with dotted keys. */
const flat = (messages: Messages, prefix = ''): Texts =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([key, text]) =>
      typeof text === 'string' ? [[prefix + key, text]] : Object.entries(flat(text, `${prefix}${key}.`)),
    ),
  );

const reactAdminTexts = flat(englishMessages as unknown as Messages);
const english: Texts = { ...englishTexts, ...reactAdminTexts };
const keys = Object.keys(english);

/** The files of a language by name, with their keys: also those that a file has twice. */
function filesOf(locale: BuiltInLocale): Record<string, string[]> {
  const folder = localeFolder(locale);
  return Object.fromEntries(
    readdirSync(folder).map((name) => {
      const lines = readFileSync(join(folder, name), 'utf8').split('\n');
      return [name, lines.flatMap((line) => /^ {2}"([^"]+)": ".*",?$/.exec(line)?.[1] ?? []).sort()];
    }),
  );
}

/** How many plural forms a language has for whole numbers below a million. */
function pluralFormsIn(locale: BuiltInLocale): number {
  const rules = new Intl.PluralRules(locale);
  return new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count))).size;
}

const formsOf = (text: string) => text.split(' |||| ');
const placeholdersOf = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
const lettersOf = (text: string) => text.replace(/%\{\w+\}/g, '').match(/\p{L}/gu)?.length ?? 0;

/** Long texts that are written as in English. */
const sameAsEnglish: Record<string, readonly string[]> = {
  es: ['panel_webhook_name'],
  fr: ['panel_webhook_name', 'panel_conversations', 'panel_conversation_name'],
  ar: [],
};

describe.each(builtInLocales)('the files in %s', (locale) => {
  it('have every key once, each on a line of its own', () => {
    const keysOfFiles = Object.values(filesOf(locale)).flat();
    expect(keysOfFiles.filter((key, index) => keysOfFiles.indexOf(key) !== index)).toEqual([]);
    expect(keysOfFiles.sort()).toEqual(Object.keys(localeTexts(locale)).sort());
  });

  it('have the keys of the English files of the same names', () => {
    expect(filesOf(locale)).toEqual(filesOf('en'));
  });
});

/** The product's own texts, and those of react-admin. */
const apart = (texts: Texts) => {
  const isOwn = ([key]: [string, string]) => !key.startsWith('ra.');
  return {
    texts: Object.fromEntries(Object.entries(texts).filter(isOwn)),
    ofReactAdmin: Object.fromEntries(Object.entries(texts).filter((entry) => !isOwn(entry))),
  };
};

describe('the texts in en', () => {
  it('are those of its files', () => {
    const { texts, ofReactAdmin } = apart(localeTexts('en'));
    expect(texts).toEqual(englishTexts);
    expect(Object.keys(ofReactAdmin).sort()).toEqual(Object.keys(reactAdminTexts).sort());
  });
});

describe.each([
  ['en', 2],
  ['es', 2],
  ['fr', 2],
  ['ar', 6],
] as const)('the plurals in %s', (locale, pluralForms) => {
  it('have the forms of the language, each with a text', () => {
    expect(pluralFormsIn(locale)).toBe(pluralForms);
    const wrong = Object.entries(localeTexts(locale)).filter(([key, text]) => {
      const forms = text.split('||||');
      if (!english[key]?.includes('||||')) return forms.length > 1;
      return forms.length !== pluralForms || formsOf(text).some((form) => !form.trim() || form.includes('|'));
    });
    expect(wrong).toEqual([]);
  });
});

describe.each(['es', 'fr', 'ar'] as const)('the texts in %s', (locale) => {
  const texts = localeTexts(locale);
  const wrong = (isWrong: (text: string, original: string, key: string) => boolean) =>
    Object.entries(texts)
      .filter(([key, text]) => isWrong(text, english[key] ?? '', key))
      .map(([key]) => key);

  it('has every key of the product and of react-admin, and no other', () => {
    expect(Object.keys(reactAdminTexts).filter((key) => !key.startsWith('ra.'))).toEqual([]);
    expect(keys.filter((key) => texts[key] === undefined)).toEqual([]);
    expect(Object.keys(texts).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('has no empty text', () => {
    expect(wrong((text, original) => !text.trim() && original.trim() !== '')).toEqual([]);
  });

  it('has the placeholders of the English texts, and no other in any plural form', () => {
    expect(
      wrong((text, original) => {
        const expected = placeholdersOf(original);
        const strange = formsOf(text)
          .flatMap(placeholdersOf)
          .some((placeholder) => !expected.includes(placeholder));
        return strange || placeholdersOf(text).join() !== expected.join();
      }),
    ).toEqual([]);
  });

  it('is translated', () => {
    expect(
      wrong(
        (text, original, key) =>
          text === original && lettersOf(text) >= 12 && !sameAsEnglish[locale]?.includes(key),
      ),
    ).toEqual([]);
  });

  it('is free of blanks around texts', () => {
    expect(wrong((text, original) => text !== text.trim() && original === original.trim())).toEqual([]);
  });
});

describe('the texts in ar', () => {
  const arabicTexts = localeTexts('ar');

  it('is written in Arabic', () => {
    const withoutArabic = keys.filter(
      (key) => lettersOf(english[key] ?? '') > 0 && !/\p{Script=Arabic}/u.test(arabicTexts[key] ?? ''),
    );
    expect(withoutArabic).toEqual([]);
  });
});

describe('the texts in fr', () => {
  const frenchTexts = localeTexts('fr');

  it('keeps two-part punctuation on the line of its word: no ordinary space before it', () => {
    expect(keys.filter((key) => / [:;!?»]|« /.test(frenchTexts[key] ?? ''))).toEqual([]);
  });
});
