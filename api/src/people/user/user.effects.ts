import { matchingSavedAddress, type Place, type SavedAddress } from '@wayfare/shared';
import type { EffectHandlers } from '../../trips/booking/effects/effectHandler.js';
import { freeDriver } from './freeDriver.js';
import { earnReferralBonus } from './payReferralBonus.js';

/** Effects on the rider and the driver of a trip. */
export const userEffects = {
  freeDriver: ({ id }, { data: { driver, ...trip } }, services) => freeDriver(driver, id, trip, services),
  async earnBonus(_booking, { data }, services) {
    for (const uid of data.users) await earnReferralBonus(uid, services);
  },
  async saveAddress({ id }, { data: { rider, drop } }, { db }) {
    const { convert_to_mile } = await db.settings.settings();
    await db.users.saveAddress(rider, id, (addresses) => withDrop(addresses, drop, convert_to_mile));
  },
  async rateDriver({ id }, { data }, { db }) {
    await db.users.addRating(data.driver, { ...data, booking: id });
  },
  async rateRider({ id }, { data }, { db }) {
    await db.users.addRating(data.rider, { ...data, booking: id });
  },
} satisfies Partial<EffectHandlers>;

/** The saved addresses with one more use of the drop counted (rule 4.13). */
function withDrop(addresses: readonly SavedAddress[], drop: Place, convertToMile: boolean): SavedAddress[] {
  const known = matchingSavedAddress(addresses, drop, convertToMile);
  if (known === -1) return [...addresses, { description: drop.add, lat: drop.lat, lng: drop.lng, count: 1 }];
  return addresses.map((address, index) =>
    index === known ? { ...address, count: address.count + 1 } : address,
  );
}
