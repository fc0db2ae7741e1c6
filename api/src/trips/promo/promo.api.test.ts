import { finding, type Promo } from '@wayfare/shared';
import { aCarType, aPromo, aTrip, DROP, PICKUP } from '../../../test/support/builders.js';
import { type Client, startTestApp, TEST_NOW, type TestApp } from '../../../test/support/testApp.js';
import { trackedDrive } from '../../../test/support/trackedDrive.js';
import { runDueWork } from '../../process/dueWork.js';
import { auditLedger } from '../../office/ledgerAudit/auditLedger.js';

let app: TestApp;
let rider: Client;
let driver: Client;
let promo: Promo;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  // Trips of ten minutes for a kilometer settle as measured.
  await app.services.db.settings.saveSettings({ fareToleranceUp: 200 });
});
afterAll(() => app.close());

// The estimate of every trip is 6.90; one that took ten minutes costs 11.50.
beforeEach(async () => {
  app.clock.at = TEST_NOW;
  for (const { id } of app.services.liveDrivers.all()) {
    await app.services.db.users.update(id, { driverActiveStatus: false });
  }
  await app.services.liveDrivers.reload();
  await app.connection.collection('promos').deleteMany({});
  rider = await app.signedIn('rider', { walletBalance: 100 });
  driver = await app.signedIn('driver');
  promo = aPromo();
  await app.services.db.promos.insert(promo);
});

const added = async (fields: Partial<Promo>) => {
  const other = aPromo(fields);
  await app.services.db.promos.insert(other);
  return other;
};
const estimate = (asked: string, client: Client = rider) =>
  client.post('/estimates', { ...aTrip, promo: asked });
const book = (asked: string | undefined, client: Client = rider, headers = {}) =>
  client.post('/bookings', { ...aTrip, promo: asked }, headers);
const readStored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const usesOf = async (id = promo.id) => (await app.services.db.promos.findById(id))?.user_avail;
const settle = () => runDueWork(app.services);
const problems = async () => (await auditLedger(undefined, app.services)).problems;

async function driven(id: string) {
  for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${id}/${step}`);
  await trackedDrive(app, driver, { ms: 600_000 });
  const { status } = await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  expect(status).toBe(200);
  // Back at the pickup for the next trip.
  app.clock.at += 120_000;
  await driver.put('/drivers/me/location', { lat: PICKUP.lat, lng: PICKUP.lng });
}

describe('an estimate with a promo', () => {
  it('returns the discount and the remaining price, by id or by name in any case [3.28, 3.39]', async () => {
    for (const asked of [promo.id, 'SPRING', 'spring', ' Spring ']) {
      const { status, body } = await estimate(asked, app.anonymous);
      expect({ status, body }).toMatchObject({
        status: 200,
        body: {
          estimateFare: 6.9,
          discount_amount: 2,
          customer_paid: 4.9,
          promo_details: { promo_key: promo.id, promo_name: 'SPRING' },
        },
      });
    }
    expect((await rider.post('/estimates', aTrip)).body).toMatchObject({
      discount_amount: 0,
      customer_paid: 6.9,
      promo_details: null,
    });
    expect(await usesOf()).toBe(0);
  });

  it('is rejected with the reason: unknown, expired, below the minimum order, used up [3.28]', async () => {
    await added({ promo_name: 'OVER', promo_validity: app.clock.at - 1 });
    await added({ promo_name: 'LONG', min_order: 6.91 });
    await added({ promo_name: 'GONE', promo_usage_limit: 3, user_avail: 3 });
    for (const [asked, error] of [
      ['WINTER', 'promo_unknown'],
      ['over', 'promo_expired'],
      ['long', 'promo_min_order'],
      ['gone', 'promo_used_up'],
    ] as const) {
      for (const answer of [await estimate(asked), await book(asked)]) {
        const { status, body } = answer;
        expect({ status, error: body.error, fields: Object.keys(body.errors) }).toEqual({
          status: 400,
          error,
          fields: ['promo'],
        });
      }
    }
    expect((await rider.get('/bookings')).body).toEqual([]);
  });

  it('checks earlier use for a signed-in rider [3.28]', async () => {
    expect((await book('spring')).status).toBe(201);
    expect((await estimate('spring')).body.error).toBe('promo_used_before');
    expect((await estimate('spring', app.anonymous)).status).toBe(200);
    expect((await estimate('spring', await app.signedIn('rider'))).status).toBe(200);
  });

  it('is for riders who have proved a phone number: others learn how, and book without it', async () => {
    const unproved = await app.signedIn('rider', { mobileVerified: false });
    const { status, body } = await estimate('spring', unproved);
    expect({ status, error: body.error, fields: Object.keys(body.errors) }).toEqual({
      status: 400,
      error: 'promo_phone_unproved',
      fields: ['promo'],
    });
    const { body: made } = await unproved.post('/bookings', { ...aTrip, promo: 'spring' });
    expect(made).toMatchObject({
      status: 'NEW',
      promo_applied: false,
      promo_refused: 'promo_phone_unproved',
      discount_amount: 0,
      customer_paid: made.trip_cost,
    });
    expect(await usesOf()).toBe(0);
    expect((await driver.get(`/bookings/${made.id}`)).body.promo_refused).toBeUndefined();
  });

  it('uses the newer of two promos with the same name', async () => {
    const newer = await added({ promo_name: 'Spring', createdAt: 5, promo_discount_value: 3 });
    expect((await estimate('SPRING')).body.promo_details.promo_key).toBe(newer.id);
  });
});

describe('a booking with a promo', () => {
  it('stores the discount in the booking and its packet, and counts one use [3.12, 3.13, 3.28]', async () => {
    const { status, body } = await book('spring');
    const amounts = {
      discount_amount: 2,
      customer_paid: 4.9,
      cashPaymentAmount: 4.9,
      payableAmount: 4.9,
      promo_applied: true,
      promo_details: { promo_key: promo.id, promo_name: 'SPRING' },
    };
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { ...amounts, trip_cost: 6.9, discount: 2, paymentPacket: amounts },
    });
    expect(await usesOf()).toBe(1);
    expect(await problems()).toEqual([]);
  });

  it('is rejected a second time, until the first is canceled [3.28]', async () => {
    const { body } = await book('spring');
    expect((await book('spring')).body.error).toBe('promo_used_before');
    await rider.post(`/bookings/${body.id}/cancel`, { reason: 'x' });
    expect(await usesOf()).toBe(0);
    expect((await book('spring')).status).toBe(201);
    expect(await usesOf()).toBe(1);
    expect(await problems()).toEqual([]);
  });

  it('yields one booking and one use per Idempotency-Key, for concurrent and repeated requests', async () => {
    const headers = { 'idempotency-key': 'once' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => book('spring', rider, headers)));
    answers.push(await book('spring', rider, headers));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await usesOf()).toBe(1);
    expect(await problems()).toEqual([]);
  });

  it('is limited to the promo’s number of uses, even with concurrent requests [3.28]', async () => {
    const few = await added({ promo_name: 'FEW', promo_usage_limit: 5 });
    const riders = await Promise.all(Array.from({ length: 20 }, () => app.signedIn('rider')));
    const answers = await Promise.all(riders.map((client) => book('few', client)));
    const taken = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 400);
    expect([taken.length, refused.length]).toEqual([5, 15]);
    expect(new Set(refused.map(({ body }) => body.error))).toEqual(new Set(['promo_used_up']));
    expect(await usesOf(few.id)).toBe(5);

    await Promise.all(
      taken.slice(0, 3).map(({ body }) => {
        const mine = riders.find((client) => client.user.id === body.customer) as Client;
        return mine.post(`/bookings/${body.id}/cancel`, { reason: 'x' });
      }),
    );
    expect(await usesOf(few.id)).toBe(2);
    expect(await problems()).toEqual([]);
  });

  it('counts one use for a rider who sends many requests concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => book('spring')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    app.clock.at += 301_000;
    await settle();
    expect(await usesOf()).toBe(1);
    expect(await problems()).toEqual([]);
  });

  it('counts every use, however many there are', async () => {
    const many = await added({ promo_name: 'MANY', promo_usage_limit: 1000 });
    for (let round = 0; round < 5; round += 1) {
      const riders = await Promise.all(Array.from({ length: 20 }, () => app.signedIn('rider')));
      const trips = await Promise.all(riders.map((client) => book('many', client)));
      await Promise.all(
        riders
          .slice(0, 8)
          .map((client, index) => client.post(`/bookings/${trips[index]?.body.id}/cancel`, { reason: 'x' })),
      );
    }
    expect(await usesOf(many.id)).toBe(60);
    expect(await problems()).toEqual([]);
  });
});

describe('at the end of the trip', () => {
  it('the discount follows the driven cost, on the terms at booking time [4.14]', async () => {
    const tenth = await added({
      promo_name: 'TENTH',
      promo_discount_type: 'percentage',
      promo_discount_value: 10,
      min_order: 5,
    });
    const { body } = await book('tenth');
    expect(body).toMatchObject({ discount_amount: 0.69, customer_paid: 6.21 });
    await app.services.db.promos.update(tenth.id, { promo_discount_value: 90, min_order: 500 });
    await driven(body.id);
    expect(await readStored(body.id)).toMatchObject({
      trip_cost: 11.5,
      discount: 1.15,
      discount_amount: 1.15,
      customer_paid: 10.35,
      promo_applied: true,
      paymentPacket: { discount_amount: 1.15, customer_paid: 10.35 },
    });
  });

  it('the promo stays when the driven cost is below its minimum order, and discounts at most the cost', async () => {
    await added({ promo_name: 'BIG', promo_discount_value: 6.5, min_order: 6.9 });
    const { body } = await book('big');
    for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${body.id}/${step}`);
    // The trip ends where it began: the minimum fare, 5 plus 15%.
    await driver.post(`/bookings/${body.id}/reach`, { lat: aTrip.pickup.lat, lng: aTrip.pickup.lng });
    expect(await readStored(body.id)).toMatchObject({
      trip_cost: 5.75,
      discount_amount: 5.75,
      customer_paid: 0,
      driver_share: 5,
    });
    expect((await driver.post(`/bookings/${body.id}/pay`, { payment_mode: 'cash' })).body.status).toBe(
      'PAID',
    );
    expect(await problems()).toEqual([]);
  });

  it('the driver gets the full share, and the business pays for the discount [3.52, 5.17]', async () => {
    // A separate month in the report.
    app.clock.at = Date.UTC(2026, 5, 1, 10);
    await app.services.db.promos.update(promo.id, { promo_validity: app.clock.at });
    const { body } = await book('spring');
    await driven(body.id);
    await driver.post(`/bookings/${body.id}/pay`, { payment_mode: 'cash' });
    expect(await readStored(body.id)).toMatchObject({ driver_share: 10, customer_paid: 9.5 });
    // Share 10 in, cash 9.50 out.
    expect((await app.services.db.users.findById(driver.user.id))?.walletBalance).toBe(0.5);
    const admin = await app.signedIn('admin');
    expect((await admin.get('/earningreports')).body[0]).toMatchObject({
      year: 2026,
      tripCost: 11.5,
      convenienceFee: 1.5,
      discountAmount: 2,
      profit: -0.5,
    });
    expect(await problems()).toEqual([]);
  });
});

describe('a promo chosen at payment', () => {
  const trip = async () => {
    const { body } = await book(undefined);
    await driven(body.id);
    return body.id as string;
  };

  it('reduces what the wallet pays [3.12, 3.28]', async () => {
    const id = await trip();
    const { body } = await rider.post(`/bookings/${id}/pay`, { payment_mode: 'wallet', promo: 'spring' });
    expect(body).toMatchObject({
      status: 'PAID',
      discount_amount: 2,
      usedWalletMoney: 9.5,
      customer_paid: 9.5,
    });
    expect((await app.services.db.users.findById(rider.user.id))?.walletBalance).toBe(90.5);
    expect(await usesOf()).toBe(1);
    expect(await problems()).toEqual([]);
  });

  it('reduces the cash the driver collects', async () => {
    const id = await trip();
    for (const _again of [1, 2]) {
      const { status } = await rider.post(`/bookings/${id}/pay`, { payment_mode: 'cash', promo: promo.id });
      expect(status).toBe(200);
    }
    expect((await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).body).toMatchObject({
      status: 'PAID',
      cashPaymentAmount: 9.5,
      discount_amount: 2,
    });
    expect(await usesOf()).toBe(1);
    expect(await problems()).toEqual([]);
  });

  it('is rejected with the reason, also when the trip has another promo, and changes nothing', async () => {
    const id = await trip();
    const other = await added({ promo_name: 'OTHER' });
    const pay = (asked: string) => rider.post(`/bookings/${id}/pay`, { payment_mode: 'cash', promo: asked });
    const before = await readStored(id);
    expect((await pay('WINTER')).body.error).toBe('promo_unknown');
    expect(await readStored(id)).toEqual(before);
    await pay('spring');
    const { status, body } = await pay('other');
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'wrong_state' });
    expect([await usesOf(), await usesOf(other.id)]).toEqual([1, 0]);
  });

  it('has a preview that shows the discount or why it cannot be used, and counts nothing [3.28]', async () => {
    await added({ promo_name: 'OVER', promo_validity: app.clock.at - 1 });
    await added({ promo_name: 'LONG', min_order: 11.51 });
    await added({ promo_name: 'GONE', promo_usage_limit: 3, user_avail: 3 });
    await added({ promo_name: 'MINE' });
    expect((await book('mine')).status).toBe(201);
    const id = await trip();
    const look = (asked: string, client = rider) =>
      client.get(`/bookings/${id}/promo?promo=${encodeURIComponent(asked)}`);
    const before = await readStored(id);
    expect(await look(' spring ')).toMatchObject({
      status: 200,
      body: { id: promo.id, promo_name: 'SPRING', discount: 2 },
    });
    for (const [asked, error] of [
      ['winter', 'promo_unknown'],
      ['over', 'promo_expired'],
      ['long', 'promo_min_order'],
      ['gone', 'promo_used_up'],
      ['mine', 'promo_used_before'],
    ] as const) {
      const { status, body } = await look(asked);
      expect({ status, error: body.error }).toEqual({ status: 400, error });
    }
    expect((await look('spring', await app.signedIn('rider'))).status).toBe(404);
    expect(await readStored(id)).toEqual(before);
    expect(await usesOf()).toBe(0);
  });

  it('is used only once when two trips are paid concurrently [3.28]', async () => {
    const first = await trip();
    // A second unpaid trip can only be older than the rule that an unpaid trip blocks the next booking.
    const waiting = await readStored(first);
    await app.services.db.bookings.change({ ...waiting, set: { status: 'CANCELLED' } });
    const second = await trip();
    await app.services.db.bookings.change({ ...(await readStored(first)), set: { status: 'PENDING' } });
    const answers = await Promise.all(
      [first, second].map((id) =>
        rider.post(`/bookings/${id}/pay`, { payment_mode: 'wallet', promo: 'spring' }),
      ),
    );
    const outcomes = answers.map(({ body }) => body.error ?? body.discount_amount);
    expect(new Set(outcomes)).toEqual(new Set([2, 'promo_used_before']));
    app.clock.at += 301_000;
    await settle();
    expect(await usesOf()).toBe(1);
    expect(await problems()).toEqual([]);
  });
});

describe('GET /promos/usable', () => {
  it('lists only what the rider can use now, without usage counts [6.1]', async () => {
    await added({ promo_name: 'OVER', promo_validity: app.clock.at - 1 });
    await added({ promo_name: 'GONE', promo_usage_limit: 0 });
    const last = await added({ promo_name: 'LAST', promo_validity: app.clock.at });
    await book('spring');
    const { body } = await rider.get('/promos/usable');
    expect(body).toEqual([
      {
        id: last.id,
        promo_name: 'LAST',
        promo_discount_type: 'flat',
        promo_discount_value: 2,
        max_promo_discount_value: 0,
        min_order: 0,
        promo_validity: app.clock.at,
      },
    ]);
    const other = await app.signedIn('rider');
    expect((await other.get('/promos/usable')).body).toHaveLength(2);
    expect((await other.get('/promos')).status).toBe(403);
  });
});

describe('the ledger audit', () => {
  it('reports a promo whose count differs from its uses', async () => {
    await book('spring');
    await app.connection
      .collection('promos')
      .updateOne({ promo_name: 'SPRING' }, { $set: { user_avail: 7 } });
    expect(await problems()).toEqual([finding('promo', promo.id, 'uses', { counted: 7, uses: 1 })]);
  });

  it('shows admins only the count', async () => {
    await book('spring');
    const admin = await app.signedIn('admin');
    const { body } = await admin.get(`/promos/${promo.id}`);
    expect(body.user_avail).toBe(1);
    for (const field of ['open', 'returned', 'cleared']) expect(body).not.toHaveProperty(field);
  });
});

describe('a delivery', () => {
  it('has no promo, even if one is requested [9.10]', async () => {
    const delivery = await startTestApp({ APP_CATEGORY: 'delivery' });
    await delivery.services.db.carTypes.insert(aCarType());
    await delivery.services.db.promos.insert(aPromo({ id: promo.id }));
    await delivery.signedIn('driver');
    const sender = await delivery.signedIn('rider');
    const asked = { ...aTrip, promo: 'spring' };
    const parcel = { ...asked, deliveryPersonPhone: '555 123 4567' };
    for (const refused of [await sender.post('/estimates', asked), await sender.post('/bookings', parcel)])
      expect(refused).toMatchObject({ status: 400, body: { errors: { promo: expect.any(String) } } });
    // The first version of the API takes no notice of it.
    const first = { 'Wayfare-Version': '2026-11-01' };
    expect((await sender.post('/estimates', asked, first)).body).toMatchObject({
      discount_amount: 0,
      customer_paid: 6.9,
    });
    expect((await sender.post('/bookings', parcel, first)).body).toMatchObject({
      promo_applied: false,
      discount_amount: 0,
      customer_paid: 6.9,
      cardPaymentAmount: 6.9,
    });
    expect((await sender.get('/promos/usable')).body).toEqual([]);
    expect((await delivery.services.db.promos.findById(promo.id))?.user_avail).toBe(0);
    await delivery.close();
  });
});

describe('POST /promos', () => {
  it('refuses a promo that could never be used, and names the field', async () => {
    const admin = await app.signedIn('admin');
    const { id: _id, user_avail: _used, createdAt: _at, ...input } = aPromo({ promo_name: 'NEVER' });
    for (const [change, error, field] of [
      [
        { promo_discount_type: 'percentage', promo_discount_value: 150 },
        'amount_implausible',
        'promo_discount_value',
      ],
      [{ promo_discount_value: 0 }, 'validation_error', 'promo_discount_value'],
      [{ promo_validity: app.clock.at }, 'validation_error', 'promo_validity'],
      [{ promo_usage_limit: 0 }, 'validation_error', 'promo_usage_limit'],
    ] as const) {
      const { status, body } = await admin.post('/promos', { ...input, ...change });
      expect([status, body.error, Object.keys(body.errors)]).toEqual([400, error, [field]]);
    }
    expect(await app.connection.collection('promos').countDocuments({ promo_name: 'NEVER' })).toBe(0);
  });
});
