import { matchingSavedAddress, type Place, type SavedAddress } from '@wayfare/shared';
import type { CarriedEffect } from '../../platform/effects/effect.js';
import type { PeopleServices } from '../services.js';
import { sendUserChanged } from './user.realtime.js';

/** A trip, as far as the records of its rider and driver need it. */
type Trip = { id: string };

/** A rating that someone gives. */
type Rating = { user: string; rate: number };

/** Effects on the records of the rider and the driver of a trip. */
export const userEffects = {
  async saveAddress(
    { id }: Trip,
    { data: { rider, drop } }: CarriedEffect<{ rider: string; drop: Place }>,
    { db }: PeopleServices,
  ) {
    const { convert_to_mile } = await db.settings.settings();
    await db.users.saveAddress(rider, id, (addresses) => withDrop(addresses, drop, convert_to_mile));
  },
  async rateDriver(
    { id }: Trip,
    { data }: CarriedEffect<Rating & { driver: string }>,
    services: PeopleServices,
  ) {
    await addRating(data.driver, { ...data, booking: id }, services);
  },
  async rateRider(
    { id }: Trip,
    { data }: CarriedEffect<Rating & { rider: string }>,
    services: PeopleServices,
  ) {
    await addRating(data.rider, { ...data, booking: id }, services);
  },
};

async function addRating(
  uid: string,
  rating: Rating & { booking: string },
  { db, realtime }: PeopleServices,
): Promise<void> {
  await db.users.addRating(uid, rating);
  const rated = await db.users.findById(uid);
  if (rated) sendUserChanged(rated, realtime);
}

/** The saved addresses with one more use of the drop counted (rule 4.13). */
function withDrop(addresses: readonly SavedAddress[], drop: Place, convertToMile: boolean): SavedAddress[] {
  const known = matchingSavedAddress(addresses, drop, convertToMile);
  if (known === -1) return [...addresses, { description: drop.add, lat: drop.lat, lng: drop.lng, count: 1 }];
  return addresses.map((address, index) =>
    index === known ? { ...address, count: address.count + 1 } : address,
  );
}
