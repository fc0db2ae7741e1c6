import { createFormats, createOnce } from '@wayfare/web/language';
import { useSession } from '../session/SessionProvider.js';
import { useLanguage } from './LanguageProvider.js';

const DAY_MS = 24 * 60 * 60_000;
const midnightOf = (at: number) => new Date(at).setHours(0, 0, 0, 0);

const formatsOf = createOnce((locale: string, settings: Parameters<typeof createFormats>[1]) => {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const fullDay = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const nearDay = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
  return {
    ...createFormats(locale, settings),
    dateTime: (at: number) => {
      const date = new Date(at);
      const sameYear = date.getFullYear() === new Date().getFullYear();
      return `${(sameYear ? day : dayOfYear).format(date)}, ${clock.format(date)}`;
    },
    /** Today, yesterday, or the weekday and date. */
    dayName: (at: number) => {
      const ago = Math.round((midnightOf(Date.now()) - midnightOf(at)) / DAY_MS);
      return ago === 0 || ago === 1 ? nearDay.format(-ago, 'day') : fullDay.format(new Date(at));
    },
    time: (at: number) => clock.format(new Date(at)),
  };
});

/** Formats amounts, distances and times according to the settings and the user's locale. */
export function useFormat() {
  const { dateLocale } = useLanguage();
  const { settings } = useSession();
  return formatsOf(dateLocale, settings);
}
