import { agreedTo } from '../../../../test/support/agreedTo.js';
import { aCarType, aTrip, DROP } from '../../../../test/support/builders.js';
import { nextDriver, north } from '../../../../test/support/streetTrips.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** 60 an hour with 20 km, and 15 percent on top. */
const TWO_HOURS = 138;
const ONE_MORE = 69;

let app: TestApp;
let admin: Client;
let rider: Client;
let driver: Client;

beforeAll(async () => {
  app = await startTestApp();
  const hire = { hirePrice: 60, hireDistance: 20, hireMinHours: 2, hireMaxHours: 6, hireUnitMinutes: 15 };
  await app.services.db.carTypes.insert(aCarType(hire as Parameters<typeof aCarType>[0]));
  await app.services.db.carTypes.insert(aCarType({ name: 'Mini' }));
  await app.services.db.settings.saveSettings({
    hourlyByRiders: true,
    hourlyByStaff: true,
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
    otp_secure: false,
  });
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  rider = await app.signedIn('rider', { walletBalance: 500 });
  driver = await nextDriver(app);
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
});

const { drop: _drop, ...withoutDrop } = aTrip;
const hired = { ...withoutDrop, kind: 'hourly', hours: 2 };
async function booked(fields: object = {}, by = rider) {
  const customer = by === admin ? { customer: rider.user.id } : {};
  const { status, body } = await by.post('/bookings', { ...hired, ...customer, ...fields });
  expect({ status, error: body.error, errors: body.errors }).toMatchObject({ status: 201, error: undefined });
  return body;
}
const stored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const balance = async () => (await app.services.db.users.findById(rider.user.id))!.walletBalance;
async function started(fields: object = {}) {
  const { id } = await booked(fields);
  for (const step of ['accept', 'arrive', 'start'])
    expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
  return id;
}
let km = 0;
/** A position every minute, at 60 km/h until that many km, then standing. */
async function drive(minutes: number, until = 0) {
  for (let minute = 0; minute < minutes; minute += 1) {
    app.clock.at += MINUTE;
    km = Math.min(until, km + 1);
    await driver.put('/drivers/me/location', north(km));
  }
}
beforeEach(() => {
  km = 0;
});
const end = async (id: string) => {
  const { status, body } = await driver.post(`/bookings/${id}/reach`, north(km));
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  return body;
};
const preview = (by: Client, id: string, wanted: object) =>
  by.post(`/bookings/${id}/changes/preview`, wanted);
async function change(by: Client, id: string, wanted: object) {
  const { body: shown } = await preview(by, id, wanted);
  const made = await by.post(`/bookings/${id}/changes`, { ...wanted, ...agreedTo(shown) });
  expect({ status: made.status, error: made.body.error }).toEqual({ status: 200, error: undefined });
  return shown;
}
const refusal = (error: string, field: string, status = 400) => ({
  status,
  body: { error, errors: { [field]: expect.any(String) } },
});

describe('a trip by the hour', () => {
  it('is priced before it is booked, for each car that can be hired, without a destination [4.68]', async () => {
    const { body: quotes } = await rider.post('/quotes', { pickup: aTrip.pickup, hours: 2 });
    expect(quotes.quotes).toMatchObject([{ carType: 'Economy', estimateFare: TWO_HOURS, hire: { km: 20 } }]);
    const { body: estimate } = await rider.post('/estimates', hired);
    expect(estimate).toMatchObject({
      estimateFare: TWO_HOURS,
      estimateTime: 7200,
      hire: { hours: 2, price: 60, km: 20, unitMinutes: 15 },
      tariff: { rate_per_unit_distance: 2.5 },
    });
    expect(await booked()).toMatchObject({
      kind: 'hourly',
      hire: { hours: 2, bought: 2 },
      status: 'NEW',
      dropAddress: '',
      trip_cost: TWO_HOURS,
      estimate: TWO_HOURS,
      estimateTime: 7200,
    });
  });

  it('costs its hours if it ends early, and pays the driver for them', async () => {
    const id = await started();
    await drive(30, 5);
    expect(await end(id)).toMatchObject({ trip_cost: TWO_HOURS });
    const { body } = await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    expect(body).toMatchObject({ status: 'PAID', customer_paid: TWO_HOURS, driver_share: 120 });
    expect((await stored(id)).doubts).toEqual([]);
    expect((await stored(id)).fareReview).toBeFalsy();
    expect((await rider.get(`/bookings/${id}/receipt.pdf`)).status).toBe(200);
  });

  it('costs started units and km beyond the hours by the terms that were booked [4.68]', async () => {
    const id = await started();
    const carType = (await app.services.db.carTypes.findByIdOrName('Economy'))!;
    await app.services.db.carTypes.update(carType.id, { hirePrice: 500 });
    await drive(130, 48);
    await app.services.db.carTypes.update(carType.id, { hirePrice: 60 });
    const body = await end(id);
    // 15 minutes, 8 km.
    expect(body.hire.parts).toEqual({
      hours: 120,
      extraMinutes: 15,
      extraTime: 15,
      extraKm: expect.closeTo(8, 0),
      extraDistance: expect.closeTo(20, 0),
    });
    expect(body.trip_cost).toBeCloseTo((120 + 15 + body.hire.parts.extraDistance) * 1.15, 1);
  });

  it('settles time that no position shows only after a review [4.68]', async () => {
    const id = await started();
    await drive(60, 5);
    app.clock.at += 3 * HOUR;
    await driver.put('/drivers/me/location', north(km));
    const body = await end(id);
    expect(body.trip_cost).toBe(TWO_HOURS);
    expect((await stored(id)).fareReview).toMatchObject({
      isOpen: true,
      reasons: ['above_bound'],
      measured: { trip_cost: TWO_HOURS + 2 * ONE_MORE },
      difference: 2 * ONE_MORE,
    });
  });

  it('reserves its hours in the wallet, and is paid from it with what came on top', async () => {
    const id = await started({ payment_mode: 'wallet' });
    expect(await balance()).toBe(500 - TWO_HOURS);
    await drive(125, 5);
    const { trip_cost } = await end(id);
    expect(trip_cost).toBeGreaterThan(TWO_HOURS);
    await rider.post(`/bookings/${id}/pay`, { payment_mode: 'wallet' });
    expect(await stored(id)).toMatchObject({ customer_paid: trip_cost, usedWalletMoney: trip_cost });
    expect(await balance()).toBeCloseTo(500 - trip_cost, 2);
  });

  it('has a destination that may be named, and changes on the way at the same price', async () => {
    const { id } = await booked({ drop: DROP });
    expect(await stored(id)).toMatchObject({ dropAddress: DROP.add });
    await rider.post(`/bookings/${id}/cancel`, { reason: 'Changed plans' });
    const under = await started();
    await drive(5, 2);
    const wanted = { drop: { ...north(9), add: 'The lake' }, stops: [{ ...north(4), add: 'A shop' }] };
    expect(await change(rider, under, wanted)).toMatchObject({
      priceReason: 'kept',
      price: { before: TWO_HOURS, after: TWO_HOURS },
    });
    expect(await stored(under)).toMatchObject({ dropAddress: 'The lake', estimateDistance: 0 });
  });

  it('is planned with all of its hours', async () => {
    const later = await booked({ bookLater: true, tripdate: app.clock.at + 3 * HOUR, hours: 5 });
    const day = new Date(app.clock.at).toISOString().slice(0, 10).replaceAll('-', '');
    const { body: planner } = await admin.get(`/planner?day=${day}`);
    expect(planner.trips.find(({ id }: { id: string }) => id === later.id)).toMatchObject({
      kind: 'hourly',
      estimateTime: 5 * 3600,
    });
  });
});

describe('the hours of a trip', () => {
  it('are added by its rider or the desk during the trip, who buy them [4.69]', async () => {
    const id = await started();
    await drive(50, 45);
    expect(await change(rider, id, { hours: 3 })).toMatchObject({
      priceReason: 'hours',
      fields: [{ field: 'hours', before: 2, after: 3 }],
      driver: 'stays',
      notified: ['driver'],
      price: { before: TWO_HOURS },
    });
    expect((await stored(id)).hire).toMatchObject({ hours: 3, bought: 3, beyondKm: expect.closeTo(5, 0) });
    const shown = await change(admin, id, { hours: 4 });
    expect(shown.price.after - shown.price.before).toBeCloseTo(ONE_MORE, 2);
    expect(await stored(id)).toMatchObject({ estimateTime: 4 * 3600, hire: { hours: 4, bought: 4 } });
    const { trip_cost } = await end(id);
    expect(trip_cost).toBe(shown.price.after);
  });

  it('are added by its driver without a price: the rider pays them as they are used [4.69]', async () => {
    const id = await started();
    await drive(100, 5);
    expect(await change(driver, id, { hours: 4 })).toMatchObject({
      priceReason: 'driver_keeps',
      price: { before: TWO_HOURS, after: TWO_HOURS },
      notified: ['rider'],
    });
    expect(await stored(id)).toMatchObject({ estimateTime: 4 * 3600, hire: { hours: 4, bought: 2 } });
    await drive(30, 5);
    expect((await end(id)).hire.parts).toMatchObject({ hours: 120, extraMinutes: 15 });
  });

  it('can be fewer before the trip, and move the reserve and the driver as any change', async () => {
    const { id } = await booked({ hours: 4, payment_mode: 'wallet' });
    await driver.post(`/bookings/${id}/accept`);
    expect(await change(rider, id, { hours: 3 })).toMatchObject({ driver: 'stays', held: 2 * TWO_HOURS });
    expect((await stored(id)).hire).toMatchObject({ hours: 3, bought: 3 });
    expect(await preview(rider, id, { hours: 6 })).toMatchObject(
      refusal('change_needs_reserve', 'hours', 409),
    );
    const { body } = await preview(admin, id, { hours: 6, payment_mode: 'cash' });
    expect(body).toMatchObject({ driver: 'stays' });
    const other = await booked({ hours: 2, bookLater: true, tripdate: app.clock.at + 2 * HOUR });
    expect((await preview(rider, other.id, { hours: 4 })).body).toMatchObject({ driver: 'none' });
  });

  it('are a question to a driver who accepted a trip of half the time [4.100]', async () => {
    const { id } = await booked();
    await driver.post(`/bookings/${id}/accept`);
    const { body } = await preview(rider, id, { hours: 4 });
    expect(body).toMatchObject({ driver: 'asked', because: null, answerSeconds: 120 });
  });

  it('follow the terms of another car, which has to have some', async () => {
    const { id } = await booked();
    const van = aCarType({ name: 'Van', hirePrice: 100, hireMaxHours: 3 });
    await app.services.db.carTypes.insert(van);
    const { body } = await preview(rider, id, { carType: 'Van' });
    expect(body).toMatchObject({ priceReason: 'car_type', price: { before: TWO_HOURS, after: 230 } });
    expect(await preview(rider, id, { carType: 'Van', hours: 4 })).toMatchObject(
      refusal('hours_not_offered', 'hours'),
    );
    expect(await preview(rider, id, { carType: 'Mini' })).toMatchObject(
      refusal('car_not_by_hour', 'carType'),
    );
    await app.services.db.carTypes.remove(van.id);
  });
});

describe('what a trip by the hour refuses', () => {
  it('hours that the car does not have, and cars without a price per hour, naming the field [4.68]', async () => {
    for (const hours of [1, 7])
      for (const path of ['/bookings', '/estimates'])
        expect(await rider.post(path, { ...hired, hours })).toMatchObject(
          refusal('hours_not_offered', 'hours'),
        );
    expect((await rider.post('/bookings', { ...hired, hours: 25 })).status).toBe(400);
    expect(await rider.post('/bookings', { ...hired, carType: 'Mini' })).toMatchObject(
      refusal('car_not_by_hour', 'carType'),
    );
    expect(await rider.post('/bookings', { ...hired, hours: null })).toMatchObject(
      refusal('select_proper', 'hours'),
    );
    expect(await rider.post('/bookings', { ...aTrip, hours: 2 })).toMatchObject(
      refusal('not_of_kind', 'hours'),
    );
    expect(await rider.post('/bookings', { ...hired, stops: [DROP] })).toMatchObject(
      refusal('not_of_kind', 'stops'),
    );
  });

  it('to be the way around the destination of an ordinary booking [5.4]', async () => {
    expect((await rider.post('/bookings', withoutDrop)).body.error).toBe('select_proper');
    const { id } = await rider.post('/bookings', aTrip).then(({ body }) => body);
    expect(await preview(rider, id, { hours: 2 })).toMatchObject(
      refusal('change_not_possible', 'hours', 409),
    );
  });

  it('whom the settings do not allow, for the price as well', async () => {
    const off = refusal('kind_off', 'kind', 409);
    await app.services.db.settings.saveSettings({ hourlyByRiders: false });
    expect(await rider.post('/bookings', hired)).toMatchObject(off);
    expect(await rider.post('/estimates', hired)).toMatchObject(off);
    expect(await rider.post('/quotes', { pickup: aTrip.pickup, hours: 2 })).toMatchObject(off);
    expect((await booked({}, admin)).kind).toBe('hourly');
    await app.services.db.settings.saveSettings({ hourlyByRiders: true });
  });
});

describe('attacks on trips by the hour', () => {
  it('fewer hours than were driven: during the trip they only become more', async () => {
    const id = await started({ hours: 4 });
    await drive(10, 5);
    for (const by of [rider, driver, admin])
      expect(await preview(by, id, { hours: 2 })).toMatchObject(refusal('hours_only_more', 'hours', 409));
  });

  it('an hour bought late to escape extra km, or more hours than the car has', async () => {
    const id = await started();
    await drive(70, 65);
    expect(await preview(rider, id, { hours: 7 })).toMatchObject(refusal('hours_not_offered', 'hours'));
    await change(rider, id, { hours: 3 });
    const body = await end(id);
    expect(body.hire.parts.extraKm).toBeCloseTo(25, 0);
    expect(body.trip_cost).toBeGreaterThan(TWO_HOURS + ONE_MORE + 60);
  });

  it('hours that neither reserve nor wallet cover', async () => {
    const id = await started({ payment_mode: 'wallet', hours: 4 });
    await drive(10, 5);
    expect(await preview(rider, id, { hours: 5 })).toMatchObject({ status: 200 });
    await app.services.db.users.update(rider.user.id, { walletBalance: 50 });
    expect(await preview(rider, id, { hours: 5 })).toMatchObject(
      refusal('change_needs_reserve', 'hours', 409),
    );
    await app.services.db.users.update(rider.user.id, { walletBalance: 500 - 2 * TWO_HOURS });
  });

  it('hours in which the driver is planned elsewhere, unless driver or desk add them', async () => {
    const id = await started();
    const next = await booked({ bookLater: true, tripdate: app.clock.at + 150 * MINUTE });
    const planned = await admin.post(`/bookings/${next.id}/plan`, { driver: driver.user.id, plans: 0 });
    expect(planned.status).toBeLessThan(300);
    expect(await preview(rider, id, { hours: 3 })).toMatchObject(
      refusal('hours_driver_planned', 'hours', 409),
    );
    for (const by of [driver, admin]) expect((await preview(by, id, { hours: 3 })).status).toBe(200);
  });

  it('a driver who ends hours later, or far away, without having been there', async () => {
    const id = await started();
    await drive(20, 5);
    app.clock.at += 6 * HOUR;
    km = 300;
    expect((await end(id)).trip_cost).toBe(TWO_HOURS);
  });
});
