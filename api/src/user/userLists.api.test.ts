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
