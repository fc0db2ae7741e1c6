import { englishTexts } from '@wayfare/shared';
import { arabicTexts } from './texts/ar.js';
import { spanishTexts } from './texts/es.js';
import { frenchTexts } from './texts/fr.js';

/** The locales of the languages that come with the product. */
export const builtInLocales = ['en', 'es', 'fr', 'ar'] as const;
export type BuiltInLocale = (typeof builtInLocales)[number];

/** A language as it comes with the product. */
export interface BuiltInLanguage {
  langName: string;
  langLocale: BuiltInLocale;
  dateLocale: string;
  keyValuePairs: Record<string, string>;
}

const names = {
  en: ['English', 'en-US', {}],
  es: ['Español', 'es-US', spanishTexts],
  fr: ['Français', 'fr-FR', frenchTexts],
  ar: ['العربية', 'ar', arabicTexts],
} as const satisfies Record<BuiltInLocale, readonly [string, string, Record<string, string>]>;

/** The languages that come with the product, English first. The others are merged over it, so that no text is ever missing. */
export const builtInLanguages: readonly BuiltInLanguage[] = builtInLocales.map((langLocale) => {
  const [langName, dateLocale, texts] = names[langLocale];
  return { langName, langLocale, dateLocale, keyValuePairs: { ...englishTexts, ...texts } };
});
