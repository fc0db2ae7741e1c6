import { runDueWork } from '../../../process/dueWork.js';
import { aCarType, aTrip, PICKUP } from '../../../../test/support/builders.js';
import { guestAddress } from '../guest/guestLink.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

/** Trips for several passengers, with luggage, and with needs. Economy cars have four seats, vans eight. */
let app: TestApp;
let rider: Client;
let admin: Client;
const economy = aCarType({ seats: 4, luggage: 2 });
const van = aCarType({ name: 'Van', seats: 8, luggage: 8 });

beforeEach(async () => {
  app = await startTestApp();
  for (const carType of [economy, van]) await app.services.db.carTypes.insert({ ...carType });
  await app.services.db.settings.saveSettings({ missedOffersAway: 0, otp_secure: false });
  [rider, admin] = [await app.signedIn('rider'), await app.signedIn('admin')];
});
afterEach(() => app.close());

const driverOf = (fields: object = {}, km = 1) =>
  app.signedIn('driver', { ...fields, location: { lat: PICKUP.lat + km / 111.195, lng: PICKUP.lng } });
const send = (fields = {}) => rider.post('/bookings', { ...aTrip, ...fields });
const stored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const isAsked = async (id: string, { user }: Client) =>
  (await stored(id)).requestedDrivers?.[user.id] === true;
const reasonsFor = async (id: string, driver: Client) => {
  const lists = [
    (await admin.get(`/bookings/${id}/dispatch`)).body,
    (await admin.get(`/drivers/nearby?booking=${id}&leftOut=1`)).body,
  ];
  return lists.map(
    (list: { id?: string; driver?: string; reason: string | null }[]) =>
      list.find((one) => [one.id, one.driver].includes(driver.user.id))?.reason,
  );
};

describe('a trip that needs something', () => {
  it('goes only to drivers who offer it, and says why others are passed over [4.111]', async () => {
    const [without, offers] = [
      await driverOf({ needs: ['pets'] }, 0.5),
      await driverOf({ needs: ['wheelchair', 'pets'] }, 2),
    ];
    const { status, body } = await send({ needs: ['wheelchair'] });
    expect(status).toBe(201);
    expect(body).toMatchObject({ needs: ['wheelchair'] });
    expect([await isAsked(body.id, without), await isAsked(body.id, offers)]).toEqual([false, true]);
    expect(await reasonsFor(body.id, without)).toEqual(['lacks_needs', 'lacks_needs']);
    const [offer] = (await offers.get('/bookings')).body;
    expect(offer).toMatchObject({ id: body.id, needs: ['wheelchair'] });
  });

  it('is counted on the desk by what the drivers around lack, and passed drivers read that they did not fit', async () => {
    const offers = await driverOf({ needs: ['childSeat'] });
    const without = await driverOf();
    const { id } = (await send({ needs: ['childSeat'] })).body;
    await offers.post(`/bookings/${id}/decline`);
    await runDueWork(app.services);
    const { trips } = (await admin.get('/desk')).body;
    expect(trips.find((trip: { id: string }) => trip.id === id).noDriver).toEqual(
      expect.arrayContaining([{ kind: 'lacksNeeds', count: 1 }]),
    );
    await rider.post(`/bookings/${id}/cancel`, { reason: 'other' });
    await runDueWork(app.services);
    const passed = (await without.get('/passedtrips')).body;
    expect(JSON.stringify(passed)).toContain('unfit');
  });

  it('is refused to riders, and not to staff, if no approved driver of a serving car type offers it [4.112]', async () => {
    await driverOf();
    await driverOf({ carType: 'Van', needs: ['wheelchair'] });
    const later = { bookLater: true, tripdate: app.clock.at + 24 * 3_600_000, needs: ['wheelchair'] };
    for (const fields of [{ needs: ['wheelchair'] }, later])
      expect((await send(fields)).body).toMatchObject({
        error: 'no_car_with_needs',
        errors: { needs: expect.any(String) },
      });
    const warnings = `/desk/booking-warnings?carType=Economy&needs=wheelchair`;
    expect((await admin.get(warnings)).body.warnings).toEqual([{ kind: 'needsServed' }]);
    const byStaff = await admin.post('/bookings', { ...aTrip, ...later, customer: rider.user.id });
    expect(byStaff).toMatchObject({ status: 201, body: { needs: ['wheelchair'] } });
    // A van may stand in.
    await admin.put(`/cartypes/${economy.id}`, { standIns: [{ carType: van.id, afterSeconds: 0 }] });
    expect((await send(later)).status).toBe(201);
    expect((await admin.get(warnings)).body.warnings).toEqual([]);
  });

  it('needs a driver who offers it nearby to be booked for now', async () => {
    await driverOf();
    await driverOf({ needs: ['pets'] }, 400);
    expect((await send({ needs: ['pets'] })).body.error).toBe('no_driver_found_alert_messege');
    expect((await send()).status).toBe(201);
  });

  it('is planned for any driver, with a warning', async () => {
    const driver = await driverOf();
    await driverOf({ needs: ['pets'] });
    const booked = await send({ needs: ['pets'], bookLater: true, tripdate: app.clock.at + 24 * 3_600_000 });
    const candidates = (await admin.get(`/bookings/${booked.body.id}/plan-candidates`)).body;
    const problems = candidates
      .find((one: { id: string }) => one.id === driver.user.id)
      .warnings.map(({ problem }: { problem: string }) => problem);
    expect(problems).toContain('lacks_needs');
  });
});

describe('a car type with limited room', () => {
  it('refuses more passengers or luggage than it takes, in a price and a booking, and names the field [4.110]', async () => {
    await driverOf();
    for (const [fields, field] of [
      [{ passengers: 5 }, 'passengers'],
      [{ luggage: 3 }, 'luggage'],
    ] as const)
      for (const path of ['/bookings', '/estimates'])
        expect(await rider.post(path, { ...aTrip, ...fields })).toMatchObject({
          status: 400,
          body: { error: 'car_too_small', errors: { [field]: expect.any(String) } },
        });
    const { status, body } = await send({ passengers: 4, luggage: 2 });
    expect([status, body.passengers, body.luggage]).toEqual([201, 4, 2]);
  });

  it('does not stand in for a larger one with a trip that it has no room for', async () => {
    await admin.put(`/cartypes/${van.id}`, { standIns: [{ carType: economy.id, afterSeconds: 0 }] });
    const small = await driverOf();
    await driverOf({ carType: 'Van' }, 3);
    const [six, three] = [
      (await send({ carType: 'Van', passengers: 6 })).body,
      (await send({ carType: 'Van', passengers: 3 })).body,
    ];
    expect([await isAsked(six.id, small), await isAsked(three.id, small)]).toEqual([false, true]);
  });

  it('is marked in the prices of all car types, and so is one without a driver who offers what is needed', async () => {
    await driverOf({ needs: ['pets'] });
    const misfits = async (load: object) => {
      const { body } = await app.anonymous.post('/quotes', { pickup: PICKUP, drop: aTrip.drop, ...load });
      return Object.fromEntries(
        body.quotes.map(({ carType, misfit, minutesAway }: Record<string, unknown>) => [
          carType,
          misfit ?? (minutesAway ? 'near' : null),
        ]),
      );
    };
    expect(await misfits({})).toEqual({ Economy: 'near', Van: null });
    expect(await misfits({ passengers: 5, luggage: 3 })).toEqual({ Economy: 'passengers', Van: null });
    expect(await misfits({ luggage: 9 })).toEqual({ Economy: 'luggage', Van: 'luggage' });
    expect(await misfits({ needs: ['pets'] })).toEqual({ Economy: 'near', Van: 'needs' });
  });
});

describe('who sets and sees what', () => {
  it('guests read whom and what their trip takes, and dispatchers find it on the card of a caller [4.113]', async () => {
    await driverOf({ needs: ['childSeat'] });
    const load = { passengers: 3, luggage: 2, needs: ['childSeat'] };
    const { id } = (await send(load)).body;
    const token = new URL(await guestAddress(await stored(id), app.services)).hash.slice(1);
    expect((await app.anonymous.post('/guest-trips', { token })).body).toMatchObject(load);
    const phone = encodeURIComponent(rider.user.mobile as string);
    const { callers } = (await admin.get(`/desk/callers?phone=${phone}`)).body;
    expect(callers[0].trips[0]).toMatchObject({ id, ...load });
  });

  it('admins and fleet admins set what a driver offers, who sees it and cannot change it', async () => {
    const fleet = await app.signedIn('fleetadmin');
    const driver = await driverOf({ fleetadmin: fleet.user.id });
    for (const [staff, needs] of [
      [admin, ['wheelchair', 'pets']],
      [fleet, ['childSeat']],
    ] as const) {
      expect((await staff.put(`/drivers/${driver.user.id}`, { needs })).status).toBe(200);
      expect((await driver.get('/auth/me')).body.needs).toEqual(needs);
      expect(app.services.liveDrivers.get(driver.user.id)?.needs).toEqual(needs);
    }
    await driver.put('/auth/me', { needs: ['wheelchair'] });
    expect((await driver.get('/auth/me')).body.needs).toEqual(['childSeat']);
    for (const needs of [['roof'], ['pets', 'pets']])
      expect(await admin.put(`/drivers/${driver.user.id}`, { needs })).toMatchObject({ status: 400 });
  });

  it('everyone sees the room of a car type', async () => {
    await admin.put(`/cartypes/${economy.id}`, { seats: 3, luggage: 1 });
    const shown = (await app.anonymous.get('/cartypes')).body;
    expect(JSON.stringify(shown)).toContain('"seats":3');
    expect((await admin.put(`/cartypes/${economy.id}`, { seats: 0 })).status).toBe(400);
    expect((await admin.put(`/cartypes/${economy.id}`, { seats: null })).status).toBe(200);
    await driverOf();
    expect((await send({ passengers: 7 })).status).toBe(201);
  });
});
