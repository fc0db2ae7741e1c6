import { createFormats, createOnce, createTimes } from '@wayfare/web/language';
import { useSession } from '../session/SessionProvider.js';
import { useLanguage } from './LanguageProvider.js';

type Settings = Parameters<typeof createFormats>[1] & { timeZone: string };

const formatsOf = createOnce((locale: string, settings: Settings, t) => ({
  ...createFormats(locale, settings),
  ...createTimes(locale, settings, t, {
    partsOf: (isThisYear) => ({
      day: 'numeric',
      month: 'short',
      ...(isThisYear ? { weekday: 'short' } : { year: 'numeric' }),
    }),
  }),
}));

/** Formats amounts, distances and times according to the settings and the user's locale. */
export function useFormat() {
  const { t, dateLocale } = useLanguage();
  const { settings } = useSession();
  return formatsOf(dateLocale, settings, t);
}
