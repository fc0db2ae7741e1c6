import { effectRunner } from '../../../platform/effects/effectRunner.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import type { BookingEffects, EffectKind } from './effect.js';

/** Messages to users and other systems, counts and measures: later effects do not depend on them. */
export const MESSAGES_AND_COUNTS: readonly EffectKind[] = [
  'notify',
  'notifyOffered',
  'notifyRecipient',
  'notifyGuest',
  'mail',
  'webhook',
  'countOffers',
  'recordPassed',
  'learnSpeed',
];

const runner = effectRunner<BookingEffects, StoredBooking, TripsServices>({
  name: 'booking',
  storeOf: ({ db }) => db.bookings,
  handlersOf: ({ effectHandlers }) => effectHandlers,
  aside: MESSAGES_AND_COUNTS,
  steps: ['advance', 'settleWallet', 'payByCard'],
});

/** Carries out a booking's pending effects. Returns the updated booking. */
export const runEffects = (booking: StoredBooking, services: TripsServices): Promise<StoredBooking> =>
  runner.run(booking, services);

/** Finishes effects that crashed processes left behind. Returns how many bookings it processed. */
export const sweepEffects = (limit = 100, services: TripsServices): Promise<number> =>
  runner.sweep(limit, services);
