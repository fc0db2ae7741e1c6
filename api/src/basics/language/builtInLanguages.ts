import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { englishTexts } from '@wayfare/shared';

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
  en: ['English', 'en-US'],
  es: ['Español', 'es-US'],
  fr: ['Français', 'fr-FR'],
  ar: ['العربية', 'ar'],
} as const satisfies Record<BuiltInLocale, readonly [string, string]>;

const ownTexts = new Map<string, Record<string, string>>(
  builtInLocales.map((locale) => [locale, localeTexts(locale)]),
);

/**
 * The texts of a language as the product has them now, for those that a stored language lacks because it was
 * stored by an earlier version; none for a language that does not come with the product.
 */
export const builtInTexts = (locale: string): Readonly<Record<string, string>> => ownTexts.get(locale) ?? {};

/**
 * The languages that come with the product, English first. The others are merged over it, so that no text is
 * ever missing.
 */
export const builtInLanguages: readonly BuiltInLanguage[] = builtInLocales.map((langLocale) => {
  const [langName, dateLocale] = names[langLocale];
  return {
    langName,
    langLocale,
    dateLocale,
    keyValuePairs: { ...englishTexts, ...builtInTexts(langLocale) },
  };
});

/** The texts of a language, from all its files in `shared/locales`. Those of react-admin are named `ra.…`. */
export function localeTexts(locale: BuiltInLocale): Record<string, string> {
  const folder = localeFolder(locale);
  const texts = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return Object.assign({}, ...texts);
}

/** The folder with the files of a language. */
export function localeFolder(locale: BuiltInLocale): string {
  const { resolve } = createRequire(import.meta.url);
  return dirname(resolve(`@wayfare/shared/locales/${locale}/start.json`));
}
