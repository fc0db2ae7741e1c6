import { dateLocaleOf } from '@wayfare/web/language';
import { useLocale } from 'react-admin';
import { useSession } from '../session/session.js';

/** The locale for numbers, dates and times. */
export function useDateLocale(): string {
  const locale = useLocale();
  const { languages } = useSession();
  return dateLocaleOf(languages, locale);
}
