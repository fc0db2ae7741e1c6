import { englishTexts } from '@wayfare/shared';
import englishMessages from 'ra-language-english';
import { arabicTexts } from './texts/ar.js';
import { spanishTexts } from './texts/es.js';
import { frenchTexts } from './texts/fr.js';

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

const formsOf = (text: string) => text.split(' |||| ');
const placeholdersOf = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
const lettersOf = (text: string) => text.replace(/%\{\w+\}/g, '').match(/\p{L}/gu)?.length ?? 0;

/** Long texts that are written as in English. */
const sameAsEnglish: Record<string, readonly string[]> = {
  es: ['panel_webhook_name'],
  fr: ['panel_webhook_name', 'panel_conversations', 'panel_conversation_name'],
  ar: [],
};

describe.each([
  { locale: 'es', texts: spanishTexts, pluralForms: 2 },
  { locale: 'fr', texts: frenchTexts, pluralForms: 2 },
  { locale: 'ar', texts: arabicTexts, pluralForms: 6 },
])('the texts in $locale', ({ locale, texts, pluralForms }) => {
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

  it('has its plural forms where English has plurals, each with a text', () => {
    expect(
      wrong((text, original) => {
        const forms = text.split('||||');
        if (!original.includes('||||')) return forms.length > 1;
        return (
          forms.length !== pluralForms || formsOf(text).some((form) => !form.trim() || form.includes('|'))
        );
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
  it('is written in Arabic', () => {
    const withoutArabic = keys.filter(
      (key) => lettersOf(english[key] ?? '') > 0 && !/\p{Script=Arabic}/u.test(arabicTexts[key] ?? ''),
    );
    expect(withoutArabic).toEqual([]);
  });
});

describe('the texts in fr', () => {
  it('keeps two-part punctuation on the line of its word: no ordinary space before it', () => {
    expect(keys.filter((key) => / [:;!?»]|« /.test(frenchTexts[key] ?? ''))).toEqual([]);
  });
});
