import { alertRows } from '../badInput/alertRows.js';
import type { Stage } from '../badInput/stage.js';
import { aTrip, newId, PICKUP, DROP } from '../support/builders.js';
import type { Client } from '../support/testApp.js';
import type { PrepareDeletion } from './deletion.js';
import { aSeries, aView, scheduled } from './recordDeletes.js';

/** A rider to whom much refers: an open trip, a recurring one, a key, notes, a block and messages. */
async function aRider(stage: Stage) {
  const { app, admin, driver } = stage;
  const rider = await app.signedIn('rider');
  const { id } = rider.user;
  const trip = (await rider.post('/bookings', aTrip)).body;
  await aSeries(stage, { customer: id });
  const key = await admin.post('/apikeys', { name: newId(), account: id, scopes: ['bookings:read'] });
  await admin.post('/personnotes', { user: id, text: 'Rings twice' });
  await admin.post('/pairblocks', { rider: id, driver: driver.user.id });
  await rider.post('/users/me/conversation/messages', { message: 'Where is my umbrella?' });
  await aView(stage, { customer: id });
  return {
    rider,
    id,
    trip: trip.id as string,
    key: key.body.id as string,
    secret: key.body.newKey as string,
  };
}
const canceled = async (by: Client, trip: string) => {
  expect((await by.post(`/bookings/${trip}/cancel`, { reason: 'No car' })).status).toBe(200);
};
/** What becomes of a rider's key. */
const endsKey = (stage: Stage, key: string, secret: string) => async () => {
  expect((await stage.app.services.db.apiKeys.findById(key))?.revokedAt).toBe(stage.app.clock.at);
  expect((await stage.app.withKey(secret).get('/bookings')).status).toBe(401);
};

/** Accounts. */
export const peopleDeletes: Readonly<Record<string, PrepareDeletion>> = {
  async 'DELETE /riders/:id'(stage) {
    const { id, trip, key, secret } = await aRider(stage);
    return {
      by: stage.admin,
      path: `/riders/${id}`,
      known: [id],
      states: {
        uses: { series: 1, apikeys: 1, savedviews: 1 },
        open: { bookings: 1 },
        needsReplacement: false,
      },
      refused: 'driver_busy',
      release: () => canceled(stage.admin, trip),
      // The key is revoked. The trip, without the name, and what was sent are history.
      stays: ['api_keys.account', 'bookings.customer', 'outbox.to'],
      after: endsKey(stage, key, secret),
    };
  },
  async 'DELETE /users/me'(stage) {
    const { rider, id, trip, key, secret } = await aRider(stage);
    return {
      by: rider,
      path: '/users/me',
      known: [id],
      refused: 'booking_open',
      release: () => canceled(rider, trip),
      stays: ['api_keys.account', 'bookings.cancelledByUid', 'bookings.customer', 'outbox.to'],
      after: endsKey(stage, key, secret),
    };
  },
  async 'DELETE /drivers/:id'(stage) {
    const { app, admin } = stage;
    const driver = await app.signedIn('driver');
    const { id } = driver.user;
    const { rider } = stage;
    const tripdate = app.clock.at + 5 * 60 * 60_000;
    const later = (await rider.post('/bookings', { ...aTrip, bookLater: true, tripdate })).body;
    expect((await admin.post(`/bookings/${later.id}/plan`, { driver: id, plans: 0 })).status).toBe(200);
    await aSeries(stage, { driver: id });
    await admin.post('/shiftnotes', { text: 'Has no phone.', pinned: false, driver: id });
    await admin.post('/pairblocks', { rider: rider.user.id, driver: id });
    await aView(stage, { driver: id, status: ['CANCELLED'] });
    const trip = await stage.booking('ACCEPTED', { driver: id });
    return {
      by: admin,
      path: `/drivers/${id}`,
      known: [id],
      states: {
        uses: { bookings: 1, series: 1, savedviews: 1 },
        open: { bookings: 1 },
        needsReplacement: false,
      },
      refused: 'driver_busy',
      release: () => canceled(admin, trip.id),
      stays: ['bookings.driver', 'outbox._id', 'outbox.to'],
      async after() {
        expect((await app.services.db.bookings.findById(later.id))?.plan?.driver).toBeNull();
        expect((await app.services.db.bookings.findById(later.id))?.planDueAt).toBeUndefined();
      },
    };
  },
  async 'DELETE /fleetadmins/:id'(stage) {
    const { app, admin } = stage;
    const { db } = app.services;
    const [leaving, staying] = [await app.signedIn('fleetadmin'), await app.signedIn('fleetadmin')];
    const [id, other] = [leaving.user.id, staying.user.id];
    const driver = await app.signedIn('driver', { fleetadmin: id });
    const call = (
      await leaving.post('/fleet/bookings', {
        pickup: PICKUP,
        drop: DROP,
        carType: 'Economy',
        caller: { name: 'Ada', phone: '+12125550188' },
      })
    ).body;
    const trip = await stage.booking('ACCEPTED', { driver: driver.user.id, fleetadmin: id });
    const past = await stage.booking('COMPLETE', { driver: driver.user.id, fleetadmin: id });
    await driver.post('/users/me/conversation/messages', { message: 'The car is broken.' });
    await scheduled(stage, { fleetadmin: id });
    const view = await aView(stage, { fleetadmin: id });
    return {
      by: admin,
      path: `/fleetadmins/${id}`,
      known: [id],
      states: {
        uses: { drivers: 1, bookings: 2, notifications: 1, savedviews: 1 },
        needsReplacement: true,
      },
      refused: 'record_in_use',
      release: async () => `/fleetadmins/${id}?replacement=${other}`,
      // Trips that are over, and the messages of the time when the driver was in this fleet.
      stays: ['bookings.fleetadmin', 'conversation_messages.fleetadmin'],
      async after() {
        expect(app.services.liveDrivers.get(driver.user.id)?.fleetadmin).toBe(other);
        expect((await admin.get(`/savedviews/${view}`)).body.filter).toEqual({ fleetadmin: other });
        const fleetOf = async (booking: string) => (await db.bookings.findById(booking))?.fleetadmin;
        expect([await fleetOf(trip.id), await fleetOf(past.id)]).toEqual([other, id]);
        // A caller's trip is offered to the drivers of the fleet that has it now.
        expect((await db.bookings.findById(call.id))?.fleet).toBe(other);
        expect((await staying.get(`/bookings/${call.id}`)).status).toBe(200);
      },
    };
  },
  async 'DELETE /alladmin/:id'(stage) {
    const { app, admin } = stage;
    const leaving = await app.signedIn('admin');
    const { id } = leaving.user;
    const alert = (await alertRows['POST /alerts/:id/take']!.good(stage)).params!.id as string;
    expect((await leaving.post(`/alerts/${alert}/take`, { owner: null })).status).toBe(200);
    const view = { list: 'bookings', filter: {}, sort: { field: 'tripdate', order: 'ASC' } };
    await leaving.post('/savedviews', { ...view, name: 'Own', shared: false });
    await leaving.post('/savedviews', { ...view, name: 'Shared', shared: true });
    await leaving.post('/shiftnotes', { text: 'The bridge is closed.', pinned: false });
    return {
      by: admin,
      path: `/alladmin/${id}`,
      known: [id],
      states: { uses: { alerts: 1 }, needsReplacement: false },
      stays: ['saved_views.author', 'shiftnotes.author'],
      async after() {
        expect((await admin.get(`/alerts/${alert}`)).body).toMatchObject({ owner: null, state: 'open' });
      },
    };
  },
};
