import { type Client, startTestApp, type TestApp } from '../testing/testApp.js';

/** What the lists of users tell whom. */
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

const asked = (query: Record<string, unknown>) => {
  const texts = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
  return `/drivers?${new URLSearchParams(Object.fromEntries(texts) as Record<string, string>).toString()}`;
};

describe('what a fleet admin does not see of the own drivers', () => {
  it.each([
    { filter: { walletBalance: 500 } },
    { filter: { walletBalance_gte: 100 } },
    { filter: { walletBalance_lte: 100 } },
    { filter: { walletBalance: [5, 500] } },
    { sort: ['walletBalance', 'DESC'], range: [0, 24] },
  ])('cannot be found out by %j [6.10]', async (query) => {
    const { status, body } = await fleetadmin.get(asked(query));
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'invalid_filter' });
  });

  it('is open to admins, who see it', async () => {
    const { body: rich } = await admin.get(asked({ filter: { walletBalance_gte: 100 } }));
    expect(rich).toMatchObject([{ walletBalance: 500 }]);
    const { body: sorted } = await admin.get(asked({ sort: ['walletBalance', 'DESC'], range: [0, 24] }));
    expect(sorted.map((driver: { walletBalance: number }) => driver.walletBalance)).toEqual([500, 50, 5]);
  });

  it('leaves what is seen to filter and sort by', async () => {
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
    'cannot be found out by searching for %s [6.21, 6.22]',
    async (q) => expect(await found(q)).toEqual([]),
  );

  it.each(['grace', 'RUITER gr', 'cobol'])('leave names and vehicles to search in: %s', async (q) =>
    expect(await found(q)).toEqual([driver.user.id]),
  );

  it('are found by again once it is over', async () => {
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
    expect(await found('ghopper')).toEqual([driver.user.id]);
    const { status } = await admin.get(asked({ sort: ['email', 'ASC'], range: [0, 24] }));
    expect(status).toBe(200);
  });
});
