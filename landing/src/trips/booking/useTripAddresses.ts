import { type ShownAddress, type TripPlaces, tripAddresses } from '@wayfare/shared';
import { useLanguage } from '../../frame/language/LanguageProvider.js';

/** The addresses of a trip as the user can read them (rule 4.95). A drop that is unknown says so. */
export function useTripAddresses(trip: TripPlaces): {
  pickup: ShownAddress;
  stops: ShownAddress[];
  drop: ShownAddress;
} {
  const { t, locale } = useLanguage();
  const { drop, ...places } = tripAddresses(trip, locale);
  return { ...places, drop: drop ?? { text: t('trip_drop_open') } };
}
