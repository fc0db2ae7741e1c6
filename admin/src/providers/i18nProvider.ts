import { englishTexts, FALLBACK_LOCALE } from '@wayfare/shared';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { apiGet } from './api.js';
import { applyLocale } from './locale.js';
import type { PanelLanguage } from './session.js';

/** Keys to texts, flat; react-admin's own are among them as `ra.…`. */
export type Texts = Readonly<Record<string, string>>;

/** The texts of a language over the bundled English ones, so that a missing one is never a raw key. */
const overEnglish = (texts: Texts): TranslationMessages => ({
  ...englishMessages,
  ...englishTexts,
  ...texts,
});

/** The texts an admin has stored for a language. Without them English carries on. */
export async function fetchTexts(locale: string): Promise<Texts> {
  try {
    return await apiGet<Texts>(`translations/${encodeURIComponent(locale)}`);
  } catch (error) {
    if (locale === FALLBACK_LOCALE) return {};
    throw error;
  }
}

/** Texts of the languages resource. The first language's are there before the first screen. */
export function createI18nProvider(
  locale: string,
  texts: Texts,
  languages: readonly PanelLanguage[],
): I18nProvider {
  const polyglot = polyglotI18nProvider(
    (wanted) => (wanted === locale ? overEnglish(texts) : fetchTexts(wanted).then(overEnglish)),
    locale,
    languages.map(({ langLocale, langName }) => ({ locale: langLocale, name: langName })),
    { allowMissing: true },
  );
  return {
    ...polyglot,
    async changeLocale(wanted) {
      await polyglot.changeLocale(wanted);
      applyLocale(wanted, true);
    },
  };
}
