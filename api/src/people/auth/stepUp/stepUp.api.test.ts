import { PROOF_FRESH_MS, type Usertype } from '@wayfare/shared';
import { enrolled } from '../../../../test/support/authenticatorApp.js';
import { headersOf, type Method } from '../../../../test/support/requests.js';
import { type Answer, type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { sessionCookie } from '../../../../test/support/sessionCookie.js';
import { hashPassword } from '../passwords.js';

const PASSWORD = 'secret@1';

let app: TestApp;
let rider: Client;
let passwordHash: string;

beforeAll(async () => {
  app = await startTestApp();
  rider = await app.signedIn('rider');
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => app.close());

/** A stored user with a password who has not proven their identity. */
async function stale(usertype: Usertype) {
  const client = await app.signedInStale(usertype);
  await app.services.db.credentials.setPasswordHash(client.user.id, passwordHash);
  return client;
}

/** Sends a request with a cookie or a token. */
async function ask(
  method: Method,
  path: string,
  { body, ...headers }: { body?: object; cookie?: string; authorization?: string },
): Promise<Answer & { cookie: string }> {
  const response = await app.request(method, `/api${path}`).set(headers).send(body);
  const answered = headersOf(response.headers);
  return { status: response.status, body: response.body, headers: answered, cookie: sessionCookie(answered) };
}

const credit = () => ({ body: { uid: rider.user.id, amount: 1 } });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The cookie of a browser that has signed in with the password. */
async function browserOf({ user }: Client) {
  return (await ask('post', '/auth/login', { body: { email: user.email, password: PASSWORD } })).cookie;
}

/** The tokens of an app that has signed in with the password. */
async function tokensOf({ user }: Client): Promise<{ accessToken: string; refreshToken: string }> {
  return (await app.anonymous.post('/auth/token', { email: user.email, password: PASSWORD })).body;
}

describe('a browser', () => {
  it('counts as proven for exactly ten minutes after a sign-in with the password', async () => {
    const cookie = await browserOf(await stale('admin'));
    app.clock.at += PROOF_FRESH_MS - 1;
    expect((await ask('post', '/wallet/credits', { cookie, ...credit() })).status).toBe(201);
    app.clock.at += 1;
    const { status, body } = await ask('post', '/wallet/credits', { cookie, ...credit() });
    expect({ status, error: body.error }).toEqual({ status: 403, error: 'reauthentication_required' });
  });

  it('can step up again with the password, for itself but not for another browser of the account', async () => {
    const admin = await stale('admin');
    const [one, other] = [await browserOf(admin), await browserOf(admin)];
    app.clock.at += PROOF_FRESH_MS;
    const proof = await ask('post', '/auth/step-up', { cookie: one, body: { password: PASSWORD } });
    expect({ status: proof.status, body: proof.body }).toEqual({
      status: 200,
      body: { provenAt: app.clock.at },
    });
    expect((await ask('post', '/wallet/credits', { cookie: one, ...credit() })).status).toBe(201);
    expect((await ask('post', '/wallet/credits', { cookie: other, ...credit() })).status).toBe(403);
    expect((await ask('get', '/auth/step-up', { cookie: one })).body.isFresh).toBe(true);
    expect((await ask('get', '/auth/step-up', { cookie: other })).body.isFresh).toBe(false);
  });

  it('that was signed out elsewhere is not revived by a step-up', async () => {
    const admin = await stale('admin');
    const cookie = await browserOf(admin);
    const [session] = (await admin.get('/auth/sessions')).body;
    // The session ends while the password is compared.
    const find = app.services.db.credentials.passwordHashOf;
    app.services.db.credentials.passwordHashOf = async (uid) => {
      await admin.delete(`/auth/sessions/${session.id}`);
      return find(uid);
    };
    const proof = await ask('post', '/auth/step-up', { cookie, body: { password: PASSWORD } });
    app.services.db.credentials.passwordHashOf = find;
    expect(proof.status).toBe(401);
    expect((await ask('get', '/auth/me', { cookie })).status).toBe(401);
  });
});

describe('an app', () => {
  it('gets an access token that carries the proof, and continues with it', async () => {
    const { accessToken } = await tokensOf(await stale('admin'));
    expect((await ask('post', '/wallet/credits', { ...bearer(accessToken), ...credit() })).status).toBe(201);
    app.clock.at += PROOF_FRESH_MS;
    expect((await ask('post', '/wallet/credits', { ...bearer(accessToken), ...credit() })).status).toBe(403);
    const proof = await ask('post', '/auth/step-up', {
      ...bearer(accessToken),
      body: { password: PASSWORD },
    });
    const proven = bearer(proof.body.accessToken as string);
    expect((await ask('post', '/wallet/credits', { ...proven, ...credit() })).status).toBe(201);
    expect((await ask('post', '/wallet/credits', { ...bearer(accessToken), ...credit() })).status).toBe(403);
  });

  it('whose refresh token was stolen gives the thief no proof, however recent its own is', async () => {
    const { refreshToken } = await tokensOf(await stale('admin'));
    const stolen = await app.anonymous.post('/auth/refresh', { refreshToken });
    expect(stolen.status).toBe(200);
    const thief = bearer(stolen.body.accessToken as string);
    const { status, body } = await ask('post', '/wallet/credits', { ...thief, ...credit() });
    expect({ status, error: body.error }).toEqual({ status: 403, error: 'reauthentication_required' });
  });
});

describe('a proof of identity', () => {
  it('is not a sign-in by text message, but is a step-up code for riders and drivers without a password', async () => {
    await app.services.db.settings.saveSettings({ MobileLoginEnabled: true });
    for (const usertype of ['rider', 'driver'] as const) {
      const { user } = await app.signedInStale(usertype);
      const asked = await app.anonymous.post('/auth/otp', { mobile: user.mobile });
      const verificationId = asked.body.verificationId as string;
      const otp = await codeSentTo(user.mobile as string);
      const { body } = await app.anonymous.post('/auth/otp/verify', { verificationId, otp, tokens: true });
      const signedIn = bearer(body.accessToken as string);
      expect((await ask('get', '/auth/step-up', signedIn)).body).toEqual({
        provenAt: null,
        isFresh: false,
        methods: { password: false, authenticator: false, passkey: false, phone: true },
      });
      const sent = await ask('post', '/auth/step-up/code', { ...signedIn, body: {} });
      const given = {
        verificationId: sent.body.verificationId as string,
        otp: await codeSentTo(user.mobile as string),
      };
      // A step-up code cannot be used to sign in.
      expect((await app.anonymous.post('/auth/otp/verify', given)).body.error).toBe('login_code_expired');
      const proof = await ask('post', '/auth/step-up', { ...signedIn, body: given });
      expect({ usertype, status: proof.status }).toEqual({ usertype, status: 200 });
      const again = await ask('post', '/auth/step-up', { ...signedIn, body: given });
      expect(again.body.error).toBe('login_code_expired');
    }
  });

  it('is neither a sign-in code nor a code sent to another user', async () => {
    const [one, other] = [await app.signedInStale('rider'), await app.signedInStale('rider')];
    const signInCode = await app.anonymous.post('/auth/otp', { mobile: one.user.mobile });
    const otp = await codeSentTo(one.user.mobile as string);
    const wrongPurpose = await one.post('/auth/step-up', {
      verificationId: signInCode.body.verificationId,
      otp,
    });
    expect(wrongPurpose.body.error).toBe('login_code_expired');
    const sent = await one.post('/auth/step-up/code');
    const given = { ...sent.body, otp: await codeSentTo(one.user.mobile as string) };
    expect((await other.post('/auth/step-up', given)).body.error).toBe('login_code_expired');
  });

  it('is never a text message for staff or for a user who has a password', async () => {
    for (const usertype of ['admin', 'fleetadmin'] as const) {
      const staff = await app.signedInStale(usertype);
      expect((await staff.get('/auth/step-up')).body.methods.phone).toBe(false);
      expect((await staff.post('/auth/step-up/code')).status).toBe(403);
      const given = { verificationId: 'made-up', otp: '123456' };
      expect((await staff.post('/auth/step-up', given)).body.error).toBe('step_up_unavailable');
    }
    const withPassword = await stale('driver');
    expect((await withPassword.post('/auth/step-up/code')).body.error).toBe('step_up_unavailable');
  });

  it('by phone can have at most five unused codes', async () => {
    const person = await app.signedInStale('rider');
    for (let sent = 0; sent < 5; sent += 1)
      expect((await person.post('/auth/step-up/code')).status).toBe(200);
    expect((await person.post('/auth/step-up/code')).body.error).toBe('too_many_requests');
    app.clock.at += 10 * 60_000;
    expect((await person.post('/auth/step-up/code')).status).toBe(200);
  });

  it('is an authenticator code, once, and so is a recovery code', async () => {
    const admin = await app.signedIn('admin');
    const { code, recoveryCodes } = await enrolled(app, admin);
    const prove = (given: string) => admin.post('/auth/step-up', { code: given });
    expect((await admin.get('/auth/step-up')).body.methods.authenticator).toBe(true);
    expect((await prove(code(1))).status).toBe(200);
    expect((await prove(code(1))).body.error).toBe('second_factor_wrong');
    expect((await prove(recoveryCodes[0] as string)).status).toBe(200);
    expect((await prove(recoveryCodes[0] as string)).body.error).toBe('second_factor_wrong');
  });

  it('is never an empty request, nor any password for an account without one', async () => {
    const none = await app.signedInStale('admin');
    expect((await none.post('/auth/step-up')).body.error).toBe('validation_error');
    for (const password of ['', PASSWORD])
      expect((await none.post('/auth/step-up', { password })).body.error).toBe('password_wrong');
  });
});

it('allows ten wrong passwords, including concurrent ones, then none for ten minutes', async () => {
  const admin = await stale('admin');
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => admin.post('/auth/step-up', { password: 'secret@2' })),
  );
  const errors = answers.map(({ body }) => body.error as string);
  expect(errors.filter((error) => error === 'password_wrong')).toHaveLength(10);
  expect(errors.filter((error) => error === 'too_many_requests')).toHaveLength(4);
  const locked = await admin.post('/auth/step-up', { password: PASSWORD });
  expect({ status: locked.status, wait: locked.headers.get('retry-after') }).toEqual({
    status: 429,
    wait: '600',
  });
  app.clock.at += 10 * 60_000;
  expect((await admin.post('/auth/step-up', { password: PASSWORD })).status).toBe(200);
  // A right password resets the count of wrong ones.
  expect((await admin.post('/auth/step-up', { password: 'secret@2' })).body.error).toBe('password_wrong');
});

/** The last code sent to this phone number. */
async function codeSentTo(to: string) {
  const sort = { field: 'at', order: -1 } as const;
  const { rows } = await app.services.db.outbox.list({ filter: { to }, sort, skip: 0, limit: 1 });
  app.clock.at += 1;
  return /\b(\d{6})\b/.exec(rows[0]?.body ?? '')?.[1] as string;
}
