import { wholeDatabase } from '../support/wholeDatabase.js';
import type { Client } from '../support/testApp.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

// test/badInput tries every text field of every body and every list; this covers what could open an account
// or a collection.

let app: AttackedApp;
let admin: Client;

beforeAll(async () => {
  app = await startAttackedApp();
  admin = await app.signedIn('admin', { email: 'boss@example.com' });
  await app.cookieOf(admin.user);
});
afterAll(() => app.close());

const operators = [
  { $gt: '' },
  { $ne: null },
  { $regex: '.*' },
  { $exists: true },
  { $in: ['secret@1'] },
  { $where: 'true' },
  ['boss@example.com'],
];

it.each(operators)('rejects %j as an email, password, code and token', async (operator) => {
  const before = app.refusals.length;
  const tries: [string, object][] = [
    ['/auth/login', { email: operator, password: 'secret@1' }],
    ['/auth/login', { email: 'boss@example.com', password: operator }],
    ['/auth/token', { email: operator, password: operator }],
    ['/auth/otp', { mobile: operator }],
    ['/auth/otp/verify', { verificationId: operator, otp: '123456' }],
    ['/auth/refresh', { refreshToken: operator }],
    ['/auth/reset-password', { token: operator, password: 'secret@2' }],
    ['/auth/verify-email', { token: operator }],
    ['/auth/second-factor', { challenge: operator, code: '123456' }],
    ['/check_user_exists', { email: operator }],
    ['/validate_referrer', { referralId: operator }],
    ['/send_notification', { token: operator, title: 'a', msg: 'b' }],
  ];
  for (const [path, body] of tries) {
    const answer = await app.anonymous.post(path, body);
    expect({ path, status: answer.status, error: answer.body.error }).toEqual({
      path,
      status: 400,
      error: 'validation_error',
    });
  }
  expect(app.refusals.slice(before)).toHaveLength(tries.length);
});

it.each([
  'filter={"$where":"sleep(1000)"}',
  'filter={"email":{"$gt":""}}',
  'filter={"approved":{"$ne":false}}',
  'filter={"q":{"$regex":".*"}}',
  'filter={"createdAt_gte":{"$gt":0}}',
  'filter={"id":[{"$ne":""}]}',
  'filter={"$expr":{"$function":{}}}',
  'filter={"wallet.pending.amount":1}',
  'filter={"passwordHash":"x"}',
  'filter[$ne]=x',
  'filter=1&filter[email][$gt]=',
  'sort=["$natural","ASC"]',
  'sort=[{"$meta":"textScore"},"ASC"]',
  'sort=["wallet.sequence","ASC"]',
  'sort[$gt]=1',
])('rejects the list query %s', async (query) => {
  const before = app.refusals.length;
  const { status, body } = await admin.get(`/riders?${encodeURI(query)}`);
  // A parameter with a key in its name is one that no list has.
  const error = /(filter|sort)\[/.test(query) ? 'validation_error' : 'invalid_filter';
  expect({ status, error: body.error }).toEqual({ status: 400, error });
  expect(app.refusals.slice(before)).toHaveLength(1);
});

it('an operator in place of a record id finds nothing and changes nothing', async () => {
  const before = await wholeDatabase(app);
  for (const id of ['%7B%22$gt%22:%22%22%7D', '$ne', '[object%20Object]', '%00']) {
    for (const { status } of [
      await admin.get(`/riders/${id}`),
      await admin.put(`/riders/${id}`, { firstName: 'X' }),
      await admin.delete(`/riders/${id}`),
    ])
      expect([400, 404]).toContain(status);
  }
  expect(await wholeDatabase(app)).toEqual(before);
});

it('does not store operator fields or fields every object has', async () => {
  const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', mobile: '+12025550100' };
  const raw = `{"$set":{"usertype":"admin"},"__proto__":{"approved":true},"constructor":{"x":1},${JSON.stringify(person).slice(1)}`;
  const authorization = `Bearer ${await app.tokenOf(admin.user.id)}`;
  const add = (version: string) =>
    app.raw('/api/riders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization, 'Wayfare-Version': version },
      body: raw,
    });
  const refused = await add('2026-11-28');
  expect(refused).toMatchObject({ status: 400, body: { errorKeys: { $set: 'field_unknown' } } });
  expect(Object.keys(refused.body.errors)).toContain('__proto__');
  const { status, body } = await add('2026-11-01');
  expect(status).toBe(201);
  const stored = await app.connection.collection<{ _id: string }>('users').findOne({ _id: body.id });
  expect(stored).toMatchObject({ ...person, usertype: 'rider' });
  expect(Object.keys(stored ?? {}).filter((key) => key.startsWith('$') || key === 'constructor')).toEqual([]);
});
