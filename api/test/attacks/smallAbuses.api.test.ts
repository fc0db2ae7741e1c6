import { aCarType, aTrip, aUser, newId } from '../support/builders.js';
import { aPicture } from '../support/aPicture.js';
import { startTestApp, type TestApp } from '../support/testApp.js';

let app: TestApp;

beforeEach(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  await app.services.db.carTypes.insert(aCarType());
});
afterEach(() => app.close());

describe('a promo of a refused booking', () => {
  const PROMO = {
    id: newId(),
    promo_name: 'FEW',
    promo_discount_type: 'flat',
    promo_discount_value: 2,
    max_promo_discount_value: 2,
    min_order: 0,
    promo_validity: Date.UTC(2036, 0),
    promo_usage_limit: 3,
    user_avail: 0,
    createdAt: 1,
  } as const;
  const uses = async () => (await app.services.db.promos.findById(PROMO.id))?.user_avail;

  it('is free for others at once: a rider who books ten times at once uses it once', async () => {
    await app.services.db.promos.insert(PROMO);
    await app.services.db.settings.saveSettings({ maxOpenBookings: 100 });
    await app.signedIn('driver');
    const rider = await app.signedIn('rider');
    const book = () => rider.post('/bookings', { ...aTrip, promo: 'FEW' });
    const statuses = (await Promise.all(Array.from({ length: 10 }, book))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(await uses()).toBe(1);
    const other = await app.signedIn('rider');
    expect((await other.post('/bookings', { ...aTrip, promo: 'FEW' })).status).toBe(201);
  });

  it('is free when the wallet does not cover the booking after all', async () => {
    await app.services.db.promos.insert(PROMO);
    await app.services.db.settings.saveSettings({ maxOpenBookings: 100 });
    await app.signedIn('driver');
    const riders = await Promise.all([1, 2, 3].map(() => app.signedIn('rider', { walletBalance: 5 })));
    const twice = riders.flatMap((rider) =>
      ['FEW', undefined].map(
        (promo) => () => rider.post('/bookings', { ...aTrip, payment_mode: 'wallet', promo }),
      ),
    );
    await Promise.all(twice.map((book) => book()));
    const withPromo = await app.connection.collection('bookings').countDocuments({ promo_applied: true });
    expect(await uses()).toBe(withPromo);
  });
});

describe('pictures of strangers', () => {
  const MEGABYTE = 1024 * 1024;
  const send = (address: string) =>
    fetch(`${app.url}/api/license_images`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: aPicture(),
    }).then(({ status }) => status);

  it('do not stop drivers from signing up elsewhere when they have used up the room of a day', async () => {
    const { budgets } = app.services;
    // Eleven networks are enough to send 2 GB.
    for (let network = 0; network < 11; network += 1)
      await budgets
        .spend('pictureBytes', { network: `198.18.${network}.0/24`, everyone: 'all' }, 186 * MEGABYTE)
        .catch(() => undefined);
    await budgets.spend('pictureBytes', { everyone: 'all' }, 2 * MEGABYTE);
    expect((await budgets.trySpend('pictureBytes', { everyone: 'all' }, 1)).refusedForMs).not.toBeNull();
    expect(await send('203.0.113.9')).toBe(201);
    expect(await send('203.0.114.9')).toBe(201);
    // The network of an attacker that has used up its own share stays refused.
    await budgets.spend('pictureBytes', { network: '198.18.0.0/24' }, 14 * MEGABYTE);
    expect(await send('198.18.0.7')).toBe(429);
  });
});

describe('a deleted account', () => {
  const SECRET = 'Orangewood 17, ask for Zebulon';

  it('takes what its rider wrote and what others wrote about them along', async () => {
    const rider = aUser('rider');
    const driver = aUser('driver');
    const { db } = app.services;
    for (const user of [rider, driver]) await db.users.insert(user);
    await app.signedIn('driver');
    const client = await app.clientOf(rider);
    const { body: booking } = await client.post('/bookings', {
      ...aTrip,
      pickUpInstructions: SECRET,
    });
    await client.post(`/bookings/${booking.id}/cancel`, { reason: SECRET });
    await app.connection.collection<{ _id: string }>('bookings').updateOne(
      { _id: booking.id as string },
      {
        $set: {
          deliveryInstructions: SECRET,
          lostItem: { description: SECRET, reportedAt: 1, phone: '+12025550177' },
          stops: [{ add: 'Elm St', deliveryInstructions: SECRET }],
        },
      },
    );
    const admin = await app.signedIn('admin');
    const note = { text: SECRET, pinned: true };
    expect((await admin.post('/shiftnotes', { ...note, booking: booking.id })).status).toBe(201);
    expect((await admin.post('/shiftnotes', { ...note, driver: driver.id })).status).toBe(201);
    expect((await admin.post('/shiftnotes', { text: 'The printer is broken', pinned: true })).status).toBe(
      201,
    );

    expect((await admin.delete(`/riders/${rider.id}`)).status).toBe(200);
    expect((await admin.delete(`/drivers/${driver.id}`)).status).toBe(200);
    for (const name of ['bookings', 'shiftnotes']) {
      const stored = JSON.stringify(await app.connection.collection(name).find().toArray());
      expect(stored).not.toContain('Zebulon');
      expect(stored).not.toContain('5550177');
    }
    expect(await app.connection.collection('shiftnotes').countDocuments()).toBe(1);
  });
});

describe('amounts', () => {
  const carType = () => {
    const { id: _id, createdAt: _createdAt, ...input } = aCarType();
    return { ...input, name: `Car ${newId()}` };
  };
  const promo = {
    promo_name: 'BIG',
    promo_discount_type: 'flat',
    promo_discount_value: 2,
    max_promo_discount_value: 2,
    promo_validity: Date.UTC(2036, 0),
    promo_usage_limit: 3,
  };

  it.each([
    ['cartypes', { convenience_fees: 1e9, convenience_fee_type: 'flat' }, 'convenience_fees'],
    ['cartypes', { convenience_fees: 101, convenience_fee_type: 'percentage' }, 'convenience_fees'],
    ['cartypes', { base_fare: 1e6 }, 'base_fare'],
    ['cartypes', { rate_per_hour: 1e8 }, 'rate_per_hour'],
    ['cartypes', { cancelSlab: [{ minsDelayed: 1, amount: 1e9 }] }, 'cancelSlab'],
    ['cartypes', { options: [{ description: 'Cooler', amount: 20_000 }] }, 'options'],
    ['promos', { promo_discount_value: 1e9 }, 'promo_discount_value'],
    ['promos', { promo_discount_value: 101, promo_discount_type: 'percentage' }, 'promo_discount_value'],
    ['promos', { max_promo_discount_value: 1e7 }, 'max_promo_discount_value'],
  ])('beyond any real one are refused: %s %j', async (path, fields, field) => {
    const admin = await app.signedIn('admin');
    const input = path === 'promos' ? promo : carType();
    const made = await admin.post(`/${path}`, { ...input, ...fields });
    expect(made).toMatchObject({ status: 400, body: { error: 'amount_implausible' } });
    expect(Object.keys(made.body.errors)).toEqual([field]);
    const { status, body } = await admin.post(`/${path}`, input);
    expect(status).toBe(201);
    expect((await admin.put(`/${path}/${body.id}`, fields)).body.error).toBe('amount_implausible');
  });

  it('are judged by the currency, also in the settings', async () => {
    const admin = await app.signedIn('admin');
    expect((await admin.put('/settings', { bonus: 20_000 })).body.error).toBe('amount_implausible');
    await app.services.db.settings.saveSettings({ approvalLimit: null, code: 'VND', decimal: 0 });
    expect((await admin.put('/settings', { bonus: 20_000 })).status).toBe(200);
    expect((await admin.post('/cartypes', { ...carType(), base_fare: 12_000 })).status).toBe(201);
  });
});
