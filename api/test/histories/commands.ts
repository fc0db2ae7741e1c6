import fc from 'fast-check';
import { type Business, type Command, isStreet, type Trip, type Who } from './business.js';
import { type Choice, everybody, made, pick } from './madeCommand.js';

/**
 * A step of a history: a command, several concurrent commands, time that passes, or what needs several
 * commands in their order: a rider who does not come, and a driver's next trip.
 */
export type Moment =
  | { kind: 'command'; choice: Choice }
  | { kind: 'absence'; choice: Choice }
  | { kind: 'next'; choice: Choice }
  | { kind: 'race'; choices: Choice[] }
  | { kind: 'wait'; ms: number };

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
  { weight: 1, arbitrary: aChoice.map((choice): Moment => ({ kind: 'absence', choice })) },
  { weight: 1, arbitrary: aChoice.map((choice): Moment => ({ kind: 'next', choice })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(1_000, 31_000, 180_000, 660_000, 1_860_000)
      .map((ms): Moment => ({ kind: 'wait', ms })),
  },
);

/** Histories of 40 to 80 moments. */
export const aHistory = fc.array(aMoment, { minLength: 40, maxLength: 80, size: 'max' });

/** Returns the command of a choice in the current state. */
export function commandOf(business: Business, choice: Choice): Command {
  const trip = Math.max(0, business.trips.length - 1 - choice.back);
  const wanted =
    choice.next && choice.what < 80 ? nextStep(business, trip, choice) : pick(OTHERS, choice.what);
  const name = asPossible(business.trips[trip], wanted);
  const anybody = pick(everybody, choice.who);
  return made(business, name, choice.rightful ? rightful(business, trip, name, choice) : anybody, {
    trip,
    choice,
  });
}

/** A command about one trip, for a race: several users act on the same trip. */
export function raceCommandOf(business: Business, choice: Choice, trip: number): Command {
  const own = business.trips[trip];
  const wanted =
    own?.status === 'NEW'
      ? (['accept', 'accept', 'extra', 'accept', 'decline', 'cancel', 'change', 'extra', 'change'] as const)
      : RACED;
  const name = choice.next ? nextStep(business, trip, choice) : pick(wanted, choice.what);
  const raced = asPossible(own, name === 'book' ? 'cancel' : name);
  return made(business, raced, rightful(business, trip, raced, choice), { trip, choice });
}

/** What happens around a rider who does not come: commands, and a wait of eleven minutes. */
export const ABSENCE = [
  'accept',
  'arrive',
  'tryToReach',
  'tryToReach',
  'wait',
  'noShow',
  'dispute',
  'decide',
] as const;

/** The newest trip whose rider may not come; -1 without one. */
export const tripOfAbsence = ({ trips }: Business): number =>
  trips.findLastIndex(
    ({ status, requested }) =>
      status === 'ACCEPTED' || status === 'ARRIVED' || (status === 'NEW' && requested.length > 0),
  );

/** The next command around a rider who does not come. */
export function absenceCommandOf(
  business: Business,
  name: Exclude<(typeof ABSENCE)[number], 'wait'>,
  { trip, choice }: { trip: number; choice: Choice },
): Command {
  // The second attempt to reach the rider is by the other way.
  const wasWarned = name === 'tryToReach' && business.trips[trip]?.warnedAt ? 'call' : 'message';
  const command = made(business, name, rightful(business, trip, name, choice), { trip, choice });
  return command.name === 'tryToReach' ? { ...command, way: wasWarned } : command;
}

/**
 * The model foresees no change of where a trip with a stop goes, nor of one that is under way from elsewhere
 * than the pickup of all others.
 */
function asPossible(trip: Trip | undefined, name: Command['name']): Command['name'] {
  if (name === 'callOff' && (trip?.status !== 'STARTED' || isStreet(trip))) return 'cancel';
  if (name !== 'change' || !trip) return name;
  if (trip.wait > 0) return 'stop';
  return trip.linked !== null && trip.status === 'STARTED' ? 'reach' : name;
}

const RACED = [
  'cancel',
  'arrive',
  'start',
  'stop',
  'reach',
  'change',
  'change',
  'hours',
  'noShow',
  'noShow',
  'dispute',
  'decide',
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
  'hours',
  'hours',
  'extra',
  'extra',
  'callOff',
  'callOff',
  'stop',
  'tryToReach',
  'noShow',
  'dispute',
  'decide',
  'credit',
  'withdraw',
  'withdraw',
  'process',
  'street',
  'street',
  'street',
  'series',
  'skip',
  'skip',
  'online',
  'online',
  'set',
  'set',
];

function nextStep({ trips }: Business, index: number, { what }: Choice): Command['name'] {
  const trip = trips[index];
  if (!trip) return 'book';
  const next: Record<Trip['status'], readonly Command['name'][]> = {
    PAYMENT_PENDING: ['cancel'],
    NEW: ['accept', 'accept', 'accept', 'accept', 'assign', 'decline', 'change', 'extra', 'hours', 'cancel'],
    ACCEPTED: ['arrive', 'arrive', 'cancel', 'change', 'arrive', 'hours'],
    ARRIVED:
      trip.warnedAt && trip.calledAt
        ? ['noShow', 'noShow', 'start']
        : ['start', 'start', 'change', 'tryToReach', 'tryToReach', 'start', 'hours'],
    STARTED: trip.wait > 0 && !trip.isStopDone ? ['stop', 'stop', 'reach'] : ['reach', 'change', 'hours'],
    REACHED: ['pay'],
    PENDING: ['pay'],
    PAID: ['complete', 'rate', 'book'],
    COMPLETE: ['book', 'rate'],
    CANCELLED: trip.noShow ? ['dispute', 'decide', 'book'] : ['book'],
  };
  return pick(next[trip.status], what);
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
    case 'dispute':
      return rider;
    case 'extra':
      return pick([rider, rider, { role: 'admin' } as const, rider, driver], value);
    case 'change':
    case 'hours':
      return pick([rider, driver, { role: 'admin' } as const, rider], value);
    case 'skip':
      return value % 2 === 0 ? { role: 'admin' } : { role: 'anonymous' };
    case 'callOff':
    case 'series':
    case 'assign':
    case 'decide':
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
