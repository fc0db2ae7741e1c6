import type { Actor, LatLng } from '@wayfare/shared';
import type { Services } from '../services.js';
import type { StoredUser } from '../../people/user/storedUser.js';

/** A driver and a rider who take trips together. */
export interface ReplayPair {
  driver: Actor;
  rider: Actor;
}

/**
 * The pairs of one worker take turns, so that no single user accumulates the ratings and addresses of
 * thousands of trips.
 */
const PAIRS = 12;
const SOMEWHERE: LatLng = { lat: 0, lng: 0 };

/** Creates the pairs of `workers` workers, driving a car type. `createdAt` is a ms timestamp. */
export async function createCrews(
  { workers, carType, createdAt }: { workers: number; carType: string; createdAt: number },
  { db, newId }: Services,
): Promise<ReplayPair[][]> {
  const people: StoredUser[] = [];
  const add = (usertype: 'driver' | 'rider', number: string, fields: Partial<StoredUser> = {}): Actor => {
    const id = newId();
    const firstName = usertype === 'driver' ? 'Driver' : 'Rider';
    people.push({
      id,
      usertype,
      firstName,
      lastName: number,
      approved: true,
      walletBalance: 0,
      createdAt,
      ...fields,
    });
    return { uid: id, usertype };
  };
  const crews = Array.from({ length: workers }, (_, worker) =>
    Array.from({ length: PAIRS }, (__, pair) => {
      const number = `${worker + 1}-${pair + 1}`;
      const driving = { carType, driverActiveStatus: true, queue: false, location: SOMEWHERE };
      return {
        driver: add('driver', number, { ...driving, vehicleNumber: `REPLAY ${number}` }),
        rider: add('rider', number),
      };
    }),
  );
  await db.users.insertMany(people);
  return crews;
}
