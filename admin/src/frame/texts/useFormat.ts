import { createFormats, createOnce, createTimes, settingsIn, useZone } from '@wayfare/web/language';
import { useCallback } from 'react';
import { useSession } from '../session/session.js';
import { useDateLocale } from './useDateLocale.js';
import { useText } from './useText.js';

type Settings = Parameters<typeof createFormats>[1] & { timeZone: string };

const formatsOf = createOnce((locale: string, settings: Settings, t) => ({
  ...createFormats(locale, settings),
  ...createTimes(locale, settings, t, {
    partsOf: () => ({ year: 'numeric', month: 'short', day: 'numeric' }),
    clock: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
  }),
}));

/**
 * Formats amounts, distances and times according to the settings and the user's language. Times are those of
 * `zone`, of the zone around (`InZone`), or of the business.
 */
export function useFormat(zone?: string | null) {
  const around = useZone();
  return useFormatIn()(zone ?? around);
}

/** Returns a function that gives the formats of a time zone; without one, those of the business. */
export function useFormatIn() {
  const locale = useDateLocale();
  const { settings } = useSession();
  const text = useText();
  return useCallback(
    (zone: string | null | undefined) => formatsOf(locale, settingsIn(settings, zone), text),
    [locale, settings, text],
  );
}
