import type { HandoverSummary } from '@wayfare/shared';
import { answerOf, answerUnless } from '../calls/call.js';
import type { Outcome, PeopleState } from '../report/tripLog.js';
import type { Surroundings } from '../surroundings.js';
import { doorOf } from './doorCodes.js';
import { starsOf } from './habits.js';
import { payByCard } from './payByCard.js';
import type { Rider } from './rider.js';

const MINUTE_MS = 60_000;
/** A rider whose driver does not get on gives up, in ms. */
const WAIT_MS = 60 * MINUTE_MS;
/** Steps are refused for these reasons when the other side was faster. */
const TOO_LATE = ['wrong_state', 'not_found', 'conflict'];

/** A rider's intentions for one trip. */
interface Mood {
  impatientAt: number;
  /** When the rider changes their mind after a driver has accepted; null: never. */
  regretsAt: number | null;
  comes: boolean;
  /** Whether the recipient of the rider's parcel is at home. */
  isAnswered: boolean;
  writes: boolean;
  giveUpAt: number;
  canceledFor: Outcome | null;
}

/**
 * Follows a booking until it is over: waits, cancels, gives the code, pays and rates, according to the
 * rider's habits.
 */
export async function followTrip(id: string, rider: Rider, around: Surroundings): Promise<void> {
  const { clock, trips } = around;
  const mood = moodOf(rider, clock.now());
  let shown: PeopleState | null = null;
  const show = (state: PeopleState | null) => {
    if (shown) trips.state(shown, -1);
    if (state) trips.state(state, 1);
    shown = state;
  };
  try {
    for (;;) {
      const path = { id };
      const booking = await answerOf(rider.client.GET('/api/bookings/{id}', { params: { path } }));
      show(driven.has(booking.status) ? 'ridersDriven' : 'ridersWaiting');
      const outcome = await act(booking, mood, rider, around);
      if (!outcome) {
        await rider.live.change(MINUTE_MS);
        continue;
      }
      if (outcome === 'completed') rider.place = { ...booking.drop };
      trips.ended(outcome);
      return;
    }
  } finally {
    show(null);
  }
}

const driven = new Set(['STARTED', 'REACHED', 'PENDING', 'PAID']);

function moodOf({ habits, random }: Rider, now: number): Mood {
  return {
    impatientAt: now + habits.patienceMs,
    regretsAt: random.chance(habits.secondThoughts) ? now + random.between(1, 6) * MINUTE_MS : null,
    comes: !random.chance(habits.noShow),
    isAnswered: !random.chance(habits.closedDoors),
    writes: random.chance(habits.writes),
    giveUpAt: now + WAIT_MS,
    canceledFor: null,
  };
}

interface SeenBooking {
  id: string;
  status: string;
  payment_mode: string;
  otp?: string | false | undefined;
  cancelledBy?: string | null | undefined;
  handover?: HandoverSummary | null | undefined;
}

/** Carries out the rider's next action. Returns how the trip ended, or null while it goes on. */
async function act(
  booking: SeenBooking,
  mood: Mood,
  rider: Rider,
  around: Surroundings,
): Promise<Outcome | null> {
  const { clock } = around;
  switch (booking.status) {
    case 'PAYMENT_PENDING':
    case 'PENDING':
      return pay(booking, mood, rider, around);
    case 'NEW':
      if (clock.ending) await cancel(booking.id, 'cutShort', mood, rider);
      else if (clock.now() > mood.impatientAt) await cancel(booking.id, 'lostPatience', mood, rider);
      return null;
    case 'ACCEPTED':
      if (clock.ending) await cancel(booking.id, 'cutShort', mood, rider);
      else if (mood.regretsAt !== null && clock.now() > mood.regretsAt)
        await cancel(booking.id, 'changedMind', mood, rider);
      return null;
    case 'ARRIVED':
      await meet(booking, mood, rider, around);
      return null;
    case 'STARTED':
      passOnCode(booking, mood, around);
      return null;
    case 'PAID':
      await rate(booking.id, rider, around);
      return 'completed';
    case 'COMPLETE':
      return 'completed';
    case 'CANCELLED':
      return mood.canceledFor ?? canceledBy(booking, mood, around);
    default:
      return null;
  }
}

function canceledBy({ cancelledBy }: SeenBooking, { comes }: Mood, { clock }: Surroundings): Outcome {
  if (clock.ending) return 'cutShort';
  if (cancelledBy === 'driver') return comes ? 'canceledByDriver' : 'noShow';
  return cancelledBy === 'system' ? 'noDriver' : 'canceledByBusiness';
}

async function cancel(id: string, outcome: Outcome, mood: Mood, { client }: Rider): Promise<void> {
  mood.canceledFor = outcome;
  const reasons = { lostPatience: 'It takes too long', changedMind: 'Plans changed' } as Partial<
    Record<Outcome, string>
  >;
  const body = { reason: reasons[outcome] ?? 'No longer needed' };
  await answerUnless(TOO_LATE, client.POST('/api/bookings/{id}/cancel', { params: { path: { id } }, body }));
}

/** Comes to the pickup, and gives the driver the code. */
async function meet({ id, otp }: SeenBooking, mood: Mood, rider: Rider, { sharedCodes }: Surroundings) {
  sharedCodes.set(id, mood.comes ? otp || '' : null);
  if (!mood.comes || !mood.writes) return;
  mood.writes = false;
  const params = { path: { id }, header: { 'Idempotency-Key': `hello-${id}` } };
  const body = { message: 'I am at the main entrance.' };
  await answerUnless(
    [...TOO_LATE, 'chat_closed'],
    rider.client.POST('/api/bookings/{id}/messages', { params, body }),
  );
}

/** A sender passes the handover code on to the recipient, or gives it when the parcel comes back. */
function passOnCode(
  { id, handover }: SeenBooking,
  { isAnswered }: Mood,
  { sharedCodes }: Surroundings,
): void {
  if (handover?.code && (isAnswered || handover.failure))
    sharedCodes.set(doorOf(id, handover), handover.code);
}

/** Cash is confirmed by the driver; the rest is the rider's to pay. */
async function pay(
  { id, payment_mode: mode, status }: SeenBooking,
  mood: Mood,
  rider: Rider,
  around: Surroundings,
): Promise<Outcome | null> {
  if (around.clock.now() > mood.giveUpAt) return 'notPaid';
  if (mode === 'cash') return null;
  if (mode === 'card') {
    await payByCard(id, rider.client, around.options.url, rider.fetch);
    return null;
  }
  if (status !== 'PENDING') return null;
  const payFrom = (payment_mode: 'wallet' | 'cash') =>
    answerUnless(
      ['wallet_balance_low', 'payment_in_progress', ...TOO_LATE],
      rider.client.POST('/api/bookings/{id}/pay', { params: { path: { id } }, body: { payment_mode } }),
    );
  // A wallet that is too small is no reason to cheat the driver.
  if (!(await payFrom('wallet'))) await payFrom('cash');
  return null;
}

async function rate(id: string, rider: Rider, { clock }: Surroundings): Promise<void> {
  const { habits, random } = rider;
  if (clock.ending || !random.chance(habits.rates)) return;
  await clock.sleep(random.between(5, 60) * 1000);
  const body = { rate: starsOf(habits, random) };
  await answerUnless(
    ['already_rated', ...TOO_LATE],
    rider.client.POST('/api/bookings/{id}/rate', { params: { path: { id } }, body }),
  );
}
