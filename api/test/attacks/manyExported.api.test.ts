import { EXPORT_NOTICE_ROWS } from '@wayfare/shared';
import { aUser, newId } from '../support/builders.js';
import { builtInLanguages } from '../../src/basics/language/builtInLanguages.js';
import { type Client, startTestApp, type TestApp } from '../support/testApp.js';

/** Someone at an admin's laptop who saves the customers of the business to a file. */
/** When 400 of the riders were added, and the other 100. */
const [MANY, FEW] = [1, 2];

let app: TestApp;
let thief: Client;
let other: Client;
let reader: Client;

beforeAll(async () => {
  app = await startTestApp();
  const french = builtInLanguages.find(({ langLocale }) => langLocale === 'fr')!;
  await app.services.db.languages.insert({ ...french, id: newId(), default: false, createdAt: '' });
  thief = await app.signedIn('admin', { firstName: 'Mallory', lastName: 'Odd' });
  other = await app.signedIn('admin');
  reader = await app.signedIn('admin', { language: 'fr' });
  await app.connection.collection<{ _id: string }>('users').insertMany(
    Array.from({ length: EXPORT_NOTICE_ROWS }, (_, index) => {
      const { id, ...rider } = aUser('rider', { createdAt: index < 400 ? MANY : FEW });
      return { _id: id, ...rider };
    }),
  );
});
afterAll(() => app.close());

const exportRiders = (createdAt: number) =>
  thief.get(`/riders/export?filter=${encodeURIComponent(JSON.stringify({ createdAt }))}`);
const noticesOf = async (admin: Client): Promise<string[]> =>
  (await admin.get('/users/me/notifications')).body.entries.map(({ body }: { body: string }) => body);

it('every export is in the audit log, with its author and its number of rows', async () => {
  expect((await exportRiders(MANY)).body).toHaveLength(400);
  const filter = encodeURIComponent(JSON.stringify({ action: 'export', outcome: 'done' }));
  const entries = async () => (await other.get(`/auditlog?filter=${filter}`)).body;
  await expect.poll(entries).toMatchObject([
    {
      actor: thief.user.id,
      actorName: 'Mallory Odd',
      action: 'export',
      resource: 'riders',
      outcome: 'done',
      changes: [{ field: 'rows', before: null, after: 400 }],
    },
  ]);
  expect(await noticesOf(other)).toEqual([]);
});

it('the other admins are notified of many rows, also if they were exported in parts, and not their author', async () => {
  expect((await exportRiders(FEW)).body).toHaveLength(100);
  expect(await noticesOf(other)).toEqual([]);
  expect((await thief.get('/drivers/export')).status).toBe(200);
  expect(await noticesOf(other)).toEqual([]);
  expect((await exportRiders(FEW)).status).toBe(200);
  // It is recorded once the last row is sent.
  await expect.poll(() => noticesOf(other)).toHaveLength(1);
  const [notice] = await noticesOf(other);
  expect(notice).toContain('Mallory Odd exported 100 rows of Riders, and 600 in all within 24 hours.');
  expect((await noticesOf(reader))[0]).toContain('Mallory Odd a exporté 100 lignes');
  expect(await noticesOf(thief)).toEqual([]);
});

it('what riders export of their own is not recorded', async () => {
  const rider = await app.signedIn('rider');
  const posting = { type: 'Credit', amount: 1, txRef: 'own:1' } as const;
  await app.services.db.wallets.post(rider.user.id, [posting], { date: app.clock.at });
  expect((await rider.get('/wallethistory/export')).body).toHaveLength(1);
  const filter = encodeURIComponent(JSON.stringify({ actor: rider.user.id }));
  expect((await other.get(`/auditlog?filter=${filter}`)).body).toEqual([]);
});

it('yesterday’s exports do not count', async () => {
  app.clock.at += 25 * 60 * 60_000;
  const before = (await noticesOf(other)).length;
  expect((await exportRiders(MANY)).status).toBe(200);
  expect(await noticesOf(other)).toHaveLength(before);
});
