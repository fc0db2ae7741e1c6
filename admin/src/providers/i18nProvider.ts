import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { apiGet } from './api.js';
import { applyLocale } from './locale.js';
import type { PanelLanguage } from './session.js';

/** Keys to texts, flat; react-admin's own are among them as `ra.…`. */
export type Texts = Readonly<Record<string, string>>;

/** The texts of a language over react-admin's English ones, so that a missing one is never a raw key. */
const overEnglish = (texts: Texts): TranslationMessages => ({ ...englishMessages, ...texts });

/** The texts of a language. The API lays them over English ones: none is missing. */
export const fetchTexts = (locale: string): Promise<Texts> =>
  apiGet<Texts>(`translations/${encodeURIComponent(locale)}`);

/** The English texts, for when the API's do not come. Whoever has those does not load these. */
export const bundledTexts = async (): Promise<Texts> =>
  (await import('../language/englishTexts.js')).englishTexts;

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
