import type { OfferedLanguage } from '@wayfare/shared';
import { dateLocaleOf, initialLocale } from './locale.js';

const language = (langLocale: string, more: Partial<OfferedLanguage> = {}): OfferedLanguage => ({
  id: langLocale,
  langName: langLocale,
  langLocale,
  dateLocale: langLocale,
  default: false,
  ...more,
});

it('starts with the language chosen before, then the browser’s, then the default one, then the first, else English [4.49, 9.14]', () => {
  const languages = [language('fr'), language('es', { default: true }), language('ar')];
  expect(initialLocale(languages, 'ar', ['fr'])).toBe('ar');
  expect(initialLocale(languages, null, ['de-DE', 'de', 'fr-CA', 'ar'])).toBe('fr');
  expect(initialLocale(languages, 'tlh', ['tlh', 'de'])).toBe('es');
  expect(initialLocale([language('fr'), language('ar')], null, [])).toBe('fr');
  expect(initialLocale([], 'fr', ['fr'])).toBe('en');
});

it('formats dates in the language’s date locale, unless browsers do not accept it', () => {
  const languages = [language('en', { dateLocale: 'en-gb' }), language('fr', { dateLocale: 'not a locale' })];
  expect(dateLocaleOf(languages, 'en')).toBe('en-GB');
  expect(dateLocaleOf(languages, 'fr')).toBe('en');
  expect(dateLocaleOf(languages, 'ar')).toBe('ar');
});
