import { dateLocales, languageLocales } from './locales.js';

describe('the lookups of locales', () => {
  it('names languages in the language of the reader', () => {
    expect(languageLocales('en')).toContainEqual({ id: 'ar', name: 'Arabic (ar)' });
    expect(languageLocales('fr')).toContainEqual({ id: 'ar', name: 'arabe (ar)' });
  });

  it('offers dates by region', () => {
    expect(dateLocales('en').map(({ id }) => id)).toEqual(expect.arrayContaining(['en', 'en-GB', 'ar-EG']));
  });

  it('keeps a code in use that no list knows, and has each once', () => {
    const ids = languageLocales('en', ['tlh', 'en']).map(({ id }) => id);
    expect(ids).toContain('tlh');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
