import type { Business, BookedKind, Command, Who } from './business.js';

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

const MODES = ['cash', 'wallet', 'card'] as const;
const CODES = ['right', 'right', 'right', 'wrong', 'none'] as const;
/** In thousandths: zero, negative, and amounts with zero to three decimals. */
const AMOUNTS = [0n, -1_000n, 1_000n, 1_500n, 1_250n, 1_255n, 10_000n, 100_000n, 1n];
/** Totals that riders add to a price. */
const EXTRAS = [1_000n, 2_000n, 5_000n, 1_500n, 3_000n, 1_255n, 6_000n, 4_000n];
const KINDS: readonly BookedKind[] = ['ordinary', 'ordinary', 'hourly', 'ordinary', 'waiting', 'return'];
const KINDS_OF_STAFF: readonly BookedKind[] = [...KINDS, 'asDirected', 'asDirected', 'asDirected'];

/** One of several, by a lot. */
export const pick = <T>(from: readonly T[], lot: number) => from[lot % from.length] as T;

/** All users, riders and drivers by number. */
export const everybody: readonly Who[] = [
  ...[0, 1, 2].map((n) => ({ role: 'rider', n }) as const),
  ...[0, 1, 2, 3].map((n) => ({ role: 'driver', n }) as const),
  { role: 'admin' },
  { role: 'fleetadmin' },
  { role: 'anonymous' },
];

/** The command of a name that a choice leads to. */
export function made(
  { riders, series, trips }: Business,
  name: Command['name'],
  by: Who,
  { trip, choice: { what, value, who } }: { trip: number; choice: Choice },
): Command {
  const person = pick(everybody.slice(0, 7), value) as { role: 'rider' | 'driver'; n: number };
  switch (name) {
    case 'book': {
      // Only staff book trips without a destination, which are paid in cash.
      const kind = pick(by.role === 'admin' ? KINDS_OF_STAFF : KINDS, what + value);
      return {
        name,
        by,
        kind,
        mode: kind === 'asDirected' ? 'cash' : pick(MODES, value),
        laterMinutes: pick([null, null, null, 14, 15, 40], what),
        rider: value % 3,
        hours: 1 + (value % 2),
        backMinutes: pick([20, 5, 45, 20], value + who),
      };
    }
    case 'street':
      return { name, by };
    case 'series': {
      // What cannot be booked is tried again later: the model has no such days.
      const [rider, days] = [value % 3, 1 + (what % 2)];
      const isRich = (riders[rider]?.wallet ?? 0n) >= 20_000n;
      const mode = pick(isRich ? MODES : (['cash', 'card'] as const), value + who);
      return { name, by, rider, mode, minutesAhead: pick([20, 40, 10], who), days };
    }
    case 'skip': {
      const index = Math.max(0, series.length - 1 - (who % 2));
      const isOfTwo = series[index]?.days.length === 2;
      return { name, by, series: index, day: isOfTwo && value % 4 > 2 ? 1 : 0 };
    }
    case 'start':
      return { name, by, trip, code: pick(CODES, value) };
    case 'reach':
      return { name, by, trip, end: value % 4 };
    case 'change':
      // The end that is booked, and the one nearest to it.
      return { name, by, trip, end: pick([trips[trip]?.from === 0 ? 1 : 0, 3], what + value) };
    case 'hours':
      return { name, by, trip, hours: 1 + ((what + value) % 2) };
    case 'extra':
      return { name, by, trip, extra: pick(EXTRAS, what + value) };
    case 'cancel':
      return { name, by, trip, both: typeof trips[trip]?.linked === 'number' && value % 3 > 0 };
    case 'tryToReach':
      return { name, by, trip, way: pick(['call', 'message'] as const, what + value) };
    case 'decide':
      return { name, by, trip, decision: pick(['keep', 'refund', 'refund'] as const, value) };
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
  { forwardMinutes: 0 },
  { forwardMinutes: 30 },
  { forwardMinutes: 30 },
];
