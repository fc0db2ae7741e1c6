import { aCarType, aTrip } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let admin: Client;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
  await app.services.db.carTypes.insert(aCarType());
});
afterAll(() => app.close());

/** Signs up a rider of their own, with other fields than the usual ones. */
async function signUp(fields: Record<string, unknown> = {}) {
  count += 1;
  const regData = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: `typed${count}@example.com`,
    password: 'abc123',
    mobile: `+1212555${String(1000 + count)}`,
    ...fields,
  };
  return { regData, ...(await app.anonymous.post('/user_signup', { regData })) };
}
const signIn = (email: string, password: string) => app.anonymous.post('/auth/token', { email, password });

describe('a phone number', () => {
  it.each([
    ['\u202a', '\u202c'],
    ['\u2068', '\u2069'],
    ['\u200e', ''],
    ['tel:', ''],
  ])(
    'is the same with %j before and %j after it, for sign-ups, callers and lists [5.30]',
    async (before, after) => {
      const mobile = `+1212555${String(2000 + count)}`;
      const typed = `${before}${mobile}${after}`;
      const { status, body } = await signUp({ mobile: typed });
      expect(status).toBe(201);
      expect((await app.services.db.users.findById(body.uid))?.mobile).toBe(mobile);
      const callers = await admin.get(`/desk/callers?phone=${encodeURIComponent(typed)}`);
      expect(callers.body.callers).toHaveLength(1);
    },
  );

  it('is found in lists as it was pasted', async () => {
    const { body, regData } = await signUp();
    const filter = JSON.stringify({ q: `\u202a${regData.mobile}\u202c` });
    const found = await admin.get(`/riders?filter=${encodeURIComponent(filter)}`);
    expect(found.body.map(({ id }: { id: string }) => id)).toEqual([body.uid]);
  });

  it('of a caller abroad may begin with 00, or with a plus that arrives as a space', async () => {
    const { body } = await signUp({ mobile: '+491712345678' });
    for (const typed of ['00491712345678', '+491712345678', '%2B491712345678', '%20491712345678']) {
      const { body: found } = await admin.get(`/desk/callers?phone=${typed}`);
      expect(found.callers.map(({ id }: { id: string }) => id)).toEqual([body.uid]);
    }
  });
});

it.each([' ', '\u200b', '\n'])('an email address is the same with %j after it [5.28]', async (after) => {
  const { status, regData } = await signUp({ email: `space${count}@example.com${after}` });
  expect(status).toBe(201);
  expect((await signIn(`${regData.email}${after}`, 'abc123')).status).toBe(200);
  expect((await signIn(String(regData.email).trim().replace('\u200b', ''), 'abc123')).status).toBe(200);
});

it('a password is the same in both Unicode forms, also one of an earlier version', async () => {
  await app.services.db.settings.saveSettings({ passwordRule: 'complex' });
  const password = 'Señor-Müller1';
  for (const stored of ['NFC', 'NFD']) {
    const { regData } = await signUp({ password: password.normalize(stored) });
    for (const typed of ['NFC', 'NFD'])
      expect((await signIn(String(regData.email), password.normalize(typed))).status).toBe(200);
    expect((await signIn(String(regData.email), 'Senor-Muller1')).status).toBe(401);
  }
  await app.services.db.settings.saveSettings({ passwordRule: 'alphanumeric' });
});

it('a login code is understood with spaces, and within its message [5.22]', async () => {
  await app.services.db.settings.saveSettings({ MobileLoginEnabled: true });
  for (const paste of [
    (code: string) => ` ${code}`,
    (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`,
    (_: string, message: string) => message,
  ]) {
    const { user } = await app.signedIn('rider');
    const mobile = user.mobile as string;
    const { body } = await app.anonymous.post('/auth/otp', { mobile });
    const page = {
      filter: { to: mobile },
      sort: { field: 'at', order: -1 },
      skip: 0,
      limit: 1,
    } as const;
    const message = (await app.services.db.outbox.list(page)).rows[0]?.body as string;
    const code = /\b\d{6}\b/.exec(message)?.[0] as string;
    const otp = paste(code, message);
    const { status } = await app.anonymous.post('/auth/otp/verify', {
      verificationId: body.verificationId,
      otp,
    });
    expect({ otp, status }).toEqual({ otp, status: 200 });
  }
});

const DECEIVING = [
  '\u202eadmin',
  'A\nB: pay +1 900 555',
  'A\u0000B',
  '\u200b',
  '\u3164',
  'A\u2028B',
  'https://evil.example/pay',
  'Wayfare\u200b Support',
  'Wayf\u0430re',
];

describe.each(DECEIVING)('the name %j', (firstName) => {
  it('is refused everywhere that a name is given [5.27]', async () => {
    expect(await signUp({ firstName })).toMatchObject({ status: 400, body: { error: 'proper_input_name' } });
    const rider = await app.signedIn('rider');
    const refused = { status: 400, body: { error: 'validation_error', fields: {} } };
    for (const answer of [
      await rider.put('/auth/me', { firstName }),
      await admin.post('/riders', {
        firstName,
        lastName: 'X',
        email: 'x@example.com',
        mobile: '+12125553333',
      }),
      await admin.post('/desk/guests', { firstName, mobile: '+12125553334' }),
      await rider.post('/bookings', { ...aTrip, deliveryPerson: firstName }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { error: refused.body.error } });
  });
});
