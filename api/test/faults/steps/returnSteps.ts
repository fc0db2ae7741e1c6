import { aTrip } from '../../support/builders.js';
import type { Step } from '../killAtEachWrite.js';
import type { Play } from '../play.js';
import { done } from './trip.js';

const HOUR = 3_600_000;

/** The rider books a trip there and a second one back, both from the wallet. */
const bookBoth = (play: Play, headers: Record<string, string> = {}) =>
  play.as('rider').post(
    '/bookings',
    {
      ...aTrip,
      kind: 'return',
      payment_mode: 'wallet',
      bookLater: true,
      tripdate: Date.UTC(2026, 2, 3, 10),
      returnAt: Date.UTC(2026, 2, 3, 10) + 3 * HOUR,
    },
    headers,
  );
const booked = async (play: Play): Promise<string> => (await done(bookBoth(play))).body.id;
const cancelBoth = (play: Play, id: string) =>
  play.as('rider').post(`/bookings/${id}/cancel`, { reason: 'Plans changed', both: true });

/** Returns whose second trip comes back at a time: either both trips are there, or none. */
export const returnSteps: readonly Step[] = [
  {
    title: 'a rider books a trip there and one back from the wallet',
    isTakenBack: true,
    take: (play) => bookBoth(play, { 'idempotency-key': 'once' }),
  },
  { title: 'a rider cancels both trips of a return', before: booked, take: cancelBoth },
  {
    title: 'a rider cancels the trip there and keeps the one back',
    before: booked,
    take: (play, id) => play.as('rider').post(`/bookings/${id}/cancel`, { reason: 'Plans changed' }),
  },
];
