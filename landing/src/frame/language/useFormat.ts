import { createFormats, createOnce, createTimes, settingsIn, useZone } from '@wayfare/web/language';
import { useCallback } from 'react';
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

/**
 * Formats amounts, distances and times according to the settings and the user's locale. Times are those of
 * `zone`, of the zone around (`InZone`), or of the business.
 */
export function useFormat(zone?: string | null) {
  const around = useZone();
  return useFormatIn()(zone ?? around);
}

/** Returns a function that gives the formats of a time zone; without one, those of the business. */
export function useFormatIn() {
  const { t, dateLocale } = useLanguage();
  const { settings } = useSession();
  return useCallback(
    (zone: string | null | undefined) => formatsOf(dateLocale, settingsIn(settings, zone), t),
    [dateLocale, settings, t],
  );
}
