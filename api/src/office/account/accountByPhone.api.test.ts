import { aCarType, aTrip, aUser } from '../../../test/support/builders.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.settings.saveSettings({ MobileLoginEnabled: true });
});
afterAll(() => app.close());

let numbers = 0;
const aNumber = () => {
  numbers += 1;
  return `+1202555${String(1000 + numbers)}`;
};
const ask = (mobile: string) => app.anonymous.post('/auth/phone/code', { mobile });
const enter = (given: { verificationId: string; otp: string }, more = {}) =>
  app.anonymous.post('/auth/phone', { ...given, ...more });

async function lastText(to: string) {
  const sort = { field: 'at', order: -1 } as const;
  const { rows } = await app.services.db.outbox.list({ filter: { to }, sort, skip: 0, limit: 1 });
  return rows[0]?.body ?? '';
}
async function codeFor(mobile: string) {
  const { body } = await ask(mobile);
  const otp = /\b(\d{6})\b/.exec(await lastText(mobile))?.[1] as string;
  return { verificationId: body.verificationId as string, otp };
}
const usersWith = (mobile: string) => app.connection.collection('users').countDocuments({ mobile });

it('makes a rider of a new number, who can book at once and tell a name later', async () => {
  await app.services.db.carTypes.insert(aCarType());
  await app.signedIn('driver');
  const mobile = aNumber();
  const { status, body } = await enter(await codeFor(mobile), { tokens: true });
  expect(status).toBe(200);
  expect(body.user).toMatchObject({
    usertype: 'rider',
    mobile,
    firstName: 'Rider',
    lastName: '',
    loginType: 'phone',
  });
  const client = await app.clientOf(
    (await app.services.db.users.findByProven('mobile', mobile)) as StoredUser,
  );
  const booking = await client.post('/bookings', aTrip);
  expect({ status: booking.status, body: booking.body }).toMatchObject({
    status: 201,
    body: { status: 'NEW', customer_name: 'Rider', customer_contact: mobile },
  });
  const named = await client.put('/auth/me', { firstName: 'Mia', lastName: 'Park' });
  expect(named.body).toMatchObject({ firstName: 'Mia', lastName: 'Park' });
});

it('answers the same for numbers with and without an account', async () => {
  const known = aUser('rider', { mobile: aNumber() });
  await app.services.db.users.insert(known);
  const admin = aUser('admin', { mobile: aNumber() });
  await app.services.db.users.insert(admin);
  const shapes = [];
  for (const mobile of [known.mobile as string, aNumber(), admin.mobile as string]) {
    const { status, body } = await ask(mobile);
    const wrong = await enter({ verificationId: body.verificationId, otp: '100000' });
    shapes.push({ status, keys: Object.keys(body), wrong: [wrong.status, wrong.body.error] });
  }
  expect(shapes[1]).toEqual(shapes[0]);
  expect(shapes[2]).toEqual(shapes[0]);
  expect(shapes[0]).toEqual({ status: 200, keys: ['verificationId'], wrong: [401, 'login_code_wrong'] });
});

it('signs in the account that has the number, also one made after the code was sent, and makes no second one', async () => {
  const known = aUser('rider', { mobile: aNumber() });
  await app.services.db.users.insert(known);
  expect((await enter(await codeFor(known.mobile as string))).body.id).toBe(known.id);

  const mobile = aNumber();
  const first = await codeFor(mobile);
  app.clock.at += 1_000;
  const codes = [first, await codeFor(mobile)];
  const answers = await Promise.all(codes.map((code) => enter(code)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.body.id).toBe(answers[0]?.body.id);
  expect(await usersWith(mobile)).toBe(1);
});

it('refuses an account that is not approved, staff, and a code from before a sign-out everywhere', async () => {
  const blocked = aUser('rider', { mobile: aNumber(), approved: false });
  const admin = aUser('rider', { mobile: aNumber() });
  const gone = aUser('rider', { mobile: aNumber() });
  for (const user of [blocked, admin, gone]) await app.services.db.users.insert(user);
  const codes = [];
  for (const { mobile } of [blocked, admin, gone]) codes.push(await codeFor(mobile as string));
  await app.services.db.users.update(admin.id, { usertype: 'admin' });
  await app.services.db.users.update(gone.id, { signedOutAt: app.clock.at + 1 });
  const errors = [];
  for (const code of codes) errors.push((await enter(code)).body.error);
  expect(errors).toEqual(['require_approval', 'login_code_wrong', 'login_code_expired']);
});

it('takes a code once, and only where it belongs', async () => {
  const known = aUser('rider', { mobile: aNumber() });
  await app.services.db.users.insert(known);
  const code = await codeFor(known.mobile as string);
  expect((await app.anonymous.post('/auth/otp/verify', code)).body.error).toBe('login_code_expired');
  expect((await enter(code)).status).toBe(200);
  expect((await enter(code)).body.error).toBe('login_code_expired');
});

it('sends five codes to a number in ten minutes, and three hundred from one address in an hour', async () => {
  const limited = await startTestApp();
  await limited.services.db.settings.saveSettings({ MobileLoginEnabled: true });
  const ask = (mobile: string) => limited.anonymous.post('/auth/phone/code', { mobile });
  const mobile = aNumber();
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await ask(mobile)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const others = [];
  for (let count = 0; count < 295; count += 1)
    others.push((await ask(`+1302${200 + (count % 30)}${1000 + count}`)).status);
  expect(others.lastIndexOf(200)).toBe(293);
  expect(others.at(-1)).toBe(429);
  await limited.close();
});

it('is off when sign-in by phone is off', async () => {
  const off = await startTestApp();
  expect((await off.anonymous.post('/auth/phone/code', { mobile: aNumber() })).status).toBe(403);
  await off.close();
});
