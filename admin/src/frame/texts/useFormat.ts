import { createFormats, createOnce, createTimes } from '@wayfare/web/language';
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

/** Formats amounts, distances and times according to the settings and the user's language. */
export function useFormat() {
  const locale = useDateLocale();
  const { settings } = useSession();
  return formatsOf(locale, settings, useText());
}
