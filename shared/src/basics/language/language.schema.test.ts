import { directionOf } from './direction.js';
import { languageInputSchema, languageSchema } from './language.schema.js';

const aLanguage = { langName: 'German', langLocale: 'de', dateLocale: 'de' };
const takes = (changes: object) => languageInputSchema.safeParse({ ...aLanguage, ...changes }).success;

describe('directionOf', () => {
  it('is right-to-left for right-to-left languages, and left-to-right for all others [2.62]', () => {
    const rtl = ['ar', 'he', 'fa', 'ur', 'ar-EG', 'he-IL', 'AR', 'ckb'];
    const ltr = ['en', 'de-DE', 'zh-Hans', 'arn', 'es-AR', ''];
    expect(rtl.map(directionOf)).toEqual(rtl.map(() => 'rtl'));
    expect(ltr.map(directionOf)).toEqual(ltr.map(() => 'ltr'));
  });
});

describe('languages', () => {
  it('have names, locales and times, and a flat map of keys to texts [3.29]', () => {
    const stored = {
      ...aLanguage,
      id: 'l1',
      default: false,
      createdAt: '2024-05-01T12:00:00.000Z',
      keyValuePairs: { cancel: 'Abbrechen' },
    };
    expect(languageSchema.parse(stored)).toEqual(stored);
    for (const keyValuePairs of [{ cancel: 1 }, { a: { b: 'c' } }, ['x'], 'x', { a: 'x'.repeat(5001) }]) {
      expect(takes({ keyValuePairs })).toBe(false);
    }
  });

  it('reject invalid locales, and strip fields that admins may not set', () => {
    for (const langLocale of ['', 'd', 'de_DE', 'de DE', '<b>', 'x'.repeat(21), null]) {
      expect(takes({ langLocale })).toBe(false);
    }
    expect(languageInputSchema.parse({ ...aLanguage, default: true, createdAt: 'now', id: '1' })).toEqual(
      aLanguage,
    );
  });
});
