import type { Place, SavedPlace, TranslationKey, User } from '@wayfare/shared';

/** Returns the name of a saved place; its address if the rider gave it no name. */
export const savedPlaceName = (
  { kind, name, add }: Pick<SavedPlace, 'kind' | 'name' | 'add'>,
  t: (key: TranslationKey) => string,
): string => (kind === 'other' ? name || add : t(`places_kind_${kind}`));

/** The earlier drops that are offered besides the saved places. */
const MOST_EARLIER = 5;

/** A place that the booking form offers: one saved by the rider has a kind. */
export type OfferedPlace = Place & { saved?: SavedPlace };

/** The places offered to a rider before anything is typed: saved ones first, then the most frequent drops. */
export function offeredPlaces(user: Pick<User, 'places' | 'savedAddresses'> | null): OfferedPlace[] {
  const saved = (user?.places ?? []).map((place) => ({
    lat: place.lat,
    lng: place.lng,
    add: place.add,
    saved: place,
  }));
  const isSaved = (address: string) => saved.some(({ add }) => add === address);
  const earlier = (user?.savedAddresses ?? [])
    .filter(({ description }) => !isSaved(description))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_EARLIER)
    .map(({ description, lat, lng }) => ({ lat, lng, add: description }));
  return [...saved, ...earlier];
}
