import { conflict, notFound, type SavedPlace, type SavedPlaceInput, withSavedPlace } from '@wayfare/shared';
import type { OfficeServices } from '../services.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { sendUserChanged } from '../../people/user/user.realtime.js';

/** @throws too_many_places (409) */
export function savePlace(
  user: StoredUser,
  input: SavedPlaceInput,
  services: OfficeServices,
): Promise<StoredUser> {
  const added = { ...input, id: services.newId() };
  return changePlaces(
    user,
    (places) => {
      const isSame = (place: SavedPlace) =>
        place.kind === added.kind &&
        place.lat === added.lat &&
        place.lng === added.lng &&
        place.name === added.name;
      // A repeated request, or the same place once more.
      if (places.some(isSame)) return places;
      const next = withSavedPlace(places, added);
      if (!next) throw conflict('too_many_places');
      return next;
    },
    services,
  );
}

/** @throws not_found (404) */
export const removePlace = (user: StoredUser, id: string, services: OfficeServices): Promise<StoredUser> =>
  changePlaces(
    user,
    (places) => {
      if (!places.some((place) => place.id === id)) throw notFound();
      return places.filter((place) => place.id !== id);
    },
    services,
  );

/** @throws not_found (404) if the account has been deleted */
async function changePlaces(
  { id }: StoredUser,
  change: (places: readonly SavedPlace[]) => readonly SavedPlace[],
  { db, realtime }: OfficeServices,
): Promise<StoredUser> {
  await db.users.changePlaces(id, change);
  const user = await db.users.findById(id);
  if (!user) throw notFound();
  sendUserChanged(user, realtime);
  return user;
}
