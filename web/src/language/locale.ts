import { type OfferedLanguage, FALLBACK_LOCALE, directionOf } from '@wayfare/shared';

/** One key for the panel and the site, so that the language stays the same when switching between them. */
export const LOCALE_KEY = 'wayfare.locale';
/**
 * How long the API's own pages keep the chosen language: browsers keep cookies for about this long at most.
 */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/**
 * The language that the page's address asks for, as links from search engines do, else the one chosen on an
 * earlier visit.
 */
export const chosenLocale = (): string | null =>
  new URLSearchParams(window.location.search).get('lang') ?? rememberedLocale();

/** The language chosen on an earlier visit. */
function rememberedLocale(): string | null {
  try {
    return localStorage.getItem(LOCALE_KEY);
  } catch {
    // Storage can be disabled; every visit then uses the default language.
    return null;
  }
}

/**
 * Stores the chosen language for the next visit, and for the pages that the API itself returns, such as those
 * of payments.
 */
export function rememberLocale(locale: string): void {
  document.cookie = `${LOCALE_KEY}=${encodeURIComponent(locale)}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
  try {
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // See `rememberedLocale`.
  }
}

/**
 * The initial language: the one chosen before, else the first one the reader's browser prefers, else the
 * default one (rule 4.49).
 * @param preferred the locales of the browser, most wanted first: `fr-CA` also finds French
 */
export function initialLocale(
  languages: readonly OfferedLanguage[],
  chosen: string | null,
  preferred: readonly string[],
): string {
  const find = (locale: string | null) => languages.find(({ langLocale }) => langLocale === locale);
  const wanted = preferred.map((locale) => find(locale) ?? find(locale.split('-')[0] ?? '')).find(Boolean);
  const usual = languages.find((language) => language.default) ?? languages[0];
  return (find(chosen) ?? wanted ?? usual)?.langLocale ?? FALLBACK_LOCALE;
}

/** The locale for numbers, dates and times in a language. */
export function dateLocaleOf(languages: readonly OfferedLanguage[], locale: string): string {
  const chosen = languages.find((language) => language.langLocale === locale)?.dateLocale ?? locale;
  try {
    return Intl.getCanonicalLocales(chosen)[0] ?? FALLBACK_LOCALE;
  } catch {
    // An admin can enter any date locale; one the browser does not accept must not crash the page.
    return FALLBACK_LOCALE;
  }
}

/** Sets the language and the text direction of the page. */
export function applyPageLocale(locale: string): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}
