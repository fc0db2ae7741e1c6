import reactAdmin from '@wayfare/shared/locales/en/reactAdmin.json' with { type: 'json' };
import { englishTexts, FALLBACK_LOCALE, type Language, textFor, textsFor } from '@wayfare/shared';
import type { Request } from 'express';
import type { Config } from '../../platform/config/environment.js';
import type { BasicsServices } from '../services.js';
import { builtInLanguages, builtInTexts } from './builtInLanguages.js';

/** The languages of the product. */
interface LanguageSources {
  db: { languages: Pick<BasicsServices['db']['languages'], 'all' | 'findByLocale'> };
}

/** The sources of texts: the languages, and whether the business runs taxis or delivers parcels. */
export interface TextSources extends LanguageSources {
  config: Pick<Config, 'APP_CATEGORY'>;
}

/**
 * The same texts without the database: the languages as last read, or those that come with the product before
 * any were read.
 */
export function rememberedTexts({ db, config }: Pick<BasicsServices, 'db' | 'config'>): TextSources {
  const read = db.languages.remembered();
  const languages = read.length > 0 ? read : unreadLanguages;
  return {
    config,
    db: {
      languages: {
        all: async () => [...languages],
        findByLocale: async (locale) => languages.find(({ langLocale }) => langLocale === locale) ?? null,
      },
    },
  };
}

const unreadLanguages: readonly Language[] = builtInLanguages.map((language) => ({
  ...language,
  id: language.langLocale,
  default: language.langLocale === FALLBACK_LOCALE,
  createdAt: '',
}));

/**
 * Returns the language for a request, among the product's languages: the one in the cookie that the apps set
 * when a user chooses, or else the best match for `Accept-Language`. Both apps also send their language in
 * that header.
 */
export async function localeOf(request: Request, { db }: LanguageSources): Promise<string> {
  const chosen = /(?:^|;\s*)wayfare\.locale=([A-Za-z0-9-]+)/.exec(request.get('cookie') ?? '')?.[1];
  const languages = await db.languages.all();
  const usual = languages.find((language) => language.default)?.langLocale ?? FALLBACK_LOCALE;
  // The default language comes first: browsers that accept every language get it.
  const available = [usual, ...languages.map(({ langLocale }) => langLocale), FALLBACK_LOCALE];
  if (chosen !== undefined && available.includes(chosen)) return chosen;
  return request.acceptsLanguages(available) || usual;
}

/** Returns a function from translation key to text in a locale. It returns an unknown key itself. */
export async function translator(locale: string, services: TextSources) {
  return translatorOf(services, await findLanguage(locale, services));
}

/**
 * Looks up each text when it is needed, because most requests need only one or two of more than a thousand.
 */
function translatorOf({ config: { APP_CATEGORY: category } }: TextSources, language: Language | null) {
  const sources = [language?.keyValuePairs ?? {}, builtInTexts(language?.langLocale ?? ''), englishTexts];
  return (key: string): string => {
    for (const texts of sources) {
      const text = textFor(category, texts, key);
      if (text !== undefined) return text;
    }
    return key;
  };
}

/** Returns the language of a whole page: the wanted language if the product has it, or else English. */
export async function languageOf(request: Request, services: TextSources) {
  const language = await findLanguage(await localeOf(request, services), services);
  return {
    locale: knownLocale(language?.langLocale ?? FALLBACK_LOCALE),
    translate: translatorOf(services, language),
  };
}

/**
 * Returns a locale that `Intl` knows. Admins may give a language a name that is not a locale: its numbers are
 * then written as in English.
 */
export function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? FALLBACK_LOCALE;
  } catch (error) {
    if (error instanceof RangeError) return FALLBACK_LOCALE;
    throw error;
  }
}

/** Fills in the `%{name}` placeholders of a text. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/%\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/**
 * All texts of a locale over those that come with the product, and those over the English base: languages
 * that earlier versions stored lack some. In the wording of taxis or of parcels.
 */
export async function textsOf(locale: string, services: TextSources): Promise<Record<string, string>> {
  const category = services.config.APP_CATEGORY;
  const language = await findLanguage(locale, services);
  // Each language is converted on its own, because a translation without the wording of parcels is still
  // better than English.
  return {
    ...textsFor(category, { ...englishTexts, ...reactAdmin }),
    ...textsFor(category, builtInTexts(language?.langLocale ?? '')),
    ...(language?.keyValuePairs && textsFor(category, language.keyValuePairs)),
  };
}

const findLanguage = async (locale: string, { db }: LanguageSources) =>
  (await db.languages.findByLocale(locale)) ?? db.languages.findByLocale(locale.split('-')[0] ?? '');
