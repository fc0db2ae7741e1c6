import { createFormats, createOnce, dateLocaleOf } from '@wayfare/web/language';
import { useLocale } from 'react-admin';
import { useSession } from '../session/session.js';

/** The locale for numbers, dates and times. */
export function useDateLocale(): string {
  const locale = useLocale();
  const { languages } = useSession();
  return dateLocaleOf(languages, locale);
}

const formatsOf = createOnce((locale: string, settings: Parameters<typeof createFormats>[1]) => {
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  return {
    ...createFormats(locale, settings),
    dateTime: (at: number) => dateTime.format(new Date(at)),
    /** A time of day, to the second. */
    time: (at: number) => time.format(new Date(at)),
  };
});

/** Formats amounts, distances and times according to the settings and the user's language. */
export function useFormat() {
  const locale = useDateLocale();
  const { settings } = useSession();
  return formatsOf(locale, settings);
}
