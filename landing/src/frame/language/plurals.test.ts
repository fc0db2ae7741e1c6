import Polyglot from 'node-polyglot';

/** The order of a text's plural forms; each language has some of them. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
const counts = Array.from({ length: 1000 }, (_, count) => count);

describe('the plural form of a text', () => {
  it.each(['en', 'es', 'fr', 'ar'])('is in %s the one that Unicode names for the count', (locale) => {
    const rules = new Intl.PluralRules(locale);
    const forms = CATEGORIES.filter((category) => counts.some((count) => rules.select(count) === category));
    const polyglot = new Polyglot({ locale, phrases: { form: forms.join(' |||| ') } });
    const wrong = counts.filter(
      (count) => polyglot.t('form', { smart_count: count }) !== rules.select(count),
    );
    expect(wrong).toEqual([]);
  });
});
