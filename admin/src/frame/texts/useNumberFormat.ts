import { createFormats, createOnce } from '@wayfare/web/language';
import { useSession } from '../session/session.js';
import { useDateLocale } from './useDateLocale.js';
import { useText } from './useText.js';

const formatsOf = createOnce(createFormats);

/** Formats amounts, distances and durations, for screens without times: the first one loads no more. */
export function useNumberFormat() {
  const locale = useDateLocale();
  const { settings } = useSession();
  return formatsOf(locale, settings, useText());
}
