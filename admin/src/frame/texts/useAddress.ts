import { addressText, wholeAddress, type WrittenAddress } from '@wayfare/shared';
import { useCallback, useMemo } from 'react';
import { useLocale } from 'react-admin';

/** Writes addresses for the reader (rule 4.95). */
export interface AddressWords {
  /** The text that the reader can read. */
  short: (place: WrittenAddress) => string;
  /** The same with what was chosen in brackets, where it differs. */
  whole: (place: WrittenAddress) => string;
}

/** Writes addresses in the script of the user's language. */
export function useAddress(): AddressWords {
  const locale = useLocale();
  const short = useCallback((place: WrittenAddress) => addressText(place, locale), [locale]);
  const whole = useCallback((place: WrittenAddress) => wholeAddress(place, locale), [locale]);
  return useMemo(() => ({ short, whole }), [short, whole]);
}
