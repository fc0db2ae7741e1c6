import trips from '../../../locales/en/trips.json' with { type: 'json' };
import { bookingStatuses } from './booking.status.js';
import { paymentModes } from './farePayment.schema.js';
import { tripNext, UNPAID_MS } from './tripNext.js';
import { tripState } from './tripState.js';
import { tripView } from './tripView.js';

const NOW = 1_700_000_000_000;
const cardHolds = [null, { state: 'wanted' }, { state: 'held' }, { state: 'capturing' }] as const;

/** Every combination of status, way of payment and card hold. */
const everyTrip = bookingStatuses.flatMap((status) =>
  paymentModes.flatMap((payment_mode) =>
    cardHolds.map((cardHold) => ({ status, payment_mode, cardHold, bookingDate: NOW })),
  ),
);

it('every state in which riders and drivers wait or pay says what happens next, or has a panel that does', () => {
  // Cash has a panel with the amount, a search its own lines, and ratings are not waited for.
  const elsewhere = ['give_cash', 'wait_driver', 'rate', 'nothing', 'collect_cash', 'close'];
  const driving = ['drive_to_pickup', 'pick_up', 'drive_to_drop'];
  for (const role of ['rider', 'guest', 'driver'] as const)
    for (const trip of everyTrip) {
      const { due } = tripView(role, trip);
      const isElsewhere = [...elsewhere, ...driving].includes(due);
      expect([role, due, tripNext(role, trip) !== null]).toEqual([role, due, !isElsewhere]);
    }
});

it('an unpaid booking says when it is canceled, and a reserved fare when the wallet pays', () => {
  const unpaid = { status: 'PAYMENT_PENDING', payment_mode: 'card', bookingDate: NOW } as const;
  expect(tripNext('rider', unpaid)).toEqual({ text: 'trip_next_pay_first', at: NOW + UNPAID_MS });
  for (const payment_mode of ['cash', 'card'] as const)
    expect(tripNext('rider', { status: 'PENDING', payment_mode, walletPaysAt: NOW })).toEqual({
      text: 'trip_next_wallet_pays',
      at: NOW,
    });
  expect(tripNext('rider', { status: 'CANCELLED', payment_mode: 'card', prepaid: true })?.text).toBe(
    'trip_next_refund',
  );
});

it('no text says that money was taken before it was, or asks for it after it was', () => {
  const texts: Record<string, string> = trips;
  for (const trip of everyTrip) {
    const next = tripNext('rider', trip);
    const text = next ? (texts[next.text] ?? '') : '';
    const state = tripState(trip);
    if (!['PAID', 'COMPLETE', 'RATED', 'CANCELLED'].includes(state))
      expect(text).not.toMatch(/\b(was|were|been) (charged|paid)|You paid/);
    if (state === 'PENDING_CHARGE' || state === 'PAID') expect(text).not.toMatch(/pay below/i);
  }
});
