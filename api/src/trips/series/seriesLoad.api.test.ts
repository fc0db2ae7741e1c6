import { wayBackId } from '@wayfare/shared';
import { aCarType, PICKUP } from '../../../test/support/builders.js';
import { refusal, seriesDesk, type SeriesTest } from '../../../test/support/seriesDesk.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { runDueWork } from '../../process/dueWork.js';

/** Whom and what recurring trips take. Economy cars have four seats, vans eight. */
const [TUESDAY, WEDNESDAY, THURSDAY] = [20_260_303, 20_260_304, 20_260_305];
const DAY = 24 * 60 * 60_000;
const economy = aCarType({ seats: 4, luggage: 2 });
const van = aCarType({ name: 'Van', seats: 8, luggage: 8 });
/** A trip that says nothing about whom it takes. */
const ordinary = [1, 0, ''];

let app: TestApp;
let admin: Client;
let desk: SeriesTest['desk'];

beforeEach(async () => {
  app = await startTestApp();
  for (const carType of [economy, van]) await app.services.db.carTypes.insert({ ...carType });
  await app.services.db.settings.saveSettings({ timeZone: 'America/New_York', seriesDaysAhead: 3 });
  admin = await app.signedIn('admin');
  // To school at 8. Bookings are made for Tuesday to Thursday.
  desk = seriesDesk({ app, admin, rider: await app.signedIn('rider'), run: {} });
});
afterEach(() => app.close());

const find = async (id: string) => (await app.services.db.bookings.findById(id))!;
const loadOf = async (id: string) => {
  const { passengers, luggage, needs } = await find(id);
  return [passengers ?? 1, luggage ?? 0, (needs ?? []).join()];
};
/** The loads of the trips there, and of those back. */
const loads = (series: string, days = [TUESDAY, WEDNESDAY, THURSDAY]) =>
  Promise.all(days.map((day) => loadOf(`${series}-${day}`)));
const backLoads = (series: string, days = [TUESDAY, WEDNESDAY, THURSDAY]) =>
  Promise.all(days.map((day) => loadOf(wayBackId(`${series}-${day}`))));

describe('passengers, luggage and needs of recurring trips [4.122]', () => {
  it('are those of each trip, there and back, also of those booked later', async () => {
    const load = { passengers: 3, luggage: 1, needs: ['childSeat'] };
    const { id, parts } = await desk.enter({ ...load, returnMinutes: 900 });
    expect(parts).toMatchObject([load]);
    const stated = [3, 1, 'childSeat'];
    expect(await loads(id)).toEqual([stated, stated, stated]);
    expect(await backLoads(id)).toEqual([stated, stated, stated]);
    app.clock.at += DAY;
    await runDueWork(app.services);
    expect(await loads(id, [20_260_306])).toEqual([stated]);
    expect(await backLoads(id, [20_260_306])).toEqual([stated]);
    // Only a driver who offers the seat is asked.
    const plain = await app.signedIn('driver');
    const able = await app.signedIn('driver', { needs: ['childSeat'] });
    app.clock.at = (await find(`${id}-${WEDNESDAY}`)).tripdate - 60_000;
    for (const driver of [plain, able]) await driver.put('/drivers/me/location', PICKUP);
    await runDueWork(app.services);
    const asked = (await find(`${id}-${WEDNESDAY}`)).requestedDrivers ?? {};
    expect([asked[plain.user.id], asked[able.user.id]]).toEqual([undefined, true]);
  });

  it('change from a day on with the trips that are booked, and what staff changed on one since stays', async () => {
    const { id } = await desk.enter({ returnMinutes: 900 });
    expect(await loads(id)).toEqual([ordinary, ordinary, ordinary]);
    const body = await desk.changed(id, 1, { from: WEDNESDAY, passengers: 4, needs: ['pets', 'childSeat'] });
    const stated = [4, 0, 'childSeat,pets'];
    expect(await loads(id)).toEqual([ordinary, stated, stated]);
    expect(await backLoads(id)).toEqual([ordinary, stated, stated]);
    // The same in another order, and what was never named, is no change.
    const same = { needs: ['childSeat', 'pets'], luggage: 0 };
    expect(refusal(await desk.change(id, body.version, { from: WEDNESDAY, ...same }))[1]).toBe(
      'nothing_to_change',
    );

    const trip = `${id}-${THURSDAY}`;
    const preview = await admin.post(`/bookings/${trip}/changes/preview`, { luggage: 2 });
    const { version, price, driver } = preview.body;
    const agreed = { customer_paid: price.after, driver };
    expect((await admin.post(`/bookings/${trip}/changes`, { luggage: 2, version, agreed })).status).toBe(200);
    app.clock.at += DAY;
    await runDueWork(app.services);
    expect(await loads(id)).toEqual([ordinary, stated, [4, 2, 'childSeat,pets']]);

    const unnamed = { passengers: null, luggage: null, needs: null };
    await desk.changed(id, body.version, { from: THURSDAY, ...unnamed });
    expect(await loads(id)).toEqual([ordinary, stated, ordinary]);
    expect(await backLoads(id)).toEqual([ordinary, stated, ordinary]);
  });

  it('leave a trip alone that a driver has', async () => {
    const { id, version } = await desk.enter();
    const first = await find(`${id}-${TUESDAY}`);
    app.clock.at = first.tripdate - 14 * 60_000;
    const driver = await app.signedIn('driver');
    await runDueWork(app.services);
    expect((await driver.post(`/bookings/${first.id}/accept`)).status).toBe(200);
    await desk.changed(id, version, { from: TUESDAY, passengers: 2 });
    expect(await loads(id)).toEqual([ordinary, [2, 0, ''], [2, 0, '']]);
  });

  it('are refused where the car type has no room, with the field, and nothing is entered or changed', async () => {
    const refused = async (fields: object) => refusal(await admin.post('/series', desk.request(fields)));
    expect(await refused({ passengers: 5 })).toEqual([400, 'car_too_small', 'passengers']);
    expect(await refused({ luggage: 3 })).toEqual([400, 'car_too_small', 'luggage']);
    expect(await refused({ passengers: 0 })).toEqual([400, 'validation_error', 'passengers']);
    expect(await refused({ needs: ['helicopter'] })).toEqual([400, 'validation_error', 'needs.0']);
    expect((await admin.get('/series')).body).toEqual([]);

    const { id } = await desk.enter({ carType: 'Van', passengers: 7 });
    const from = WEDNESDAY;
    expect(refusal(await desk.change(id, 1, { from, passengers: 9 }))).toEqual([
      400,
      'car_too_small',
      'passengers',
    ]);
    expect(refusal(await desk.change(id, 1, { from, carType: 'Economy' }))).toEqual([
      400,
      'car_too_small',
      'carType',
    ]);
    expect(await loads(id)).toEqual([
      [7, 0, ''],
      [7, 0, ''],
      [7, 0, ''],
    ]);
    await desk.changed(id, 1, { from, carType: 'Economy', passengers: 4 });
    expect(await loads(id)).toEqual([
      [7, 0, ''],
      [4, 0, ''],
      [4, 0, ''],
    ]);
  });

  it('are shown to the passenger who opens the link, as they are from the last change on', async () => {
    const { id } = await desk.enter({ passengers: 2 });
    const { url } = (await admin.post(`/series/${id}/link`, {})).body;
    const open = async () =>
      (await app.anonymous.post('/recurring-trips', { token: new URL(url).hash.slice(1) })).body;
    expect(await open()).toMatchObject({ passengers: 2 });
    await desk.changed(id, 1, { from: WEDNESDAY, passengers: 3, luggage: 1, needs: ['childSeat'] });
    expect(await open()).toMatchObject({ passengers: 3, luggage: 1, needs: ['childSeat'] });
  });

  it('are not booked, with the reason, while the car type has become too small, and are once it fits', async () => {
    const { id } = await desk.enter({ passengers: 4 });
    expect((await admin.put(`/cartypes/${economy.id}`, { seats: 3 })).status).toBe(200);
    app.clock.at += DAY;
    await runDueWork(app.services);
    const read = async () => (await admin.get(`/series/${id}`)).body;
    expect(await read()).toMatchObject({ failures: [{ day: 20_260_306, reason: 'car_too_small' }] });
    await admin.put(`/cartypes/${economy.id}`, { seats: 4 });
    app.clock.at += 16 * 60_000;
    await runDueWork(app.services);
    expect(await read()).toMatchObject({ failures: [] });
    expect(await loads(id, [20_260_306])).toEqual([[4, 0, '']]);
  });
});
