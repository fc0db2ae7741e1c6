import { carTypeText, extraText } from '@wayfare/shared';
import { useMemo } from 'react';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { useCarTypes } from './carTypes.js';

/** A booked trip, as far as the business has named what it is. */
interface NamedTrip {
  carType: string;
}

/**
 * Names that bookings and drivers have, in the language of the reader (rule 4.92). Until the car types are
 * there, and without a network, they are as the business wrote them.
 */
export function useTripWords() {
  const { locale } = useLanguage();
  const { data } = useCarTypes();
  return useMemo(() => {
    const carTypes = data ?? [];
    const extra = (description: string, { carType }: NamedTrip) =>
      extraText({ description }, { carType, carTypes, language: locale });
    return {
      carType: (name: string) => carTypeText(name, carTypes, locale),
      /** A parcel type or option of a trip; null if it has none. */
      extra: (chosen: { description: string } | null | undefined, trip: NamedTrip) =>
        chosen ? extra(chosen.description, trip) : null,
    };
  }, [data, locale]);
}
