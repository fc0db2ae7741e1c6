import { createHash } from 'node:crypto';
import type { Random } from '@wayfare/shared';
import { MOST } from '../options.js';

/** A simulated person, before having an account. */
export interface Person {
  role: 'rider' | 'driver';
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  password: string;
  /** The address that requests claim to come from: see docs/architecture/simulator.md. */
  address: string;
}

const FIRST = [
  'Ada',
  'Ben',
  'Carla',
  'Dmitri',
  'Elif',
  'Farah',
  'Grace',
  'Hugo',
  'Ines',
  'Jamal',
  'Kenji',
  'Lena',
  'Mateo',
  'Nadia',
  'Omar',
  'Priya',
  'Quinn',
  'Rosa',
  'Samir',
  'Tess',
  'Uma',
  'Viktor',
  'Wanda',
  'Yusuf',
];
const LAST = [
  'Abbott',
  'Bauer',
  'Castillo',
  'Dubois',
  'Eze',
  'Fischer',
  'Garcia',
  'Haddad',
  'Ivanov',
  'Jensen',
  'Kim',
  'Lopez',
  'Moreau',
  'Nguyen',
  'Okafor',
  'Patel',
  'Rossi',
  'Silva',
  'Tanaka',
  'Usman',
  'Vargas',
  'Weber',
  'Young',
  'Zhang',
];

/** People of one seed; the numbers of this many seeds differ. */
const BLOCK = MOST.riders + MOST.drivers;
const SEEDS = 32;
/**
 * Of the numbers 555-0100 to 555-0199 of an area, which are reserved for fiction, those that the demo does
 * not use.
 */
const NUMBERS = { from: 20, count: 80 };

/** The person with an index among those of a role: always the same for the same seed and secret. */
export function personOf(
  role: Person['role'],
  index: number,
  { seed, secret }: { seed: number; secret: string },
  random: Random,
): Person {
  const email = `${role}-${index + 1}@city-${seed}.example`;
  const place = index + (role === 'driver' ? MOST.riders : 0);
  return {
    role,
    email,
    firstName: random.pick(FIRST),
    lastName: random.pick(LAST),
    mobile: fictionalMobile((seed % SEEDS) * BLOCK + place),
    // Long enough for each password rule, with every kind of character it may require.
    password: `Aa1#${createHash('sha256').update(`${secret} ${email}`).digest('hex').slice(0, 20)}`,
    address: testAddress(place),
  };
}

function fictionalMobile(slot: number): string {
  const area = 200 + Math.floor(slot / NUMBERS.count);
  return `+1${area}55501${NUMBERS.from + (slot % NUMBERS.count)}`;
}

/** An address of 198.18.0.0/15, which is reserved for measurements. Neighbors are in different networks. */
const testAddress = (place: number) => {
  const network = place % 512;
  return `198.${18 + (network >> 8)}.${network & 255}.${1 + Math.floor(place / 512)}`;
};
