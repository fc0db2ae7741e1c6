import type { LatLng } from '@wayfare/shared';
import { PASSWORD } from '../fleet/fleet.js';
import type { CallLog } from './callLog.js';
import { type Account, createPerson, type Person } from './person.js';

const ADMIN = 'admin@wayfare.example';
/** What riders have in their wallets at first. */
const FIRST_CREDIT = 5_000;
/** People who neither book nor drive: their wallets contain what they were credited, and nothing else. */
const SAVERS = 5;
/** Accounts that are opened at the same time. */
const AT_A_TIME = 4;
/** The number of the first account: admins come before. */
const FIRST_NUMBER = 10;

/** A rider and a driver so far from all others that they are always matched. */
export interface Pair {
  number: number;
  rider: Person;
  driver: Person;
  /** The two places between which they drive, a block apart. */
  places: readonly [LatLng, LatLng];
  carType: string;
}

/** Everyone who uses an installation. */
export interface Town {
  admin: Person;
  pairs: readonly Pair[];
  savers: readonly Person[];
  /** What anyone sends from now on is recorded there. */
  logTo(log: CallLog): void;
  /** How often connections of sockets have ended. */
  disconnects(): number;
  close(): void;
}

/** Opens the accounts of a town, through the API. @throws when one is refused */
export async function openTown(url: string, pairCount: number, log: CallLog): Promise<Town> {
  const admin = createPerson(url, { number: 0, email: ADMIN, password: PASSWORD }, log);
  const people: Person[] = [admin];
  const carTypes = await expectOk(admin.persist({ method: 'GET', path: '/cartypes?range=[0,9]' }));
  const carType = (carTypes as { name: string }[])[0]?.name as string;
  const open = async (role: 'rider' | 'driver', number: number, carType_?: string) => {
    const person = await openAccount(url, { role, number, carType: carType_ }, admin, log);
    people.push(person);
    return person;
  };

  // One admin credits all wallets.
  const limits = { approvalLimit: null, maxOpenBookings: 20 };
  await expectOk(admin.persist({ method: 'PUT', path: '/settings', body: limits }));
  const savers: Person[] = [];
  for (let index = 0; index < SAVERS; index += 1) savers.push(await open('rider', FIRST_NUMBER + index));
  const pairs: Pair[] = [];
  const numbers = Array.from({ length: pairCount }, (_, index) => index);
  const openPairs = async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const first = FIRST_NUMBER + SAVERS + 2 * number;
      const rider = await open('rider', first);
      await credit(admin, rider.id, { key: `first-${number}`, amount: FIRST_CREDIT });
      const driver = await open('driver', first + 1, carType);
      const places = placesOf(number);
      pairs.push({ number, rider, driver, places, carType });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, openPairs));
  return {
    admin,
    pairs,
    savers,
    logTo(next) {
      for (const person of people) person.logTo(next);
    },
    disconnects: () =>
      pairs.reduce(
        (total, { rider, driver }) => total + rider.live().disconnects() + driver.live().disconnects(),
        0,
      ),
    close() {
      for (const person of people) person.close();
    },
  };
}

/** Credits a wallet once for a key. */
export async function credit(
  admin: Person,
  uid: string,
  { key, amount }: { key: string; amount: number },
): Promise<void> {
  const body = { uid, amount, note: 'Top-up' };
  await expectOk(admin.persist({ method: 'POST', path: '/wallet/credits', body, key }));
}

/** The body of an answer. @throws if the request was refused */
export async function expectOk(asked: Promise<{ status: number; body: unknown }>): Promise<unknown> {
  const { status, body } = await asked;
  if (status >= 300) throw new Error(`refused with ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  return body;
}

async function openAccount(
  url: string,
  { role, number, carType }: { role: 'rider' | 'driver'; number: number; carType: string | undefined },
  admin: Person,
  log: CallLog,
): Promise<Person> {
  const account: Account = {
    number,
    email: `${role}-${number}@endurance.example`,
    password: 'Endurance*person1',
  };
  const person = createPerson(url, account, log);
  const regData = {
    usertype: role,
    firstName: role === 'rider' ? 'Rita' : 'Dario',
    lastName: `Number ${number}`,
    email: account.email,
    // Numbers that are reserved for fiction.
    mobile: `+1${300 + Math.floor(number / 80)}55501${20 + (number % 80)}`,
    password: account.password,
    ...(carType && { carType, vehicleMake: 'Toyota', vehicleModel: 'Camry', vehicleNumber: `E ${number}` }),
  };
  const body = role === 'driver' ? { ...regData, licenseImage: await storeLicense(person) } : regData;
  await expectOk(person.caller.persist({ method: 'POST', path: '/user_signup', body: { regData: body } }));
  if (role === 'driver') {
    const filter = encodeURIComponent(JSON.stringify({ q: account.email, approved: false }));
    const found = await expectOk(
      admin.persist({ method: 'GET', path: `/drivers?range=[0,99]&filter=${filter}` }),
    );
    const own = (found as { id: string; email: string }[]).find(({ email }) => email === account.email);
    if (own)
      await expectOk(admin.persist({ method: 'PUT', path: `/drivers/${own.id}`, body: { approved: true } }));
  }
  await person.signIn();
  return person;
}

/** Pairs are far from each other, and from the demo's city. */
function placesOf(number: number): readonly [LatLng, LatLng] {
  const near = { lat: 33 + (number % 8) * 1.5, lng: -112 + Math.floor(number / 8) * 2 };
  return [near, { lat: near.lat + 0.001, lng: near.lng }];
}

async function storeLicense(person: Person): Promise<string> {
  const answer = await expectOk(person.caller.upload('/license_images', LICENSE));
  return (answer as { reference: string }).reference;
}

/** A picture of one gray pixel. */
const LICENSE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
