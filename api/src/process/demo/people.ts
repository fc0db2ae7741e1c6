import { type LatLng, referralIdFor, type Usertype } from '@wayfare/shared';
import { newYorkNeighbourhoods } from '../../basics/maps/newYork.streets.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { demoEmails } from './accounts.js';
import type { DemoCarType } from './carTypes.js';
import { licenseKey } from './license.js';
import { driverNames, riderNames } from './names.js';
import type { DemoRandom } from './random.js';

const DAY_MS = 86_400_000;
const AREA_CODES = ['212', '347', '646', '718', '917', '929'];
const BANKS = ['Hudson Savings', 'Five Boroughs Credit Union', 'Empire Mutual', 'Battery Trust'];

/** A driver with ratings in the database's format. */
export type DemoDriver = Omit<StoredUser, 'ratings'> & {
  ratings?: {
    userrating: number;
    count: number;
    sum: number;
    details: { user: string; rate: number; booking: string }[];
  };
};

/** All users of the demo. The first of each list is the demo account of its role. */
export interface DemoPeople {
  admins: StoredUser[];
  fleetAdmins: StoredUser[];
  drivers: DemoDriver[];
  riders: StoredUser[];
}

/** Where drivers wait: the borough and the number of drivers. */
const WAITING: readonly (readonly [locality: string, drivers: number])[] = [
  ['Manhattan, New York', 20],
  ['Brooklyn, New York', 12],
  ['Queens, New York', 7],
];
const AWAITING_APPROVAL = 3;

/** Creates the users, with sign-up times before `today` (a ms timestamp). */
export function demoPeople(carTypes: readonly DemoCarType[], today: number, random: DemoRandom): DemoPeople {
  const newUser = userMaker(random);
  const daysAgo = (days: number) => today - Math.round(days * DAY_MS);

  const admins = [
    newUser('admin', 'Alex', 'Morgan', daysAgo(430), demoEmails.admin),
    newUser('admin', 'Priscilla', 'Adeyemi', daysAgo(300)),
    newUser('admin', 'Jonas', 'Lindqvist', daysAgo(140)),
  ];
  const fleetAdmins = [
    newUser('fleetadmin', 'Grace', 'Whitfield', daysAgo(425), demoEmails.fleetadmin),
    newUser('fleetadmin', 'Harpreet', 'Gill', daysAgo(380)),
  ];

  const types = carTypes.flatMap((type) => Array.from({ length: type.drivers }, () => type));
  const shuffled = [types[0] as DemoCarType, ...shuffle(types.slice(1), random)];
  const waitingPlaces = waiting(random);
  const drivers = [['Daniel', 'Reyes'] as const, ...driverNames].map(([firstName, lastName], index, all) => {
    const isWaiting = index >= all.length - AWAITING_APPROVAL;
    const createdAt = isWaiting ? daysAgo(random.between(0.2, 5)) : daysAgo(random.between(370, 420));
    const user = newUser(
      'driver',
      firstName,
      lastName,
      createdAt,
      index === 0 ? demoEmails.driver : undefined,
    );
    const isOnline = !isWaiting && index % 6 !== 5;
    const fleet = index % 2 === 0 ? fleetAdmins[index < 24 ? 0 : 1]?.id : null;
    return {
      ...user,
      ...vehicle(shuffled[index] as DemoCarType, random),
      ...bank(random),
      approved: !isWaiting,
      // One has not chosen a car type yet; the others wait for the office.
      ...(isWaiting && onboarding(user.id, createdAt, index === all.length - 1)),
      driverActiveStatus: isOnline,
      queue: false,
      fleetadmin: fleet,
      location: index === 0 ? { lat: 40.7592, lng: -73.9846 } : waitingPlaces[index - 1],
      // No one uses their phones: they are silent until someone signs in as one of them.
      locationAt: today - 3_600_000,
    };
  });

  const riders = [['Maya', 'Chen'] as const, ...riderNames].map(([firstName, lastName], index) => {
    // Two fifths existed when the year started; the others joined during it.
    const createdAt = daysAgo(index < 24 ? random.between(366, 420) : random.between(5, 360));
    return newUser('rider', firstName, lastName, createdAt, index === 0 ? demoEmails.rider : undefined);
  });
  return { admins, fleetAdmins, drivers, riders };
}

/** Creates users with unique email, mobile and referral id. */
function userMaker(random: DemoRandom) {
  const taken = new Set<string>();
  let line = 0;

  function freeReferralId(firstName: string): string {
    for (;;) {
      const id = referralIdFor(plain(firstName), random.next);
      if (!taken.has(id)) {
        taken.add(id);
        return id;
      }
    }
  }

  return (
    usertype: Usertype,
    firstName: string,
    lastName: string,
    createdAt: number,
    email?: string,
  ): Omit<StoredUser, 'ratings'> => {
    // Numbers 555-0100 to 555-0199 are reserved for fiction.
    const area = AREA_CODES[line % AREA_CODES.length];
    const mobile = `+1${area}55501${String(Math.floor(line / AREA_CODES.length)).padStart(2, '0')}`;
    line += 1;
    return {
      id: random.id(createdAt),
      usertype,
      firstName,
      lastName,
      email: email ?? `${plain(firstName)}.${plain(lastName)}@people.example`,
      mobile,
      approved: true,
      emailVerified: true,
      mobileVerified: true,
      loginType: 'email',
      walletBalance: 0,
      createdAt,
      referralId: freeReferralId(firstName),
      ...(usertype !== 'rider' && { createdByAdmin: true }),
      ...(usertype === 'rider' && { userPlatform: random.pick(['ANDROID', 'IOS'] as const) }),
    };
  };
}

/** A name in the form used in email addresses. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

function vehicle({ record, needs, vehicles }: DemoCarType, random: DemoRandom) {
  const [vehicleMake, vehicleModel] = random.pick(vehicles);
  return {
    carType: record.name,
    ...(needs.length > 0 && { needs: [...needs] }),
    vehicleMake,
    vehicleModel,
    vehicleNumber: `T${random.whole(100_000, 799_999)}C`,
    other_info: `${random.whole(2019, 2025)}`,
    vehicleColor: random.pick(['Black', 'White', 'Silver', 'Gray', 'Blue', 'Red']),
  };
}

function bank(random: DemoRandom) {
  return {
    bankName: random.pick(BANKS),
    bankCode: `0210${random.whole(10_000, 99_999)}`,
    bankAccount: String(random.whole(1_000_000_000, 9_999_999_999)),
  };
}

/**
 * A waiting location for every driver but the first, within a few hundred meters of a neighborhood's center.
 */
function waiting(random: DemoRandom): LatLng[] {
  const near = (degrees: number) => Math.round((degrees + random.between(-0.0025, 0.0025)) * 1e5) / 1e5;
  const places = WAITING.flatMap(([locality, count]) => {
    const neighbourhoods = shuffle(
      newYorkNeighbourhoods.filter((place) => place.locality === locality),
      random,
    );
    return Array.from({ length: count }, (_, index) => {
      const { lat, lng } = neighbourhoods[index % neighbourhoods.length] as LatLng;
      return { lat: near(lat), lng: near(lng) };
    });
  });
  return shuffle(places, random);
}

function shuffle<T>(items: readonly T[], random: DemoRandom): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = random.whole(0, last);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}

/** A new driver's way to the approval: complete, or without a car type. */
const onboarding = (
  id: string,
  at: number,
  isOpen: boolean,
): Pick<StoredUser, 'licenseImage' | 'onboarding' | 'carType'> => ({
  licenseImage: licenseKey(id),
  onboarding: { state: isOpen ? 'open' : 'submitted', at },
  ...(isOpen && { carType: null }),
});
