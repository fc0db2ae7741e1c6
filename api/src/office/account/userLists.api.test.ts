import { aBooking } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** The fields of user lists, by reader. */
let app: TestApp;
let admin: Client;
let fleetadmin: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
  fleetadmin = await app.signedIn('fleetadmin');
  for (const walletBalance of [5, 500, 50]) {
    await app.signedIn('driver', { fleetadmin: fleetadmin.user.id, walletBalance });
  }
});
afterAll(() => app.close());

const asked = (query: Record<string, unknown>, resource = 'drivers') => {
  const texts = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
  return `/${resource}?${new URLSearchParams(Object.fromEntries(texts) as Record<string, string>).toString()}`;
};

describe('what a fleet admin cannot see of their drivers', () => {
  it.each([
    { filter: { walletBalance: 500 } },
    { filter: { walletBalance_gte: 100 } },
    { filter: { walletBalance_lte: 100 } },
    { filter: { walletBalance: [5, 500] } },
    { sort: ['walletBalance', 'DESC'], range: [0, 24] },
  ])('cannot be inferred by %j [6.10]', async (query) => {
    const { status, body } = await fleetadmin.get(asked(query));
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'invalid_filter' });
  });

  it('is available to admins for filtering and sorting', async () => {
    const { body: rich } = await admin.get(asked({ filter: { walletBalance_gte: 100 } }));
    expect(rich).toMatchObject([{ walletBalance: 500 }]);
    const { body: sorted } = await admin.get(asked({ sort: ['walletBalance', 'DESC'], range: [0, 24] }));
    expect(sorted.map((driver: { walletBalance: number }) => driver.walletBalance)).toEqual([500, 50, 5]);
  });

  it('does not limit filtering and sorting by what they can see', async () => {
    const { status, body } = await fleetadmin.get(
      asked({ filter: { approved: true }, sort: ['firstName', 'ASC'], range: [0, 24] }),
    );
    expect({ status, drivers: body.length }).toEqual({ status: 200, drivers: 3 });
    expect(body[0]).not.toHaveProperty('walletBalance');
  });
});

describe('in demo mode contacts', () => {
  let driver: Client;
  beforeAll(async () => {
    driver = await app.signedIn('driver', {
      firstName: 'Grace',
      lastName: 'de Ruiter',
      email: 'ghopper@example.org',
      mobile: '+15557654321',
      vehicleNumber: 'COBOL 1',
    });
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
  });
  afterAll(() => app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true }));
  const found = async (q: string) => {
    const { status, body } = await admin.get(asked({ filter: { q }, range: [0, 24] }));
    expect(status).toBe(200);
    return body.map(({ id }: { id: string }) => id);
  };

  it('cannot be sorted by [6.20, 6.22]', async () => {
    const { status, body } = await admin.get(asked({ sort: ['email', 'ASC'], range: [0, 24] }));
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'invalid_filter' });
  });

  it.each(['ghopper', 'ghopper@example.org', '+1555765', 'grace ghopper'])(
    'cannot be inferred by searching for %s [6.21, 6.22]',
    async (q) => expect(await found(q)).toEqual([]),
  );

  it.each(['grace', 'RUITER gr', 'cobol'])('leave names and vehicles searchable: %s', async (q) =>
    expect(await found(q)).toEqual([driver.user.id]),
  );

  it.each([
    ['rider', 'riders', 'Hidden'],
    ['driver', 'drivers', 'Hidden'],
    ['fleetadmin', 'fleetadmins', 'Hidden'],
    ['admin', 'alladmin', 'Hidden for Demo'],
  ] as const)(
    'of each %s are placeholders in the command palette and the picker [2.42, 6.20, 6.21, 6.22]',
    async (usertype, resource, standIn) => {
      const contacts = { email: `palette.${usertype}@example.org`, mobile: '+15550001111' };
      const { user } = await app.signedIn(usertype, { ...contacts, firstName: 'Palettina' });
      for (const sort of ['createdAt', 'firstName']) {
        const query = { filter: { q: 'palettina' }, sort: [sort, 'DESC'], range: [0, 4] };
        const { body } = await admin.get(asked(query, resource));
        expect(body).toMatchObject([{ id: user.id, email: standIn, mobile: standIn }]);
        expect(JSON.stringify(body)).not.toMatch(/example\.org|5550001111/);
      }
      const byContact = await admin.get(asked({ filter: { q: contacts.email }, range: [0, 4] }, resource));
      expect(byContact.body).toEqual([]);
      await app.services.db.users.remove(user.id);
    },
  );

  it('of a trip are hidden when the command palette finds it by its people [6.21, 6.22]', async () => {
    const rider = (await app.signedIn('rider', { firstName: 'Palettina' })).user;
    const booking = aBooking(
      'ACCEPTED',
      { id: 'hidden-contacts', rider, driver: driver.user, at: app.clock.at },
      {
        customer_email: 'trip@example.org',
        customer_contact: '+15550002222',
        driver_contact: '+15550003333',
        deliveryPersonPhone: '+15550004444',
      },
    );
    await app.services.db.bookings.insert(booking);
    const query = { filter: { q: 'palettina' }, sort: ['tripdate', 'DESC'], range: [0, 4] };
    const { body } = await admin.get(asked(query, 'bookings'));
    const contacts = ['customer_email', 'customer_contact', 'driver_contact', 'deliveryPersonPhone'];
    expect(body).toMatchObject([Object.fromEntries(contacts.map((contact) => [contact, 'Hidden']))]);
    expect(JSON.stringify(body)).not.toMatch(/example\.org|555000/);
  });

  it('can be searched again once demo mode is off', async () => {
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
    expect(await found('ghopper')).toEqual([driver.user.id]);
    const { status } = await admin.get(asked({ sort: ['email', 'ASC'], range: [0, 24] }));
    expect(status).toBe(200);
  });
});
