import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { OfferedLanguage } from '@wayfare/shared';
import { loadLanguage, rememberLocale, type Texts } from '@wayfare/web/language';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { applyLocale } from './locale.js';

/**
 * The API's texts of a language include react-admin's own as `ra.…`, and English ones for what is missing.
 */
const asMessages = (texts: Texts) => texts as unknown as TranslationMessages;

/** The English texts, as a fallback if the API's cannot be loaded. They are not loaded otherwise. */
export const bundledTexts = async (): Promise<Texts> =>
  (await import('../texts/englishTexts.js')).englishTexts;

/** Texts from the languages resource. Those of the first language are available before the first screen. */
export function createI18nProvider(
  locale: string,
  texts: Texts,
  languages: readonly OfferedLanguage[],
): I18nProvider {
  const polyglot = polyglotI18nProvider(
    (wanted) => (wanted === locale ? asMessages(texts) : loadLanguage(wanted).then(asMessages)),
    locale,
    languages.map(({ langLocale, langName }) => ({ locale: langLocale, name: langName })),
    { allowMissing: true },
  );
  return {
    ...polyglot,
    async changeLocale(wanted) {
      await polyglot.changeLocale(wanted);
      applyLocale(wanted);
      rememberLocale(wanted);
    },
  };
}
