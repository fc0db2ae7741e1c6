import { carTypeText, extraText } from '@wayfare/shared';
import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { useCarTypes } from './useCarTypes.js';

/** Names that bookings and drivers have, in the language of the reader (rule 4.92). */
export function useTripWords() {
  const language = useLocale();
  const { data } = useCarTypes();
  return useMemo(() => {
    const carTypes = data ?? [];
    return {
      carType: (name: string) => carTypeText(name, carTypes, language),
      /** A booked parcel type or option. */
      extra: (chosen: { description: string }, { carType }: { carType: string }) =>
        extraText(chosen, { carType, carTypes, language }),
    };
  }, [data, language]);
}
