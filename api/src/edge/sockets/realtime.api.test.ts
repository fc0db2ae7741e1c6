import { aCarType, aTrip } from '../../../test/support/builders.js';
import { ask, receivedBy, next, testSockets } from '../../../test/support/sockets.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;
const sockets = testSockets();
/** A map view around the start of the tests' trips. */
const CITY = { south: 40.5, west: -74.3, north: 41, east: -73.6 };
/** Longer than any drive in these tests takes, in ms. */
const FAR_MS = 24 * 60 * 60_000;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin');
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver');
});
afterAll(async () => {
  sockets.close();
  await app.close();
});

const connect = (client: Client) => sockets.connect(app, client);

describe('sockets', () => {
  it('open only to users who are signed in and approved', async () => {
    const unapproved = await app.signedIn('rider', { approved: false });
    for (const token of [undefined, 'nonsense', await app.tokenOf(unapproved.user.id)]) {
      const socket = sockets.open(app, token);
      const error = await next(socket, 'connect_error');
      expect((error as Error).message).toBe('not_logged_in');
    }
  });

  it('notify only the driver, the rider and the panel of a trip', async () => {
    const [asRider, asDriver, asAdmin] = [await connect(rider), await connect(driver), await connect(admin)];
    const stranger = await connect(await app.signedIn('rider'));
    const strangerDriver = await connect(await app.signedIn('driver', { location: { lat: 0, lng: 0 } }));

    const offer = next(asDriver, 'booking:offer');
    const seen = next(asAdmin, 'resource:changed');
    const { id } = (await rider.post('/bookings', aTrip)).body;
    expect(await offer).toEqual({ id, expiresAt: app.clock.at + 30_000 });
    expect(await seen).toEqual({ resource: 'bookings', ids: [id] });

    const changed = next(asRider, 'booking:changed');
    const received = await receivedBy({ stranger }, 'booking:changed', () =>
      driver.post(`/bookings/${id}/accept`),
    );
    expect(await changed).toMatchObject({ id, status: 'ACCEPTED' });
    expect(received).toEqual({ stranger: [] });

    expect(await ask(asRider, 'booking:join', { id })).toEqual({ ok: true });
    expect(await ask(stranger, 'booking:join', { id })).toEqual({ ok: false, error: 'not_found' });
    expect(await ask(strangerDriver, 'booking:join', { id })).toEqual({ ok: false, error: 'not_found' });

    const point = next(asRider, 'tracking:point');
    app.clock.at += 4_000;
    expect(await ask(asDriver, 'driver:position', { lat: 40.76, lng: -73.98, at: app.clock.at })).toEqual({
      ok: true,
    });
    expect(await point).toMatchObject({
      booking: id,
      point: { lat: 40.76, lng: -73.98, status: 'ACCEPTED' },
    });
  });

  it("show the drivers' map to admins and, for their own drivers, to fleet admins", async () => {
    const fleetadmin = await app.signedIn('fleetadmin');
    const own = await app.signedIn('driver', { fleetadmin: fleetadmin.user.id });
    const [asFleet, asAdmin, asOwn, asDriver] = [
      await connect(fleetadmin),
      await connect(admin),
      await connect(own),
      await connect(driver),
    ];
    expect(await ask(await connect(rider), 'drivers:join', CITY)).toEqual({ ok: false, error: 'forbidden' });
    await ask(asFleet, 'drivers:join', CITY);
    await ask(asAdmin, 'drivers:join', CITY);
    const [toFleet, toAdmin] = [next(asFleet, 'driver:moved'), next(asAdmin, 'driver:moved')];
    await ask(asDriver, 'driver:position', { lat: 40.76, lng: -73.98, at: app.clock.at + 1 });
    await ask(asOwn, 'driver:position', { lat: 40.77, lng: -73.97, at: app.clock.at + 1 });
    expect((await toFleet).drivers.map(({ id }: { id: string }) => id)).toEqual([own.user.id]);
    expect((await toAdmin).drivers.map(({ id }: { id: string }) => id).sort()).toEqual(
      [driver.user.id, own.user.id].sort(),
    );
  });

  it('notify a client of moves in the part of the map it watches, and no more once it stops', async () => {
    const asAdmin = await connect(admin);
    const asDriver = await connect(driver);
    expect(await ask(asAdmin, 'drivers:join', { ...CITY, north: 91 })).toEqual({
      ok: false,
      error: 'validation_error',
    });
    const moves: { lat: number }[] = [];
    asAdmin.on('driver:moved', ({ drivers }) => moves.push(...drivers));
    const watch = (view: object) => ask(asAdmin, 'drivers:join', view);
    /** Moves the driver; returns what the admin was notified of. */
    const seenAt = async (...latitudes: number[]) => {
      moves.length = 0;
      // The map updates once per second: a second watcher that sees everything shows when.
      const other = await connect(admin);
      await ask(other, 'drivers:join', { south: -90, west: -180, north: 90, east: 180 });
      const moved = next(other, 'driver:moved');
      for (const lat of latitudes) {
        // Long enough to drive any of these distances.
        app.clock.at += FAR_MS;
        await ask(asDriver, 'driver:position', { lat, lng: -73.98, at: app.clock.at });
      }
      await moved;
      other.disconnect();
      await ask(asAdmin, 'drivers:join', null);
      return moves.map(({ lat }) => lat);
    };
    await watch(CITY);
    expect(await seenAt(50)).toEqual([50]);
    expect(await seenAt(51)).toEqual([]);
    expect(await seenAt(40.75)).toEqual([40.75]);
    expect(await seenAt(40.76, 40.77)).toEqual([40.77]);
    await watch({ ...CITY, south: 10, north: 20 });
    expect(await seenAt(40.78)).toEqual([]);
    await watch(CITY);
    asAdmin.emit('drivers:leave');
    expect(await seenAt(40.79)).toEqual([]);
  });

  it('accept positions from drivers only, and only valid ones', async () => {
    expect(await ask(await connect(rider), 'driver:position', { lat: 1, lng: 1 })).toEqual({
      ok: false,
      error: 'forbidden',
    });
    const asDriver = await connect(driver);
    for (const bad of [{ lat: 91, lng: 0 }, { lat: 'x', lng: 0 }, null, { lat: 1 }]) {
      expect(await ask(asDriver, 'driver:position', bad)).toEqual({ ok: false, error: 'validation_error' });
    }
  });

  it('end when the account is no longer approved', async () => {
    const client = await app.signedIn('rider');
    const socket = await connect(client);
    const ended = next(socket, 'disconnect');
    await admin.put(`/riders/${client.user.id}`, { approved: false });
    await ended;
  });
});
