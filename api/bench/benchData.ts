import type { CarType, LatLng, Usertype } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { beginTokens } from '../src/people/auth/refreshToken.js';
import { decimal128 } from '../src/platform/database/money.js';
import type { Services } from '../src/process/services.js';
import type { StoredUser } from '../src/people/user/storedUser.js';
import { callers, type Timing } from './measure.js';

/** The location of all data. */
export const CITY: LatLng = { lat: 40.75, lng: -73.98 };
export const CAR_TYPE = 'Bench';
const BATCH = 2_000;

/** An approved user of a role, for measurements. */
export function aBenchUser(usertype: Usertype, id: string, fields: Partial<StoredUser> = {}): StoredUser {
  return {
    id,
    usertype,
    firstName: 'Bench',
    lastName: id.slice(-6),
    approved: true,
    walletBalance: 0,
    createdAt: Date.now(),
    ...fields,
  };
}

/** A place near the city center, fixed for a given number; places are spread evenly within `degrees`. */
export function placeOf(number: number, degrees = 0.25): LatLng {
  // Multiples of these golden ratio constants fill a square without a pattern.
  const [a, b] = [(number * 0.7548776662466927) % 1, (number * 0.5698402909980532) % 1];
  return { lat: CITY.lat + (a - 0.5) * 2 * degrees, lng: CITY.lng + (b - 0.5) * 2 * degrees };
}

/** Sets up what bookings need: a car type, and settings with automatic dispatch. */
export async function prepareBusiness({ db, newId }: Services): Promise<void> {
  const carType: CarType = {
    id: newId(),
    name: CAR_TYPE,
    base_fare: 2,
    rate_per_unit_distance: 1,
    rate_per_hour: 10,
    min_fare: 3,
    convenience_fees: 10,
    convenience_fee_type: 'percentage',
    createdAt: Date.now(),
  } as CarType;
  await db.carTypes.insert(carType);
  await db.settings.saveSettings({
    autoDispatch: true,
    negativeBalance: true,
    otp_secure: false,
    maxOpenBookings: 1000,
    maxCancellations: 1000,
  });
}

/** Inserts many drivers at once, optionally every second one busy. Returns their ids. */
export async function insertDrivers(
  connection: Connection,
  newId: () => string,
  count: number,
  { degrees, everySecondBusy = false }: { degrees?: number; everySecondBusy?: boolean } = {},
): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  const users = connection.collection<{ _id: string }>('users');
  for (let from = 0; from < count; from += BATCH) {
    const rows = ids.slice(from, from + BATCH).map((id, index) => ({
      ...aBenchUser('driver', id),
      _id: id,
      walletBalance: decimal128(0),
      wallet: { sequence: 0, recent: [], pending: [] },
      carType: CAR_TYPE,
      driverActiveStatus: true,
      queue: everySecondBusy && index % 2 === 1,
      location: placeOf(from + index, degrees),
      // Their devices are not silent however long a measurement takes.
      idleSince: Date.now() + 86_400_000,
      search: [],
    }));
    await users.insertMany(rows as never[], { ordered: false });
  }
  return ids;
}

/** Inserts signed-in riders. Returns their ids and tokens, which are valid `longer` than usual, in ms. */
export async function insertRiders(count: number, longer = 0, services: Services) {
  const riders = Array.from({ length: count }, () => aBenchUser('rider', services.newId()));
  await services.db.users.insertMany(riders);
  return Promise.all(
    riders.map(async (rider) => ({ id: rider.id, token: await benchToken(rider, longer, services) })),
  );
}

/**
 * A token for a user who has just proven their identity.
 * @param longer how much longer than usual it is valid, in ms: it is issued as of that much later
 */
export async function benchToken(
  user: { id: string; usertype: Usertype },
  longer = 0,
  services: Services,
): Promise<string> {
  const now = services.clock.now();
  const issuing = { ...services, clock: { now: () => now + longer } };
  const { accessToken } = await beginTokens(user, { agent: 'a benchmark', provenAt: now }, issuing);
  return accessToken;
}

/** The body of a booking near the city center. */
export function aBenchTrip(number: number) {
  const pickup = placeOf(number, 0.02);
  return {
    pickup: { ...pickup, add: 'A street' },
    drop: { lat: pickup.lat + 0.02, lng: pickup.lng, add: 'Another street' },
    carType: CAR_TYPE,
    payment_mode: 'cash',
  };
}

/** Books trips over HTTP, `atATime` concurrently. @throws when one is rejected */
export function bookTrips(
  url: string,
  riders: readonly { token: string }[],
  { count, atATime }: { count: number; atATime: number },
): Promise<Timing> {
  return callers({ count, atATime }, async (call, caller) => {
    await post(`${url}/api/bookings`, riders[caller % riders.length]?.token as string, aBenchTrip(call));
  });
}

/** Posts JSON. @throws when it is rejected */
export async function post(url: string, token: string, body: object): Promise<{ id: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${text}`);
  return JSON.parse(text) as { id: string };
}
