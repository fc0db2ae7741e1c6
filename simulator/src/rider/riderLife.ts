import { distanceKm } from '@wayfare/shared';
import { listQuery } from '@wayfare/client';
import { answerOf, answerUnless } from '../calls/call.js';
import type { Surroundings } from '../surroundings.js';
import { followTrip } from './followTrip.js';
import { nextPlace, wantsTrip } from './habits.js';
import type { Rider } from './rider.js';

/** How often a rider thinks about going somewhere, in minutes. */
const THINK_MINUTES = 4;
const MINUTE_MS = 60_000;
const OPEN = ['PAYMENT_PENDING', 'NEW', 'ACCEPTED', 'ARRIVED', 'STARTED', 'REACHED', 'PENDING'];
/** Reasons why a trip cannot be booked that are no errors: drivers come and go, and a wallet gets empty. */
const NOT_NOW = ['no_driver_found_alert_messege', 'wallet_balance_low', 'wallet_in_debt', 'unpaid_trip'];

/** Finishes trips that an earlier simulation left open, then makes trips until the simulation ends. */
export async function riderLife(rider: Rider, around: Surroundings): Promise<void> {
  const { clock } = around;
  await finishLeft(rider, around);
  while (!clock.ending) {
    if (wantsTrip(rider.habits, clock.hour(), THINK_MINUTES, rider.random)) await makeTrip(rider, around);
    await clock.sleep(rider.random.between(0.5, 1.5) * THINK_MINUTES * MINUTE_MS);
  }
}

async function finishLeft(rider: Rider, around: Surroundings): Promise<void> {
  const query = listQuery({ range: [0, 9], sort: ['tripdate', 'DESC'] });
  const trips = await answerOf(rider.client.GET('/api/bookings', { params: { query } }));
  for (const { id, status, bookLater } of trips)
    if (OPEN.includes(status) && !bookLater) await followTrip(id, rider, around);
}

/** Asks for the price, and books if it is right. */
async function makeTrip(rider: Rider, around: Surroundings): Promise<void> {
  const { client, habits, random, place: pickup } = rider;
  const { clock, trips, business } = around;
  const drop = nextPlace(habits, pickup, clock.hour(), random);
  if (!drop) return;
  trips.wished();
  const trip = { pickup, drop, carType: random.pick(business.carTypes) };
  const estimate = await answerUnless(
    ['place_to_coords_error'],
    client.POST('/api/estimates', { body: trip }),
  );
  if (!estimate || estimate.customer_paid > habits.mostPerKm * Math.max(1, distanceKm(pickup, drop))) {
    trips.ended('tooExpensive');
    return;
  }
  await clock.sleep(random.between(5, 30) * 1000);
  if (clock.ending) return;
  const recipient = { deliveryPerson: 'Front desk', deliveryPersonPhone: '+12125550120' };
  const booking = await answerUnless(
    NOT_NOW,
    client.POST('/api/bookings', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: {
        ...trip,
        // A parcel is paid by card.
        ...(business.category === 'delivery' ? recipient : { payment_mode: habits.payment }),
      },
    }),
  );
  if (!booking) {
    trips.ended('noDriver');
    return;
  }
  trips.booked();
  await followTrip(booking.id, rider, around);
}
