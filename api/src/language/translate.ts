import { englishTexts, FALLBACK_LOCALE } from '@wayfare/shared';
import type { Request } from 'express';
import type { Services } from '../services.js';

/** The language a request wants: its cookie's, else the one it accepts most among those the product speaks. Both apps send theirs as accepted. */
export async function localeOf(request: Request, { db }: Pick<Services, 'db'>): Promise<string> {
  const chosen = /(?:^|;\s*)wayfare\.locale=([A-Za-z0-9-]+)/.exec(request.get('cookie') ?? '')?.[1];
  if (chosen !== undefined) return chosen;
  // The fallback comes first: browsers that accept every language get it.
  const spoken = [FALLBACK_LOCALE, ...(await db.languages.all()).map(({ langLocale }) => langLocale)];
  return request.acceptsLanguages(spoken) || FALLBACK_LOCALE;
}

/** A function from translation key to text in a locale; an unknown key is answered as it is. */
export async function translator(services: Pick<Services, 'db'>, locale: string) {
  const texts = await textsOf(services, locale);
  return (key: string): string => texts[key] ?? key;
}

/** The language a request is answered in, where whole pages are: the wanted one if the product speaks it, else English. */
export async function languageOf(services: Pick<Services, 'db'>, request: Request) {
  const wanted = await localeOf(request, services);
  const language = await findLanguage(services, wanted);
  return {
    locale: knownLocale(language?.langLocale ?? FALLBACK_LOCALE),
    translate: await translator(services, wanted),
  };
}

/** A language may be named by admins in a way that is no locale: its numbers are then written as in English. */
export function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? FALLBACK_LOCALE;
  } catch (error) {
    if (error instanceof RangeError) return FALLBACK_LOCALE;
    throw error;
  }
}

/** A text with its `%{name}` places filled in. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/%\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** All texts of a locale over the English base. */
export async function textsOf(
  services: Pick<Services, 'db'>,
  locale: string,
): Promise<Record<string, string>> {
  const base: Record<string, string> = englishTexts;
  const language = await findLanguage(services, locale);
  return language?.keyValuePairs ? { ...base, ...language.keyValuePairs } : base;
}

const findLanguage = async ({ db }: Pick<Services, 'db'>, locale: string) =>
  (await db.languages.findByLocale(locale)) ?? db.languages.findByLocale(locale.split('-')[0] ?? '');
