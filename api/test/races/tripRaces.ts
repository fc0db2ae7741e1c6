import type { BookingStatus, FareReview, NoShow, RideCheck } from '@wayfare/shared';
import { runDueWork } from '../../src/process/dueWork.js';
import type { StoredBooking } from '../../src/trips/booking/store/storedBooking.js';
import { agreedTo } from '../support/agreedTo.js';
import { aBooking, aTrip, newId, PICKUP, DROP } from '../support/builders.js';
import type { Office, Prepare, Race } from './race.js';

const HOUR = 60 * 60_000;
/** A no-show whose fee the rider disputes. */
const DISPUTED: NoShow = {
  status: 'disputed',
  reportedAt: 5,
  arrivedAt: 1,
  waitedFrom: 2,
  freeMinutes: 5,
  warnedAt: 3,
  calledAt: 4,
  position: { lat: PICKUP.lat, lng: PICKUP.lng },
  meters: 0,
  fee: 6,
  waitingFee: 0,
  disputedAt: 6,
  dispute: 'I was there',
};
const FARE = { trip_cost: 20, convenience_fees: 3, driver_share: 17 };
/** A fare that waits for a decision. */
const REVIEW: FareReview = {
  status: 'open',
  isOpen: true,
  reasons: ['above_bound'],
  measured: FARE,
  settled: FARE,
  difference: 0,
  openedAt: 7,
  lower: 20,
  upper: 20,
  distance: 1,
  seconds: 600,
  waitingSeconds: 0,
  detourKm: 0,
  flags: [],
  moved: null,
};

const settings = ({ app }: Office, values: object) => app.services.db.settings.saveSettings(values);

/** A trip that a rider has just booked; nobody drives it yet. */
async function waiting({ app }: Office, fields: object = {}): Promise<string> {
  const rider = await app.signedIn('rider');
  const { status, body } = await rider.post('/bookings', { ...aTrip, ...fields });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body.id;
}

/** A trip in any state. */
async function stored({ app }: Office, status: BookingStatus, fields: Partial<StoredBooking> = {}) {
  const [rider, driver] = [await app.signedIn('rider'), await app.signedIn('driver')];
  const parties = { rider: rider.user, driver: driver.user, at: app.clock.at };
  const booking = aBooking(status, { id: newId(), ...parties }, fields);
  await app.services.db.bookings.insert(booking);
  return booking.id;
}

/** A race of a step of a trip; `late` is what the second admin sends, if it differs. */
const step = (
  { app }: Office,
  id: string,
  name: string,
  { body = {}, late = body, error = 'done_meanwhile' }: { body?: object; late?: object; error?: string } = {},
): Race => ({
  act: (by) => by.post(`/bookings/${id}/${name}`, body),
  late: (by) => by.post(`/bookings/${id}/${name}`, late),
  error,
  state: async () => {
    const booking = (await app.services.db.bookings.findById(id)) as StoredBooking;
    // Dispatch counts its own rounds.
    return { ...booking, version: 0 };
  },
});

/** Trips. */
export const tripRaces: Readonly<Record<string, Prepare>> = {
  'POST /bookings/:id/cancel': async (office) =>
    step(office, await waiting(office), 'cancel', {
      body: { reason: 'No car' },
      error: 'canceled_meanwhile',
    }),
  'POST /bookings/:id/complete': async (office) => step(office, await stored(office, 'PAID'), 'complete'),
  'POST /bookings/:id/assign': async (office) => {
    await settings(office, { autoDispatch: false });
    const id = await waiting(office);
    const [one, other] = [await office.app.signedIn('driver'), await office.app.signedIn('driver')];
    const late = { driver: other.user.id, asked: [] };
    return step(office, id, 'assign', { body: { driver: one.user.id, asked: [] }, late });
  },
  'POST /bookings/:id/override': async (office) => {
    const id = await waiting(office);
    const [one, other] = [await office.app.signedIn('driver'), await office.app.signedIn('driver')];
    const seen = { from: null, overrides: 0 };
    return step(office, id, 'override', {
      body: { driver: one.user.id, ...seen },
      late: { driver: other.user.id, ...seen },
      error: 'overridden_meanwhile',
    });
  },
  'POST /bookings/:id/recall': async (office) => {
    await settings(office, { autoDispatch: false });
    const id = await waiting(office);
    const driver = await office.app.signedIn('driver');
    await office.first.post(`/bookings/${id}/assign`, { driver: driver.user.id });
    return step(office, id, 'recall', { body: { from: null, overrides: 0 }, error: 'overridden_meanwhile' });
  },
  'POST /bookings/:id/widen': async (office) =>
    step(office, await waiting(office), 'widen', { body: { to: 1 } }),
  'POST /bookings/:id/raise': async (office) =>
    step(office, await waiting(office), 'raise', { body: { to: 2 } }),
  'POST /bookings/:id/open': async (office) =>
    step(office, await stored(office, 'NEW', { fleet: newId(), requestedDrivers: {} }), 'open'),
  'POST /bookings/:id/plan': async (office) => {
    const id = await waiting(office, { bookLater: true, tripdate: office.app.clock.at + 5 * HOUR });
    const [one, other] = [await office.app.signedIn('driver'), await office.app.signedIn('driver')];
    return step(office, id, 'plan', {
      body: { driver: one.user.id, plans: 0 },
      late: { driver: other.user.id, plans: 0 },
      error: 'planned_meanwhile',
    });
  },
  'POST /bookings/:id/resolve': async (office) =>
    step(office, await stored(office, 'PENDING'), 'resolve', {
      body: { action: 'cash', reason: 'phone_failed' },
      late: { action: 'writeOff', reason: 'phone_failed' },
      error: 'resolved_meanwhile',
    }),
  'POST /bookings/:id/changes': async (office) => {
    const id = await waiting(office, { bookLater: true, tripdate: office.app.clock.at + 5 * HOUR });
    const later = (hours: number) => ({ tripdate: office.app.clock.at + hours * HOUR });
    const preview = await office.second.post(`/bookings/${id}/changes/preview`, later(6));
    const seen = agreedTo(preview.body);
    return step(office, id, 'changes', {
      body: { ...later(6), ...seen },
      late: { ...later(7), ...seen },
      error: 'trip_changed_meanwhile',
    });
  },
  'POST /bookings/:id/fare-review/decide': async (office) => {
    const id = await stored(office, 'PAID', { fareReview: REVIEW });
    return step(office, id, 'fare-review/decide', {
      body: { decision: 'approve' },
      error: 'decided_meanwhile',
    });
  },
  'POST /bookings/:id/correctFare': async (office) => {
    const id = await stored(office, 'PAID');
    return step(office, id, 'correctFare', { body: { trip_cost: 18, note: 'A detour of the driver' } });
  },
  'POST /bookings/:id/not-in-car/decide': async (office) => {
    const rideCheck: RideCheck = { status: 'open', since: 'STARTED', deniedAt: 1, due: 0 };
    const id = await stored(office, 'CANCELLED', { rideCheck });
    return step(office, id, 'not-in-car/decide', { body: { inCar: false }, error: 'decided_meanwhile' });
  },
  'POST /bookings/:id/no-show/decide': async (office) => {
    const trip = { cancel_fee: 6, noShow: DISPUTED, fareReview: REVIEW };
    const id = await stored(office, 'CANCELLED', trip);
    return step(office, id, 'no-show/decide', { body: { decision: 'keep' }, error: 'decided_meanwhile' });
  },
  'POST /series/:id/changes': async (office) => {
    const { id, version } = await series(office);
    return {
      act: (by) => by.post(`/series/${id}/changes`, { version, from: 20_260_310, minutes: 480 }),
      late: (by) => by.post(`/series/${id}/changes`, { version, from: 20_260_310, minutes: 500 }),
      error: 'changed_meanwhile',
    };
  },
  'POST /series/:id/skips': async (office) => {
    const { id } = await series(office);
    return {
      act: (by) => by.post(`/series/${id}/skips`, { day: 20_260_310, isSkipped: true }),
      error: 'done_meanwhile',
    };
  },
  'POST /alerts/:id/take': (office) => alertRace(office, 'take', { owner: null }),
  'POST /alerts/:id/resolve': (office) => alertRace(office, 'resolve', {}),
  'POST /alerts/:id/release': async (office) => {
    const id = await alert(office);
    await office.first.post(`/alerts/${id}/take`, { owner: null });
    return {
      act: (by) => by.post(`/alerts/${id}/take`, { owner: null }),
      late: (by) => by.post(`/alerts/${id}/release`),
      error: 'alert_taken_meanwhile',
    };
  },
};

async function series({ app, first }: Office) {
  const rider = await app.signedIn('rider');
  const { status, body } = await first.post('/series', {
    customer: rider.user.id,
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    minutes: 450,
    from: 20_260_303,
    until: 20_260_330,
    pickup: PICKUP,
    drop: DROP,
    carType: 'Economy',
  });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as { id: string; version: number };
}

/** The alert of a rider who pressed the emergency button. */
async function alert(office: Office): Promise<string> {
  const { app, first } = office;
  const rider = await app.signedIn('rider');
  const driver = await app.signedIn('driver');
  const booking = aBooking('STARTED', {
    id: newId(),
    rider: rider.user,
    driver: driver.user,
    at: app.clock.at,
  });
  await app.services.db.bookings.insert(booking);
  expect((await rider.post(`/bookings/${booking.id}/emergency`)).status).toBeLessThan(300);
  await runDueWork(app.services);
  const { body } = await first.get(`/alerts?filter=${JSON.stringify({ booking: booking.id })}`);
  return body[0].id;
}

async function alertRace(office: Office, name: string, body: object): Promise<Race> {
  const id = await alert(office);
  return { act: (by) => by.post(`/alerts/${id}/${name}`, body), error: 'alert_taken_meanwhile' };
}
