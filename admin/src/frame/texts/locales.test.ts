import { dateLocales, languageLocales } from './locales.js';

describe('locale lookups', () => {
  it('name languages in the user’s language', () => {
    expect(languageLocales('en')).toContainEqual({ id: 'ar', name: 'Arabic (ar)' });
    expect(languageLocales('fr')).toContainEqual({ id: 'ar', name: 'arabe (ar)' });
  });

  it('offer dates by region', () => {
    expect(dateLocales('en').map(({ id }) => id)).toEqual(expect.arrayContaining(['en', 'en-GB', 'ar-EG']));
  });

  it('keep a code in use that is in no list, and contain each code once', () => {
    const ids = languageLocales('en', ['tlh', 'en']).map(({ id }) => id);
    expect(ids).toContain('tlh');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
