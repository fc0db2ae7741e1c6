import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';

/**
 * Rules that refuse a rider who books a trip for themselves. `slot` is both the limit of open bookings and
 * the pause after many cancellations: one write decides both.
 */
export const riderRules = ['unpaidTrip', 'walletDebt', 'slot', 'driverNear'] as const;
export type RiderRule = (typeof riderRules)[number];

/** What the rules of riders do not refuse a partner, who books for many guests at once. */
const notForGuests: readonly RiderRule[] = ['unpaidTrip', 'slot'];

/**
 * Whether a rule refuses a booking (rule 5.7). Staff are refused by none of them: they are warned before they
 * book (`bookingWarnings`), and the trip waits.
 */
export const refusesBooking = (
  rule: RiderRule,
  { byAdmin, isForGuest }: { byAdmin: boolean; isForGuest: boolean },
): boolean => !byAdmin && !(isForGuest && notForGuests.includes(rule));

/** What staff are warned about before they book; each kind would refuse the rider. */
export const bookingWarningSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('blocked') }),
  /** The minutes until the rider themselves could book again. */
  z.object({ kind: z.literal('coolDown'), minutes: z.number().int() }),
  z.object({ kind: z.literal('unpaidTrip'), booking: idSchema, reference: z.string(), amount: z.number() }),
  z.object({ kind: z.literal('walletDebt'), amount: z.number() }),
  z.object({ kind: z.literal('openBookings'), count: z.number().int() }),
  /** No driver within the radius (km) can take the trip now. */
  z.object({ kind: z.literal('driverNear'), radius: z.number() }),
  /** No approved driver of a fitting car type offers what the trip needs. */
  z.object({ kind: z.literal('needsServed') }),
]);
export type BookingWarning = z.infer<typeof bookingWarningSchema>;
export const bookingWarningsSchema = z.object({ warnings: z.array(bookingWarningSchema) });

/** What is known about a rider and a pickup before staff book; null for what is not chosen yet. */
export interface BookingFacts {
  rider: {
    approved: boolean;
    walletBalance: number;
    unpaid: readonly { booking: string; reference: string; amount: number }[];
    openCount: number;
    mostOpen: number;
    /** When the rider may book again, ms timestamp; null if they may now. */
    coolsDownUntil: number | null;
  } | null;
  /** Null for a trip that starts later: no driver is looked for yet (rule 5.10). */
  near: { hasDriver: boolean; radius: number } | null;
  /** Whether a driver offers what the trip needs, at whatever time; null if it needs nothing special. */
  needsServed?: boolean | null;
}

/** The warnings of a booking by staff, the most serious first. `now` is a ms timestamp. */
export function bookingWarnings({ rider, near, needsServed }: BookingFacts, now: number): BookingWarning[] {
  return [
    ...(rider ? riderWarnings(rider, now) : []),
    ...(needsServed === false ? [{ kind: 'needsServed' } as const] : driverWarning(near)),
  ];
}

function riderWarnings(rider: NonNullable<BookingFacts['rider']>, now: number): BookingWarning[] {
  const { approved, walletBalance, unpaid, openCount, mostOpen, coolsDownUntil } = rider;
  const warnings: BookingWarning[] = unpaid.map((trip) => ({ kind: 'unpaidTrip', ...trip }));
  if (!approved) warnings.unshift({ kind: 'blocked' });
  if (walletBalance < 0) warnings.push({ kind: 'walletDebt', amount: -walletBalance });
  if (coolsDownUntil !== null && coolsDownUntil > now)
    warnings.push({ kind: 'coolDown', minutes: Math.ceil((coolsDownUntil - now) / 60_000) });
  if (openCount >= mostOpen) warnings.push({ kind: 'openBookings', count: openCount });
  return warnings;
}

const driverWarning = (near: BookingFacts['near']): BookingWarning[] =>
  near && !near.hasDriver ? [{ kind: 'driverNear', radius: near.radius }] : [];
