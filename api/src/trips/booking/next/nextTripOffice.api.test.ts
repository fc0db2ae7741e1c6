import { aCarType, DROP, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

/** What the office sees of next trips, and how it gives them to drivers. */
let app: TestApp;
let rider: Client;
let next: Client;
let driver: Client;
let admin: Client;
const MINUTE = 60_000;
/** Where the first trip ends, and the next one begins. */
const CORNER = { ...DROP, lat: DROP.lat + 0.003, add: 'Lincoln Center' };

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({
    forwardMinutes: 10,
    missedOffersAway: 0,
    otp_secure: false,
    autoDispatch: false,
  });
  [rider, next, admin] = [
    await app.signedIn('rider'),
    await app.signedIn('rider'),
    await app.signedIn('admin'),
  ];
  driver = await app.signedIn('driver', { location: { lat: PICKUP.lat, lng: PICKUP.lng } });
});
afterEach(() => app.close());

const ok = async (answer: ReturnType<Client['post']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const assign = (id: string, to = driver) => admin.post(`/bookings/${id}/assign`, { driver: to.user.id });
/** A trip that the driver has started; its booking's id. */
async function started(): Promise<string> {
  const { id } = (await rider.post('/bookings', { pickup: PICKUP, drop: DROP, carType: 'Economy' })).body;
  await ok(assign(id));
  await ok(driver.post(`/bookings/${id}/accept`));
  await ok(driver.post(`/bookings/${id}/arrive`, { reason: 'here' }));
  await ok(driver.post(`/bookings/${id}/start`, {}));
  return id;
}
/** A trip booked by staff: no driver near is free. */
const bookNext = async (fields = {}) =>
  (
    await admin.post('/bookings', {
      customer: next.user.id,
      pickup: CORNER,
      drop: PICKUP,
      carType: 'Economy',
      payment_mode: 'cash',
      ...fields,
    })
  ).body;
const candidates = async (id: string, leftOut = '') =>
  (await admin.get(`/drivers/nearby?booking=${id}${leftOut}`)).body;

describe('a dispatcher [4.83]', () => {
  it('sees among the candidates who finishes a trip nearby, in how many minutes, and asks them', async () => {
    const first = await started();
    const { id } = await bookNext();
    const [found] = await candidates(id);
    expect(found).toMatchObject({ id: driver.user.id, reason: null, hasNext: false });
    expect(found.freeIn).toBeGreaterThan(0);
    expect(found.minutes).toBeGreaterThan(found.freeIn);
    await ok(assign(id));
    const offer = (await driver.get('/bookings')).body.find((one: { id: string }) => one.id === id);
    expect(offer).toMatchObject({ status: 'NEW', finishingTrip: true });
    await ok(driver.post(`/bookings/${id}/accept`));
    expect(await app.services.db.bookings.findById(id)).toMatchObject({ afterTrip: first });
    const trace = (await admin.get(`/bookings/${id}/dispatch`)).body;
    expect(trace.filter(({ outcome }: { outcome: string }) => outcome === 'offered')).toMatchObject([
      { driver: driver.user.id, next: true },
    ]);
  });

  it('asks such a driver also while auto dispatch runs', async () => {
    const first = await started();
    const { id } = await bookNext();
    await app.services.db.settings.saveSettings({ autoDispatch: true });
    await ok(admin.post(`/bookings/${id}/override`, { driver: driver.user.id, from: null, overrides: 0 }));
    await ok(driver.post(`/bookings/${id}/accept`));
    expect(await app.services.db.bookings.findById(id)).toMatchObject({ afterTrip: first });
  });

  it('cannot ask a driver on a trip that ends too late, who has a next one, or with the setting at 0', async () => {
    await started();
    await app.services.db.settings.saveSettings({ forwardMinutes: 0 });
    const [one, other] = [await bookNext(), await bookNext()];
    expect((await assign(one.id)).body.error).toBe('driver_busy');
    expect(await candidates(one.id)).toEqual([]);
    await app.services.db.settings.saveSettings({ forwardMinutes: 10 });
    await ok(assign(one.id));
    await ok(driver.post(`/bookings/${one.id}/accept`));
    expect((await assign(other.id)).body.error).toBe('driver_busy');
    const busy = (await candidates(other.id, '&leftOut=1')).find(
      ({ id }: { id: string }) => id === driver.user.id,
    );
    expect(busy).toMatchObject({ reason: 'busy', hasNext: true, freeIn: null });
  });
});

describe('next trips [4.83]', () => {
  it('are on the board of drivers, until they begin', async () => {
    const first = await started();
    const { id, reference } = await bookNext();
    await ok(assign(id));
    await ok(driver.post(`/bookings/${id}/accept`));
    const row = async () => (await admin.get(`/drivers/board?drivers=${driver.user.id}`)).body.drivers[0];
    expect(await row()).toMatchObject({ state: 'busy', next: { id, reference } });
    await ok(driver.post(`/bookings/${first}/reach`, { lat: DROP.lat, lng: DROP.lng }));
    expect(await row()).toMatchObject({ state: 'busy', next: null });
  });

  it('are marked on the planner as long as the driver finishes another trip', async () => {
    const first = await started();
    const tripdate = app.clock.at + 20 * MINUTE;
    const { id } = await bookNext({ bookLater: true, tripdate });
    app.clock.at += 6 * MINUTE;
    await ok(assign(id));
    await ok(driver.post(`/bookings/${id}/accept`));
    const day = new Date(tripdate).toISOString().slice(0, 10).replaceAll('-', '');
    const planned = async () =>
      (await admin.get(`/planner?day=${day}`)).body.trips.find((trip: { id: string }) => trip.id === id);
    expect(await planned()).toMatchObject({ driver: driver.user.id, finishingTrip: true });
    await ok(driver.post(`/bookings/${first}/reach`, { lat: DROP.lat, lng: DROP.lng }));
    expect((await planned()).finishingTrip).toBeUndefined();
  });
});
