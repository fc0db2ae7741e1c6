import fc from 'fast-check';
import { type Business, type Command, isStreet, type Who } from './business.js';

/** A step of a history: a command, several concurrent commands, or time that passes. */
export type Moment =
  | { kind: 'command'; choice: Choice }
  | { kind: 'race'; choices: Choice[] }
  | { kind: 'wait'; ms: number };

/** A random choice. The state at that point determines which command it becomes. */
export interface Choice {
  /** Usually true: the user whose turn it is sends the command. */
  rightful: boolean;
  who: number;
  /** The trip of the command, counted back from the newest. */
  back: number;
  /** Usually true: the command is the next step of that trip. */
  next: boolean;
  what: number;
  value: number;
}

const aChoice = fc.record<Choice>({
  rightful: fc.integer({ min: 0, max: 9 }).map((lot) => lot < 8),
  who: fc.nat(9),
  back: fc.oneof({ weight: 3, arbitrary: fc.nat(1) }, fc.nat(5)),
  next: fc.integer({ min: 0, max: 9 }).map((lot) => lot < 6),
  what: fc.nat(99),
  value: fc.nat(999),
});

const aMoment: fc.Arbitrary<Moment> = fc.oneof(
  { weight: 16, arbitrary: aChoice.map((choice): Moment => ({ kind: 'command', choice })) },
  {
    weight: 3,
    arbitrary: fc
      .array(aChoice, { minLength: 2, maxLength: 4 })
      .map((choices): Moment => ({ kind: 'race', choices })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(1_000, 31_000, 180_000, 660_000, 1_860_000)
      .map((ms): Moment => ({ kind: 'wait', ms })),
  },
);

/** Histories of 40 to 80 moments. */
export const aHistory = fc.array(aMoment, { minLength: 40, maxLength: 80, size: 'max' });

const MODES = ['cash', 'wallet', 'card'] as const;
const CODES = ['right', 'right', 'right', 'wrong', 'none'] as const;
/** In thousandths: zero, negative, and amounts with zero to three decimals. */
const AMOUNTS = [0n, -1_000n, 1_000n, 1_500n, 1_250n, 1_255n, 10_000n, 100_000n, 1n];
const pick = <T>(from: readonly T[], lot: number) => from[lot % from.length] as T;

/** All users, riders and drivers by number. */
const everybody: readonly Who[] = [
  ...[0, 1, 2].map((n) => ({ role: 'rider', n }) as const),
  ...[0, 1, 2, 3].map((n) => ({ role: 'driver', n }) as const),
  { role: 'admin' },
  { role: 'fleetadmin' },
  { role: 'anonymous' },
];

/** Returns the command of a choice in the current state. */
export function commandOf(business: Business, choice: Choice): Command {
  const trip = Math.max(0, business.trips.length - 1 - choice.back);
  const name = choice.next && choice.what < 80 ? nextStep(business, trip, choice) : pick(OTHERS, choice.what);
  const anybody = pick(everybody, choice.who);
  return made(name, choice.rightful ? rightful(business, trip, name, choice) : anybody, trip, choice);
}

/** A command about one trip, for a race: several users act on the same trip. */
export function raceCommandOf(business: Business, choice: Choice, trip: number): Command {
  const own = business.trips[trip];
  const wanted =
    own?.status === 'NEW'
      ? (['accept', 'accept', 'accept', 'decline', 'cancel', 'change', 'change'] as const)
      : RACED;
  const name = choice.next ? nextStep(business, trip, choice) : pick(wanted, choice.what);
  const raced = name === 'book' ? 'cancel' : name;
  return made(raced, rightful(business, trip, raced, choice), trip, choice);
}

const RACED = [
  'cancel',
  'arrive',
  'start',
  'reach',
  'change',
  'change',
  'pay',
  'pay',
  'complete',
  'rate',
  'withdraw',
  'credit',
] as const;
const OTHERS: readonly Command['name'][] = [
  'book',
  'book',
  'book',
  'accept',
  'decline',
  'arrive',
  'start',
  'reach',
  'pay',
  'complete',
  'cancel',
  'cancel',
  'rate',
  'assign',
  'assign',
  'change',
  'change',
  'change',
  'credit',
  'withdraw',
  'withdraw',
  'process',
  'street',
  'street',
  'street',
  'online',
  'online',
  'set',
  'set',
];

function nextStep({ trips }: Business, index: number, { what }: Choice): Command['name'] {
  const next = {
    PAYMENT_PENDING: ['cancel'],
    NEW: ['accept', 'accept', 'accept', 'assign', 'decline', 'change'],
    ACCEPTED: ['arrive', 'arrive', 'cancel', 'change'],
    ARRIVED: ['start', 'start', 'change'],
    STARTED: ['reach', 'change'],
    REACHED: ['pay'],
    PENDING: ['pay'],
    PAID: ['complete', 'rate', 'book'],
    COMPLETE: ['book', 'rate'],
    CANCELLED: ['book'],
  } as const;
  const status = trips[index]?.status;
  return status ? pick(next[status], what) : 'book';
}

/** A user whose turn it is. */
function rightful({ trips }: Business, index: number, name: Command['name'], { who, value }: Choice): Who {
  const trip = trips[index];
  const rider: Who = { role: 'rider', n: trip && !isStreet(trip) ? trip.rider : who % 3 };
  const driver: Who = {
    role: 'driver',
    n: trip?.driver ?? pick(trip?.requested.length ? trip.requested : [who % 4], value),
  };
  switch (name) {
    case 'book':
      return who < 7 ? { role: 'rider', n: who % 3 } : { role: 'admin' };
    case 'rate':
    case 'pay':
    case 'complete':
    case 'cancel':
      return pick([rider, driver], value);
    case 'change':
      return pick([rider, driver, { role: 'admin' } as const, rider], value);
    case 'assign':
    case 'credit':
    case 'process':
    case 'set':
      return { role: 'admin' };
    case 'withdraw':
    case 'street':
    case 'online':
      return { role: 'driver', n: who % 4 };
    default:
      return driver;
  }
}

function made(name: Command['name'], by: Who, trip: number, { what, value, who }: Choice): Command {
  const person = pick(everybody.slice(0, 7), value) as { role: 'rider' | 'driver'; n: number };
  switch (name) {
    case 'book': {
      // Only staff book trips without a destination, which are paid in cash.
      const kind = by.role === 'admin' && value % 2 === 0 ? 'asDirected' : 'ordinary';
      return {
        name,
        by,
        kind,
        mode: kind === 'asDirected' ? 'cash' : pick(MODES, value),
        laterMinutes: pick([null, null, null, 14, 15, 40], what),
        rider: value % 3,
      };
    }
    case 'street':
      return { name, by };
    case 'start':
      return { name, by, trip, code: pick(CODES, value) };
    case 'reach':
      return { name, by, trip, end: value % 4 };
    case 'change':
      // The first end, and the one nearest to it.
      return { name, by, trip, end: pick([0, 3], what + value) };
    case 'pay':
      return {
        name,
        by,
        trip,
        mode: by.role === 'driver' ? pick(['cash', 'cash', 'wallet'] as const, value) : pick(MODES, value),
      };
    case 'rate':
      return { name, by, trip, rate: 1 + (value % 5) };
    case 'assign':
      return { name, by, trip, driver: value % 4 };
    case 'credit':
      return { name, by, to: person, amount: pick(AMOUNTS, what) };
    case 'withdraw':
      return { name, by, amount: pick(AMOUNTS, value) };
    case 'process':
      return { name, by, withdraw: value % 4 };
    case 'online':
      return { name, by, isActive: value % 3 > 0 };
    case 'set':
      return { name, by, change: pick(CHANGES, value + who) };
    default:
      return { name, by, trip };
  }
}

const CHANGES: readonly Partial<Business['settings']>[] = [
  { negativeBalance: false },
  { negativeBalance: true },
  { autoDispatch: false },
  { autoDispatch: true },
  { autoDispatch: true },
  { otp_secure: true },
  { otp_secure: false },
  { RiderWithDraw: true },
  { RiderWithDraw: false },
  { decimal: 0 },
  { decimal: 1 },
  { decimal: 2 },
  { decimal: 3 },
];
