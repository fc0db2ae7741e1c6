import type { Actor, LatLng } from '@wayfare/shared';
import type { Services } from '../services.js';
import type { StoredUser } from '../user/user.repository.js';

/** The people one worker of a replay drives with: nobody else's dispatch knows them. */
export interface ReplayCrew {
  driver: Actor;
  riders: Actor[];
}

/** Riders of a crew take turns, so that no one person has to remember every address. */
const RIDERS = 8;
const SOMEWHERE: LatLng = { lat: 0, lng: 0 };

/** Makes the people of `count` workers, driving a car type. `createdAt` is a ms timestamp. */
export async function createCrews(
  { db, newId }: Services,
  { count, carType, createdAt }: { count: number; carType: string; createdAt: number },
): Promise<ReplayCrew[]> {
  const person = (usertype: 'driver' | 'rider', firstName: string, lastName: string): StoredUser => ({
    id: newId(),
    usertype,
    firstName,
    lastName,
    approved: true,
    walletBalance: 0,
    createdAt,
  });
  const crews = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1);
    const driver = {
      ...person('driver', 'Driver', number),
      carType,
      vehicleNumber: `REPLAY ${number}`,
      driverActiveStatus: true,
      queue: false,
      location: SOMEWHERE,
    };
    const riders = Array.from({ length: RIDERS }, (__, rider) =>
      person('rider', 'Rider', `${number}-${rider + 1}`),
    );
    return { driver, riders };
  });
  await db.users.insertMany(crews.flatMap(({ driver, riders }) => [driver, ...riders]));
  return crews.map(({ driver, riders }) => ({
    driver: { uid: driver.id, usertype: 'driver' },
    riders: riders.map(({ id }) => ({ uid: id, usertype: 'rider' })),
  }));
}
