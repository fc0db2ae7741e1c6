import type { FileTexts } from '@wayfare/web/exporting';
import { useSession } from '../session/SessionProvider.js';
import { useLanguage } from './LanguageProvider.js';

/** The language and units of the files that the reader downloads. */
export function useFileTexts(): FileTexts {
  const { t, dateLocale } = useLanguage();
  return { t, locale: dateLocale, settings: useSession().settings };
}
