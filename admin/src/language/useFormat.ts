import { FALLBACK_LOCALE, formatAmount, inDistanceUnit } from '@wayfare/shared';
import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { useSession } from '../providers/session.js';

/** An admin can enter any date locale; one the browser does not accept must not crash the page. */
function usableLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? FALLBACK_LOCALE;
  } catch {
    return FALLBACK_LOCALE;
  }
}

/** The locale for numbers, dates and times. */
export function useDateLocale(): string {
  const locale = useLocale();
  const { languages } = useSession();
  return usableLocale(languages.find((language) => language.langLocale === locale)?.dateLocale ?? locale);
}

/** Formats amounts, distances and times according to the settings and the user's language. */
export function useFormat() {
  const locale = useDateLocale();
  const { settings } = useSession();
  return useMemo(() => {
    const unit = settings.convert_to_mile ? 'mile' : 'kilometer';
    const distance = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
    const minutes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute' });
    const hours = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour' });
    const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
    const number = new Intl.NumberFormat(locale);
    return {
      money: (amount: number) => formatAmount(amount, settings, locale),
      /** A distance in kilometers. */
      distance: (km: number) => distance.format(inDistanceUnit(km, settings.convert_to_mile)),
      duration: (seconds: number) => {
        const whole = Math.round(seconds / 60);
        if (whole < 60) return minutes.format(whole);
        const rest = whole % 60;
        const full = hours.format(Math.floor(whole / 60));
        return rest === 0 ? full : `${full} ${minutes.format(rest)}`;
      },
      dateTime: (at: number) => dateTime.format(new Date(at)),
      /** A time of day, to the second. */
      time: (at: number) => time.format(new Date(at)),
      number: (value: number) => number.format(value),
    };
  }, [locale, settings]);
}
