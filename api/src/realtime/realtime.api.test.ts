import { aCarType, aTrip } from '../testing/builders.js';
import { ask, heardBy, next, testSockets } from '../testing/sockets.js';
import { type Client, startTestApp, type TestApp } from '../testing/testApp.js';

let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;
const sockets = testSockets();

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
  it('open only to who is signed in and approved', async () => {
    const unapproved = await app.signedIn('rider', { approved: false });
    for (const token of [undefined, 'nonsense', await app.tokenOf(unapproved.user.id)]) {
      const socket = sockets.open(app, token);
      const error = await next(socket, 'connect_error');
      expect((error as Error).message).toBe('not_logged_in');
    }
  });

  it('tell driver, rider and panel of a trip, and nobody else', async () => {
    const [asRider, asDriver, asAdmin] = [await connect(rider), await connect(driver), await connect(admin)];
    const stranger = await connect(await app.signedIn('rider'));
    const strangerDriver = await connect(await app.signedIn('driver', { location: { lat: 0, lng: 0 } }));

    const offer = next(asDriver, 'booking:offer');
    const seen = next(asAdmin, 'resource:changed');
    const { id } = (await rider.post('/bookings', aTrip)).body;
    expect(await offer).toEqual({ id, expiresAt: app.clock.at + 30_000 });
    expect(await seen).toEqual({ resource: 'bookings', ids: [id] });

    const changed = next(asRider, 'booking:changed');
    const heard = await heardBy({ stranger }, 'booking:changed', () => driver.post(`/bookings/${id}/accept`));
    expect(await changed).toMatchObject({ id, status: 'ACCEPTED' });
    expect(heard).toEqual({ stranger: [] });

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

  it("show the drivers' map to admins and, of own drivers, to fleet admins", async () => {
    const fleetadmin = await app.signedIn('fleetadmin');
    const own = await app.signedIn('driver', { fleetadmin: fleetadmin.user.id });
    const [asFleet, asAdmin, asOwn, asDriver] = [
      await connect(fleetadmin),
      await connect(admin),
      await connect(own),
      await connect(driver),
    ];
    expect(await ask(await connect(rider), 'drivers:join')).toEqual({ ok: false, error: 'forbidden' });
    await ask(asFleet, 'drivers:join');
    await ask(asAdmin, 'drivers:join');
    const [toFleet, toAdmin] = [next(asFleet, 'driver:moved'), next(asAdmin, 'driver:moved')];
    await ask(asDriver, 'driver:position', { lat: 40.76, lng: -73.98, at: app.clock.at + 1 });
    await ask(asOwn, 'driver:position', { lat: 40.77, lng: -73.97, at: app.clock.at + 1 });
    expect((await toFleet).drivers.map(({ id }: { id: string }) => id)).toEqual([own.user.id]);
    expect((await toAdmin).drivers.map(({ id }: { id: string }) => id).sort()).toEqual(
      [driver.user.id, own.user.id].sort(),
    );
  });

  it('take positions from drivers only, and only good ones', async () => {
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
