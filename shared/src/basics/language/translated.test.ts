import { countWritten, missingLanguages, textIn, tidyTranslations } from './translated.js';
import { translationsSchema } from './translated.schema.js';

const van = {
  name: 'Van',
  extra_info: 'Up to 600 kg',
  translations: { ar: { name: 'شاحنة صغيرة' }, 'pt-BR': { name: 'Furgão' }, fr: { name: '  ' } },
};

it('gives a text in the language of the reader, or as the business wrote it [4.91]', () => {
  expect(textIn(van, 'name', 'ar')).toBe('شاحنة صغيرة');
  expect(textIn(van, 'name', 'ar-EG')).toBe('شاحنة صغيرة');
  expect(textIn(van, 'name', 'pt')).toBe('Van');
  expect(textIn(van, 'name', 'pt-BR')).toBe('Furgão');
  expect(textIn(van, 'name', 'fr')).toBe('Van');
  expect(textIn(van, 'extra_info', 'ar')).toBe('Up to 600 kg');
  expect(textIn({ name: 'Van' }, 'name', 'ar')).toBe('Van');
  expect(textIn({ name: 'Van', translations: null }, 'name', 'constructor')).toBe('Van');
});

it('removes empty translations, and languages without any', () => {
  expect(tidyTranslations({ ar: { name: 'سيارة', extra_info: '' }, fr: { name: ' ' }, es: {} })).toEqual({
    ar: { name: 'سيارة' },
  });
  expect(tidyTranslations({ fr: { name: '' } })).toBeNull();
});

it('names the languages in which a text is missing', () => {
  const languages = ['en', 'ar', 'fr', 'pt-BR'].map((langLocale) => ({
    langLocale,
    default: langLocale === 'en',
  }));
  const missing = (field: string) => missingLanguages(van, field, languages).map((one) => one.langLocale);
  expect(missing('name')).toEqual(['fr']);
  expect(missing('extra_info')).toEqual(['ar', 'fr', 'pt-BR']);
});

it('counts the languages in which a text is written, of which an empty text has none', () => {
  const languages = ['en', 'ar', 'fr', 'pt-BR'].map((langLocale) => ({
    langLocale,
    default: langLocale === 'en',
  }));
  const written = (record: object) => countWritten(record, 'name', languages);
  expect([written(van), written({ name: 'Van' }), written({ name: ' ' }), written({})]).toEqual([3, 1, 0, 0]);
  expect(written({ name: null, translations: { ar: { name: 'سيارة' } } })).toBe(1);
  // It was given a translation before the language became the default one.
  expect(written({ translations: { en: { name: 'Van' } } })).toBe(1);
});

describe('the schema of translations', () => {
  const schema = translationsSchema({ name: 10 });

  it('trims texts, and leaves out fields that cannot be translated', () => {
    expect(schema.parse({ ar: { name: ' سيارة ', min_fare: 4 } })).toEqual({ ar: { name: 'سيارة' } });
    expect(schema.parse(null)).toBeNull();
  });

  it('refuses long texts and codes that are none, with their path', () => {
    expect(schema.safeParse({ ar: { name: 'x'.repeat(11) } }).error?.issues[0]?.path).toEqual(['ar', 'name']);
    for (const code of ['$where', 'a.b', '__proto__x', 'x'.repeat(21)])
      expect(schema.safeParse({ [code]: { name: 'x' } }).success).toBe(false);
  });

  it('refuses more languages than anyone offers', () => {
    const many = Array.from({ length: 51 }, (_, index) => [`l${index}`, { name: 'x' }]);
    expect(schema.safeParse(Object.fromEntries(many)).success).toBe(false);
  });
});
