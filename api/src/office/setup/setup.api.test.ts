import { type CancelReason, isFittingReason, starterCancelReasons } from '@wayfare/shared';
import { beginCancelReasons } from '../account/beginCancelReasons.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { setupLink } from './setupLink.js';

/** Every test starts with an empty production-like database. */
let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({}, { rateLimits: true });
});
afterEach(() => app.close());

const DAY_MS = 86_400_000;
const ann = { firstName: 'Ann', lastName: 'Lee', email: 'Ann@example.com', password: 'secret1' };
const tokenOf = (link: string | null) => link?.split('#')[1] ?? '';
const newToken = async () => tokenOf(await setupLink(app.services));
const setUp = (token: string, changes: object = {}) =>
  app.anonymous.post('/setup/admin', { token, ...ann, ...changes });
const admins = () => app.connection.collection('users').countDocuments({ usertype: 'admin' });
const refused = { status: 400, body: { error: 'link_invalid' } };

it('creates the first admin, who is signed in, and is gone afterward', async () => {
  const link = (await setupLink(app.services)) as string;
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/login\/setup#[\w-]{43}$/);
  const { status, body, headers } = await setUp(tokenOf(link));
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { usertype: 'admin', email: 'ann@example.com' },
  });
  expect(headers.get('set-cookie')).toMatch(/wayfare\.sid=/);
  expect(await setupLink(app.services)).toBeNull();
  expect(await app.connection.collection('setup_link').countDocuments()).toBe(0);

  const admin = (await app.services.db.users.findByProven('email', 'ann@example.com'))!;
  const log = (await (await app.clientOf(admin)).get(`/auditlog?filter={"record":"${admin.id}"}`)).body;
  expect(log).toMatchObject([{ action: 'create', resource: 'alladmin', actorName: 'setup link' }]);
  const { email, password } = ann;
  expect((await app.anonymous.post('/auth/login', { email, password })).status).toBe(200);
});

it('gives the installation reasons for canceling, in every language, which it may remove for good [3.30]', async () => {
  await setUp(await newToken());
  const listed = async () => (await app.anonymous.get('/cancelreasons?sort=["value","ASC"]')).body;
  expect((await listed()).map(({ label }: CancelReason) => label)).toEqual(
    starterCancelReasons.map(({ label }) => label),
  );
  for (const role of ['rider', 'driver'] as const)
    for (const status of ['ACCEPTED', 'ARRIVED'] as const)
      expect((await listed()).some((reason: CancelReason) => isFittingReason(reason, role, status))).toBe(
        true,
      );
  for (const { id } of await listed()) await app.services.db.cancelReasons.remove(id);
  await beginCancelReasons(app.services);
  expect(await listed()).toEqual([]);
});

it('is the same link in every process and after a restart, and its token is not stored', async () => {
  const links = await Promise.all([1, 2, 3, 4].map(() => setupLink(app.services)));
  const again = await setupLink(app.services);
  expect(new Set([...links, again]).size).toBe(1);
  const stored = await app.connection.collection('setup_link').find().toArray();
  expect(JSON.stringify(stored)).not.toContain(tokenOf(again));
});

it('rejects guesses, and limits them', async () => {
  const token = await newToken();
  for (const guess of [token.slice(1), `${token}A`, token.toLowerCase(), 'x'])
    expect(await setUp(guess)).toMatchObject(refused);
  const statuses = [];
  for (let guess = 0; guess < 30; guess += 1) statuses.push((await setUp(`guess ${guess}`)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(await admins()).toBe(0);
});

it('rejects a token when no link was ever printed', async () => {
  expect(await setUp('x')).toMatchObject(refused);
  expect(await admins()).toBe(0);
});

it('is valid once', async () => {
  const token = await newToken();
  expect((await setUp(token)).status).toBe(200);
  expect(await setUp(token, { email: 'eve@example.com' })).toMatchObject(refused);
  expect(await admins()).toBe(1);
});

it('creates one admin for two setups at the same time', async () => {
  const token = await newToken();
  const emails = ['ann@example.com', 'bea@example.com', 'eve@example.com'];
  const statuses = await Promise.all(emails.map(async (email) => (await setUp(token, { email })).status));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  expect(await admins()).toBe(1);
});

it('expires, and then a restart prints another one', async () => {
  const token = await newToken();
  app.clock.at += DAY_MS;
  expect(await setUp(token)).toMatchObject(refused);
  const next = await newToken();
  expect(next).not.toBe(token);
  expect(await setUp(token)).toMatchObject(refused);
  expect((await setUp(next)).status).toBe(200);
});

it('ends when an admin exists, however they were created', async () => {
  const token = await newToken();
  const { user } = await app.signedIn('admin');
  expect(await setUp(token)).toMatchObject(refused);
  expect(await setupLink(app.services)).toBeNull();
  // Not even when that admin is removed: the link was for an empty installation.
  await app.services.db.users.remove(user.id);
  expect(await setUp(token)).toMatchObject(refused);
});

it('stays valid when the fields are wrong', async () => {
  const token = await newToken();
  await app.signedIn('rider', { email: 'taken@example.com' });
  for (const [changes, error] of [
    [{ password: 'abc' }, 'password_alphaNumeric_check'],
    [{ email: 'nowhere' }, 'proper_email'],
    [{ firstName: ' ' }, 'validation_error'],
    [{ email: 'taken@example.com' }, 'user_exists'],
  ] as const)
    expect([changes, (await setUp(token, changes)).body.error]).toEqual([changes, error]);
  expect((await setUp(token)).status).toBe(200);
});

it('can be printed again if the process crashed while it was used', async () => {
  const token = await newToken();
  await app.services.db.setup.use((await app.services.db.setup.find())!.hash, app.clock.at);
  expect(await setUp(token)).toMatchObject(refused);
  expect(await newToken()).toBe(token);
  app.clock.at += 60_000;
  const next = await newToken();
  expect(next).not.toBe(token);
  expect((await setUp(next)).status).toBe(200);
});
