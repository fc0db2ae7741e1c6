import { aTrip, DROP, PICKUP } from '../../support/builders.js';
import type { Step } from '../killAtEachWrite.js';
import type { Play } from '../play.js';
import { people } from '../world.js';
import { book, cancel, costlyToCancel, done, drive, drivenTo, paid, pay, scheduled } from './trip.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Two kilometers beyond the drop. */
const FAR_FROM_DROP = { lat: DROP.lat + 0.018, lng: DROP.lng };
/** A stop between pickup and drop. */
const STOP_POSITION = { lat: 40.762, lng: -73.98 };
const STOP = { ...STOP_POSITION, add: 'Sixth Avenue' };
const once = { 'idempotency-key': 'once' };
async function without(play: Play, settings: object): Promise<void> {
  await done(play.as('admin').put('/settings', settings));
}

const STREET_TRIP = '8c7f2c9e-5a55-4a53-9a39-0a4c1a3f7b10';
const startOnStreet = (play: Play, id: string) =>
  play.as('driver').post(`/bookings/${id}/street`, { lat: PICKUP.lat, lng: PICKUP.lng });

/** A rider referred by the driver, right before the first payment. */
export async function referredTrip(play: Play): Promise<string> {
  const bonusDue = { referrer: people.driver.id, amount: 5 };
  await play.observer.services.db.users.update(people.rider.id, { bonusDue, mobileVerified: true });
  return drivenTo(play, 'reach');
}

/** A booking with a second driver nearby. */
async function bookWithTwoNear(play: Play): Promise<string> {
  await done(play.as('otherDriver').put('/drivers/me/status', { driverActiveStatus: true }));
  return book(play);
}

/** A trip of three kilometers that the driver has driven, with a position every two minutes. */
async function seenDrive(play: Play): Promise<string> {
  const id = await drivenTo(play, 'start', { drop: { ...FAR_FROM_DROP, add: 'Broadway' } });
  for (const share of [0.25, 0.5, 0.75]) {
    await play.wait(2 * MINUTE);
    const lat = PICKUP.lat + (FAR_FROM_DROP.lat - PICKUP.lat) * share;
    await done(play.as('driver').put('/drivers/me/location', { lat, lng: PICKUP.lng, at: play.at }));
  }
  await play.wait(2 * MINUTE);
  return id;
}

/** Every step of a taxi booking, by each user who may take it. */
export const bookingSteps: readonly Step[] = [
  {
    title: 'a rider books a trip',
    take: (play) => play.as('rider').post('/bookings', aTrip, once),
  },
  {
    title: 'an admin books a trip for later',
    take: (play) =>
      play
        .as('admin')
        .post(
          '/bookings',
          { ...aTrip, customer: people.rider.id, bookLater: true, tripdate: Date.UTC(2026, 2, 2, 13) },
          once,
        ),
  },
  {
    title: 'a driver accepts a trip',
    before: (play) => book(play),
    take: (play, id) => drive(play, id, 'accept'),
  },
  {
    title: 'a driver starts a trip for a passenger on the street',
    async before(play) {
      await without(play, { streetTrips: true });
      return STREET_TRIP;
    },
    take: startOnStreet,
  },
  {
    title: 'a driver ends a street trip',
    async before(play) {
      await without(play, { streetTrips: true });
      await done(startOnStreet(play, STREET_TRIP));
      await play.wait(MINUTE);
      return STREET_TRIP;
    },
    take: (play, id) => play.as('driver').post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng }),
  },
  {
    title: 'a driver is paid for a street trip',
    async before(play) {
      await without(play, { streetTrips: true });
      await done(startOnStreet(play, STREET_TRIP));
      const { lat, lng } = PICKUP;
      await done(play.as('driver').post(`/bookings/${STREET_TRIP}/reach`, { lat, lng }));
      return STREET_TRIP;
    },
    take: (play, id) => pay(play, 'driver', id),
  },
  {
    title: 'a driver declines a trip',
    before: bookWithTwoNear,
    take: (play, id) => play.as('driver').post(`/bookings/${id}/decline`),
  },
  {
    title: 'an admin assigns a driver',
    async before(play) {
      await without(play, { autoDispatch: false });
      return book(play);
    },
    take: (play, id) => play.as('admin').post(`/bookings/${id}/assign`, { driver: people.driver.id }),
  },
  {
    title: 'the driver arrives',
    before: (play) => drivenTo(play, 'accept'),
    take: (play, id) => drive(play, id, 'arrive'),
  },
  {
    title: 'the driver starts the trip with its code',
    async before(play) {
      await without(play, { otp_secure: true });
      return drivenTo(play, 'arrive');
    },
    async take(play, id) {
      const { body } = await play.as('rider').get(`/bookings/${id}`);
      return play.as('driver').post(`/bookings/${id}/start`, { otp: body.otp });
    },
  },
  {
    title: 'the driver sends a position during the trip',
    before: (play) => drivenTo(play, 'start'),
    take: (play) =>
      play
        .as('driver')
        .put('/drivers/me/location', { lat: 40.76, lng: -73.98, at: Date.UTC(2026, 2, 2, 10) }),
  },
  {
    title: 'the driver confirms a stop on the way to the drop',
    before: (play) => drivenTo(play, 'start', { stops: [STOP] }),
    take: (play, id) => play.as('driver').post(`/bookings/${id}/stops/0/reach`, STOP_POSITION),
  },
  {
    title: 'the trip reaches its drop',
    async before(play) {
      const id = await drivenTo(play, 'start');
      await play.wait(10 * MINUTE);
      return id;
    },
    take: (play, id) => drive(play, id, 'reach'),
  },
  {
    title: 'a trip ends that shows how long drives take',
    before: seenDrive,
    take: (play, id) => play.as('driver').post(`/bookings/${id}/reach`, FAR_FROM_DROP),
    async expectAfter({ observer }, _id, isRepeated) {
      const rows = await observer.connection.collection('learned_speeds').find().toArray();
      // The region, the cell of the pickup, and both cells: each counts the trip once.
      if (isRepeated) expect(rows).toHaveLength(3);
      for (const { samples } of rows) expect(samples).toHaveLength(1);
    },
  },
  {
    title: 'the rider confirms that the trip ended in the wrong place',
    async before(play) {
      const id = await drivenTo(play, 'start');
      await play.wait(10 * MINUTE);
      await done(play.as('driver').post(`/bookings/${id}/reach`, FAR_FROM_DROP));
      return id;
    },
    take: (play, id) => play.as('rider').post(`/bookings/${id}/drop-check`, { agree: false }),
  },
  {
    title: 'the rider confirms the measured fare before paying',
    before: (play) => drivenTo(play, 'reach'),
    take: (play, id) => play.as('rider').post(`/bookings/${id}/fare-review/confirm`),
  },
  {
    title: 'the rider confirms the measured fare of a paid trip',
    before: paid,
    take: (play, id) => play.as('rider').post(`/bookings/${id}/fare-review/confirm`),
  },
  {
    title: 'an admin approves a lower fare for a paid trip',
    async before(play) {
      const id = await book(play, { drop: { ...DROP, lat: DROP.lat + 0.09 } });
      for (const step of ['accept', 'arrive', 'start'] as const) await done(drive(play, id, step));
      await done(play.as('driver').post(`/bookings/${id}/reach`, PICKUP));
      await done(pay(play, 'driver', id));
      return id;
    },
    take: (play, id) => play.as('admin').post(`/bookings/${id}/fare-review/decide`, { decision: 'approve' }),
  },
  {
    title: 'an admin corrects the fare of a paid trip',
    async before(play) {
      const id = await paid(play);
      await done(play.as('admin').post(`/bookings/${id}/fare-review/decide`, { decision: 'reject' }));
      return id;
    },
    take: (play, id) =>
      play.as('admin').post(`/bookings/${id}/correctFare`, { trip_cost: 4.5, note: 'A wrong turn' }),
  },
  {
    title: 'a dispatcher raises the offer, and asks a driver who had declined again',
    async before(play) {
      const id = await bookWithTwoNear(play);
      await done(play.as('driver').post(`/bookings/${id}/decline`));
      return id;
    },
    take: (play, id) => play.as('admin').post(`/bookings/${id}/raise`, { to: 3.25 }),
  },
  {
    title: 'the driver of a raised trip confirms cash',
    async before(play) {
      const id = await book(play);
      await done(play.as('admin').post(`/bookings/${id}/raise`, { to: 3.25 }));
      for (const step of ['accept', 'arrive', 'start'] as const) await done(drive(play, id, step));
      await play.wait(10 * MINUTE);
      await done(drive(play, id, 'reach'));
      return id;
    },
    take: (play, id) => pay(play, 'driver', id),
  },
  {
    title: 'the driver confirms cash',
    before: (play) => drivenTo(play, 'reach'),
    take: (play, id) => pay(play, 'driver', id),
  },
  {
    title: 'the first paid trip earns a referral bonus for both',
    before: referredTrip,
    take: (play, id) => pay(play, 'driver', id),
  },
  {
    title: 'the rider chooses cash payment',
    before: (play) => drivenTo(play, 'reach'),
    take: (play, id) => play.as('rider').post(`/bookings/${id}/pay`, { payment_mode: 'cash' }),
  },
  {
    title: 'the rider pays from the wallet',
    before: (play) => drivenTo(play, 'reach'),
    take: (play, id) => pay(play, 'rider', id),
  },
  {
    title: 'the rider completes the trip with a rating',
    before: paid,
    take: (play, id) => play.as('rider').post(`/bookings/${id}/complete`, { rating: 4 }),
  },
  {
    title: 'the driver completes the trip',
    before: paid,
    take: (play, id) => play.as('driver').post(`/bookings/${id}/complete`),
  },
  {
    title: 'the rider rates a completed trip',
    async before(play) {
      const id = await paid(play);
      await done(play.as('driver').post(`/bookings/${id}/complete`));
      return id;
    },
    take: (play, id) => play.as('rider').post(`/bookings/${id}/rate`, { rate: 5 }),
  },
  {
    title: 'the rider cancels before a driver accepts',
    before: (play) => book(play),
    take: (play, id) => cancel(play, 'rider', id),
  },
  {
    title: 'the rider cancels, for a fee, while the driver is on the way to the pickup',
    before: costlyToCancel,
    take: (play, id) => cancel(play, 'rider', id),
  },
  {
    title: 'the driver gives an accepted trip back',
    before: (play) => drivenTo(play, 'accept'),
    take: (play, id) => cancel(play, 'driver', id),
  },
  {
    title: 'an admin cancels while the driver waits at the pickup',
    before: (play) => drivenTo(play, 'arrive'),
    take: (play, id) => cancel(play, 'admin', id),
  },
  {
    title: 'offers expire and new ones are sent',
    async before(play) {
      const id = await bookWithTwoNear(play);
      await play.wait(31_000);
      return id;
    },
    take: scheduled,
  },
  {
    title: 'a trip booked for later enters dispatch',
    async before(play) {
      const id = await book(play, { bookLater: true, tripdate: play.at + HOUR });
      await play.wait(45 * MINUTE);
      return id;
    },
    take: scheduled,
  },
  {
    title: 'a trip that no driver accepted is canceled',
    async before(play) {
      const id = await book(play);
      await play.wait(31 * MINUTE);
      return id;
    },
    take: scheduled,
  },
  {
    title: 'the rider writes to the driver',
    before: (play) => drivenTo(play, 'accept'),
    take: (play, id) => play.as('rider').post(`/bookings/${id}/messages`, { message: 'At the gate' }, once),
  },
];
