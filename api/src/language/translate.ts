import { englishTexts, FALLBACK_LOCALE } from '@wayfare/shared';
import type { Request } from 'express';
import type { Services } from '../services.js';

/** The language a request wants: its cookie's (both apps set it), else the browser's first. */
export function localeOf(request: Request): string {
  const chosen = /(?:^|;\s*)wayfare\.locale=([A-Za-z0-9-]+)/.exec(request.get('cookie') ?? '')?.[1];
  return chosen ?? request.get('accept-language')?.split(/[,;]/)[0]?.trim() ?? FALLBACK_LOCALE;
}

/** A function from translation key to text in a locale; an unknown key is answered as it is. */
export async function translator(services: Pick<Services, 'db'>, locale: string) {
  const texts = await textsOf(services, locale);
  return (key: string): string => texts[key] ?? key;
}

/** A text with its `%{name}` places filled in. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/%\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** All texts of a locale over the English base. */
export async function textsOf({ db }: Pick<Services, 'db'>, locale: string): Promise<Record<string, string>> {
  const base: Record<string, string> = englishTexts;
  const language =
    (await db.languages.findByLocale(locale)) ??
    (await db.languages.findByLocale(locale.split('-')[0] ?? ''));
  return language?.keyValuePairs ? { ...base, ...language.keyValuePairs } : base;
}
