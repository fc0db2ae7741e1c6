import { aUser } from '../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { startTwilioServer } from '../../../test/support/twilioServer.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.settings.saveSettings({ MobileLoginEnabled: true });
});
afterAll(() => app.close());

async function account(fields = {}) {
  const user = aUser('rider', fields);
  await app.services.db.users.insert(user);
  return user as typeof user & { mobile: string };
}
const ask = (mobile: string) => app.anonymous.post('/auth/otp', { mobile });
const verify = (verificationId: string, otp: string, more = {}) =>
  app.anonymous.post('/auth/otp/verify', { verificationId, otp, ...more });

/** Requests a code; returns it as the phone shows it, with its verification id. */
async function codeFor(mobile: string) {
  const { body } = await ask(mobile);
  const sort = { field: 'at', order: -1 } as const;
  const to = mobile.replace(/[\s-]/g, '');
  const { rows } = await app.services.db.outbox.list({ filter: { to }, sort, skip: 0, limit: 1 });
  return {
    verificationId: body.verificationId as string,
    otp: /\b(\d+)\. /.exec(rows[0]?.body ?? '')?.[1] as string,
  };
}
/** A different six-digit code. */
const otherThan = (otp: string, by = 1) => String(((Number(otp) - 100_000 + by) % 900_000) + 100_000);

describe('sign-in by phone', () => {
  it('sends a six-digit code that signs in once [2.20, 4.42, 5.22, 7.20, 9.1]', async () => {
    const user = await account({ mobile: '+12025550100' });
    const { verificationId, otp } = await codeFor('+1 202-555-0100');
    expect(Number(otp)).toBeGreaterThanOrEqual(100_000);
    expect(Number(otp)).toBeLessThanOrEqual(999_999);
    const { status, body, headers } = await verify(verificationId, otp);
    expect({ status, id: body.id }).toEqual({ status: 200, id: user.id });
    expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(/^wayfare\.sid=.*HttpOnly/));
    expect((await verify(verificationId, otp)).body.error).toBe('login_code_expired');
  });

  it('gives apps a token pair [7.19]', async () => {
    const user = await account();
    const { verificationId, otp } = await codeFor(user.mobile);
    const { body, headers } = await verify(verificationId, otp, { tokens: true });
    expect(headers.get('set-cookie')).toBeNull();
    expect(body).toMatchObject({ accessToken: expect.any(String), user: { id: user.id } });
  });

  it('requires an account with that number [5.23]', async () => {
    const { status, body } = await ask('+12025559999');
    expect({ status, error: body.error }).toEqual({ status: 404, error: 'user_does_not_exists' });
  });

  it.each(['', '12345', '1234567', '012345', '12345a', '12 34 56 7'])(
    'rejects the code %p without counting it [5.22]',
    async (otp) => {
      const user = await account();
      const sent = await codeFor(user.mobile);
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const { status, body } = await verify(sent.verificationId, otp);
        expect({ status, error: body.error }).toEqual({ status: 400, error: 'otp_validate_error' });
      }
      expect((await verify(sent.verificationId, sent.otp)).status).toBe(200);
    },
  );

  it('allows five guesses, including concurrent ones', async () => {
    const user = await account();
    const { verificationId, otp } = await codeFor(user.mobile);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => verify(verificationId, otherThan(otp, index + 1))),
    );
    const errors = answers.map(({ body }) => body.error as string);
    expect(errors.filter((error) => error === 'login_code_wrong')).toHaveLength(5);
    expect(errors.filter((error) => error === 'login_code_expired')).toHaveLength(15);
    expect((await verify(verificationId, otp)).body.error).toBe('login_code_expired');
  });

  it('succeeds for only one of several concurrent requests with the right code', async () => {
    const user = await account();
    const { verificationId, otp } = await codeFor(user.mobile);
    const answers = await Promise.all([1, 2, 3].map(() => verify(verificationId, otp)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  it('accepts a code for ten minutes, and only for the account it was sent to', async () => {
    const user = await account();
    const other = await account();
    const late = await codeFor(user.mobile);
    const others = await codeFor(other.mobile);
    expect((await verify(others.verificationId, late.otp)).status).toBe(late.otp === others.otp ? 200 : 401);
    app.clock.at += 10 * 60_000 - 1;
    const last = await verify(late.verificationId, otherThan(late.otp));
    expect(last.body.error).toBe('login_code_wrong');
    app.clock.at += 1;
    expect((await verify(late.verificationId, late.otp)).body.error).toBe('login_code_expired');
  });

  it('stores no code that could be read from the database', async () => {
    const user = await account();
    const { otp } = await codeFor(user.mobile);
    const kept = await app.connection.collection('login_codes').findOne({ uid: user.id });
    expect(kept?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify({ ...kept, codeHash: '', _id: '' })).not.toContain(otp);
  });

  it('rejects an account that is not approved [5.24, 8.6]', async () => {
    const user = await account({ approved: false });
    const { verificationId, otp } = await codeFor(user.mobile);
    const { status, body } = await verify(verificationId, otp);
    expect({ status, error: body.error }).toEqual({ status: 403, error: 'require_approval' });
  });

  it('is limited per phone number, from any address', async () => {
    const limited = await startTestApp({}, { rateLimits: true });
    await limited.services.db.settings.saveSettings({ MobileLoginEnabled: true });
    const answers = [];
    for (const mobile of [
      '+12025550100',
      '+1-202-555-0100',
      '+1 202 555 0100',
      '12025550100',
      '2025550100',
      '(202) 555-0100',
    ])
      answers.push(await limited.anonymous.post('/auth/otp', { mobile }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(404), 429]);
    await limited.close();
  });
});

describe('disabled sign-in by phone', () => {
  it('is refused, and the settings sent to the pages say so', async () => {
    const off = await startTestApp();
    const user = aUser('rider');
    await off.services.db.users.insert(user);
    const shown = async () => (await off.anonymous.get('/settings')).body.MobileLoginEnabled;
    expect((await off.anonymous.post('/auth/otp', { mobile: user.mobile })).status).toBe(403);
    expect(await shown()).toBe(false);
    await off.services.db.settings.saveSettings({ MobileLoginEnabled: true });
    expect(await shown()).toBe(true);
    await off.close();
  });

  it('is the rule in production without an SMS service, whatever the settings say', async () => {
    const production = await startTestApp({
      NODE_ENV: 'production',
      ALLOW_EMBEDDED_DATABASE: '1',
      SESSION_SECRET: '0f9c1d7e5b3a2846fedcba9876543210',
    });
    await production.services.db.settings.saveSettings({ MobileLoginEnabled: true });
    expect((await production.anonymous.get('/settings')).body.MobileLoginEnabled).toBe(false);
    expect((await production.anonymous.post('/auth/otp', { mobile: '+12025550100' })).status).toBe(403);
    await production.close();
  });
});

describe('with Twilio', () => {
  it("posts its form, and passes on the service's code and message when it refuses [8.7, 8.16]", async () => {
    const refused = '+12025550199';
    const twilio = await startTwilioServer({ refused });
    const texting = await startTestApp({
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+15005550006',
      TWILIO_URL: twilio.url,
      PUBLIC_URL: 'https://ride.example.com',
    });
    const { db } = texting.services;
    await db.settings.saveSettings({ MobileLoginEnabled: true });
    const user = aUser('rider', { mobile: '+12025550111' });
    await db.users.insert(user);
    await db.users.insert(aUser('rider', { mobile: refused }));

    const { body } = await texting.anonymous.post('/auth/otp', { mobile: user.mobile });
    const [message] = twilio.received;
    expect(message).toMatchObject({
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:token').toString('base64')}`,
      form: { To: user.mobile, From: '+15005550006' },
    });
    const otp = /your code is (\d{6})\./.exec(message?.form.Body ?? '')?.[1];
    // Phones fill it in, and only at this site.
    expect(message?.form.Body?.split('\n').at(-1)).toBe(`@ride.example.com #${otp}`);
    const { verificationId } = body;
    expect((await texting.anonymous.post('/auth/otp/verify', { verificationId, otp })).status).toBe(200);

    const failed = await texting.anonymous.post('/auth/otp', { mobile: refused });
    expect({ status: failed.status, error: failed.body.error, detail: failed.body.detail }).toEqual({
      status: 502,
      error: 'code_not_sent',
      detail: "21211: Invalid 'To' Phone Number",
    });
    await twilio.close();
    const gone = await texting.anonymous.post('/auth/otp', { mobile: user.mobile });
    expect({ status: gone.status, error: gone.body.error }).toEqual({ status: 502, error: 'code_not_sent' });
    await texting.close();
  });
});
