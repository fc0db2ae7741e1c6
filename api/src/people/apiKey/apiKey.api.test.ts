import { API_KEY_LIMITS, apiScopes } from '@wayfare/shared';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { apiKeyDueWork } from './apiKey.dueWork.js';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let app: TestApp;
let admin: Client;
let account: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
  account = await app.signedIn('rider', { firstName: 'Grand', lastName: 'Hotel' });
});
afterAll(() => app.close());

const input = () => ({ name: 'Front desk', account: account.user.id, scopes: ['bookings:read'] });

async function created(fields: object = {}) {
  const { status, body } = await admin.post('/apikeys', { ...input(), ...fields });
  expect({ status, error: body.error }).toEqual({ status: 201, error: undefined });
  return body as { id: string; newKey: string; prefix: string };
}

const answerTo = async (key: string) => {
  const { status, body } = await app.withKey(key).get('/partner/bookings');
  return status === 200 ? 200 : `${status} ${body.error}`;
};

it('refuses callers who are not admins, and admins without a fresh proof of identity', async () => {
  expect((await app.anonymous.post('/apikeys', input())).status).toBe(401);
  expect((await account.post('/apikeys', input())).status).toBe(403);
  const { id } = await created();
  const stale = await app.signedInStale('admin');
  for (const path of ['/apikeys', `/apikeys/${id}/rotate`, `/apikeys/${id}/revoke`]) {
    const { status, body } = await stale.post(path, path === '/apikeys' ? input() : {});
    expect({ path, status, error: body.error }).toEqual({
      path,
      status: 403,
      error: 'reauthentication_required',
    });
  }
});

it('notifies the owner of the account of a new key and of a new secret, once each', async () => {
  const partner = await app.signedIn('rider');
  const { id } = await created({ account: partner.user.id });
  const titles = async () =>
    ((await partner.get('/users/me/notifications')).body.entries as { title: string }[]).map(
      ({ title }) => title,
    );
  expect(await titles()).toEqual(['A key was made for your account']);
  expect((await admin.post(`/apikeys/${id}/rotate`, { graceHours: 0 })).status).toBe(200);
  expect(await titles()).toHaveLength(2);
  expect((await admin.post(`/apikeys/${id}/revoke`, {})).status).toBe(200);
  expect(await titles()).toHaveLength(2);
});

it('notifies the other full admins of a new key and of a new secret: who made it, and for whom', async () => {
  const [second, french] = [await app.signedIn('admin'), await app.signedIn('admin', { language: 'fr' })];
  const dispatcher = await app.signedIn('admin', { staffRole: 'dispatcher' });
  const partner = await app.signedIn('rider', { firstName: 'Airport', lastName: 'Shuttle' });
  const { id } = await created({ name: 'Night desk', account: partner.user.id });
  const bodiesOf = async (reader: Client) =>
    ((await reader.get('/users/me/notifications')).body.entries as { body: string }[])
      .map(({ body }) => body)
      .filter((body) => body.includes('Night desk'));
  const [first] = await bodiesOf(second);
  expect(first).toContain('“Night desk” of Airport Shuttle');
  expect(first).toContain(`${admin.user.firstName} ${admin.user.lastName}`);
  expect((await second.post(`/apikeys/${id}/rotate`, { graceHours: 0 })).status).toBe(200);
  expect((await admin.post(`/apikeys/${id}/revoke`, {})).status).toBe(200);
  const counts = [second, french, admin, dispatcher, partner].map(
    async (reader) => (await bodiesOf(reader)).length,
  );
  expect(await Promise.all(counts)).toEqual([1, 2, 1, 0, 0]);
});

it('shows a key once, and stores only its hash', async () => {
  const { id, newKey, prefix } = await created();
  expect(newKey).toMatch(/^wf_live_[\w-]{43}$/);
  expect(newKey.startsWith(prefix)).toBe(true);
  expect(prefix).toHaveLength(14);
  const { body: shown } = await admin.get(`/apikeys/${id}`);
  expect(shown).toMatchObject({ name: 'Front desk', accountName: 'Grand Hotel', prefix, calls: 0 });
  const { body: listed } = await admin.get('/apikeys');
  expect(listed).toContainEqual(shown);
  for (const { name } of (await app.connection.db?.listCollections().toArray()) ?? []) {
    const stored = JSON.stringify(await app.connection.collection(name).find().toArray());
    expect({ name, hasKey: stored.includes(newKey) }).toEqual({ name, hasKey: false });
  }
});

it('makes one key for a repeated request, and shows it only the first time', async () => {
  const header = { 'idempotency-key': 'front-desk-1' };
  const first = await admin.post('/apikeys', input(), header);
  const second = await admin.post('/apikeys', input(), header);
  expect(second.status).toBe(201);
  expect(second.body).toEqual({ ...first.body, newKey: undefined });
});

it('writes to the audit log who created, replaced and revoked a key, but no key', async () => {
  const { id } = await created();
  await admin.post(`/apikeys/${id}/rotate`);
  await admin.post(`/apikeys/${id}/revoke`);
  const { body } = await admin.get('/auditlog?filter={"resource":"apikeys"}');
  const entries = body.filter(({ record }: { record: string }) => record === id);
  expect(entries.map(({ action }: { action: string }) => action).sort()).toEqual([
    'create',
    'revoke',
    'rotate',
  ]);
  const created_ = entries.find(({ action }: { action: string }) => action === 'create');
  expect(created_.changes).toContainEqual({ field: 'newKey', before: null, after: null, hidden: true });
  expect(created_.actor).toBe(admin.user.id);
});

it('lets the previous key work for the hours of grace after it was replaced', async () => {
  const { id, newKey: before, prefix } = await created();
  const { body: rotated } = await admin.post(`/apikeys/${id}/rotate`, { graceHours: 2 });
  expect(rotated).toMatchObject({ previousPrefix: prefix, previousUntil: app.clock.at + 2 * HOUR });
  expect(rotated.newKey).not.toBe(before);
  expect([await answerTo(before), await answerTo(rotated.newKey)]).toEqual([200, 200]);
  app.clock.at += 2 * HOUR;
  expect([await answerTo(before), await answerTo(rotated.newKey)]).toEqual(['401 api_key_invalid', 200]);
});

it('ends a revoked key at once with its previous one, and never makes it usable again', async () => {
  const { id, newKey: before } = await created();
  const { body: rotated } = await admin.post(`/apikeys/${id}/rotate`);
  const { body: revoked } = await admin.post(`/apikeys/${id}/revoke`);
  expect(revoked.revokedAt).toBe(app.clock.at);
  expect([await answerTo(before), await answerTo(rotated.newKey)]).toEqual([
    '401 api_key_invalid',
    '401 api_key_invalid',
  ]);
  expect((await admin.post(`/apikeys/${id}/rotate`)).status).toBe(409);
  app.clock.at += 1000;
  const { body: again } = await admin.post(`/apikeys/${id}/revoke`);
  expect(again.revokedAt).toBe(revoked.revokedAt);
});

it('ends a key when it expires, or when its account is no longer approved', async () => {
  const { newKey } = await created({ expiresAt: app.clock.at + HOUR });
  expect(await answerTo(newKey)).toBe(200);
  app.clock.at += HOUR;
  expect(await answerTo(newKey)).toBe('401 api_key_invalid');

  const other = await app.signedIn('rider');
  const key = await created({ account: other.user.id });
  await app.services.db.users.update(other.user.id, { approved: false });
  expect(await answerTo(key.newKey)).toBe('403 require_approval');
  await app.services.db.users.remove(other.user.id);
  expect(await answerTo(key.newKey)).toBe('401 user_issue_contact_admin');
});

it('counts the successful calls of each key, and when it was last used', async () => {
  const { id, newKey } = await created();
  const before = app.clock.at;
  for (let call = 0; call < 3; call += 1) await answerTo(newKey);
  await app.withKey(newKey).get('/partner/report?from=0&until=1');
  expect((await admin.get(`/apikeys/${id}`)).body).toMatchObject({
    calls: 3,
    callsToday: 3,
    lastUsedAt: before,
  });
  app.clock.at += DAY;
  await answerTo(newKey);
  expect((await admin.get(`/apikeys/${id}`)).body).toMatchObject({ calls: 4, callsToday: 1 });
  app.clock.at += 29 * DAY;
  await apiKeyDueWork.forgetUses.run(100, app.services);
  expect((await admin.get(`/apikeys/${id}`)).body).toMatchObject({ calls: 1, callsToday: 0 });
});

it('limits the calls of each key separately', async () => {
  const limited = await startTestApp({}, { rateLimits: true });
  try {
    const boss = await limited.signedIn('admin');
    const { user } = await limited.signedIn('rider');
    const keyed = async () => {
      const { body } = await boss.post('/apikeys', { name: 'Key', account: user.id, scopes: apiScopes });
      return limited.withKey(body.newKey);
    };
    const [busy, other] = [await keyed(), await keyed()];
    const statuses = new Set<number>();
    for (let call = 0; call < API_KEY_LIMITS.callsPerMinute; call += 1)
      statuses.add((await busy.get('/partner/bookings')).status);
    expect([...statuses]).toEqual([200]);
    const refused = await busy.get('/partner/bookings');
    expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await other.get('/partner/bookings')).status).toBe(200);
  } finally {
    await limited.close();
  }
});
