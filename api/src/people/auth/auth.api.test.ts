import { sessionCookie } from '../../../test/support/sessionCookie.js';
import { aLicense } from '../../../test/support/aPicture.js';
import { aUser } from '../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { hashPassword } from './passwords.js';

let app: TestApp;
const PASSWORD = 'Correct*horse1';
const WEEK_MS = 7 * 24 * 60 * 60_000;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function account(fields = {}) {
  const user = aUser('rider', fields);
  await app.services.db.users.insert(user);
  await app.services.db.credentials.setPasswordHash(user.id, await hashPassword(PASSWORD));
  return user;
}
const login = (email: string | null | undefined, password: string) =>
  app.anonymous.post('/auth/login', { email, password });
/** The response to a cookie on a page that requires a sign-in, and what the apps receive at startup. */
async function problemOf(cookie: string) {
  const get = (path: string) => app.request('get', `/api${path}`).set({ cookie });
  const { user, problem } = (await get('/bootstrap')).body as { user: unknown; problem: unknown };
  return { status: (await get('/auth/me')).status, user, problem };
}
const cookieOf = sessionCookie;

describe('email login', () => {
  it('signs in with a session cookie that scripts cannot read [7.18, 7.19]', async () => {
    const user = await account();
    const { status, body, headers } = await login(user.email?.toUpperCase(), PASSWORD);
    expect({ status, id: body.id, usertype: body.usertype }).toEqual({
      status: 200,
      id: user.id,
      usertype: 'rider',
    });
    expect(headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^wayfare\.sid=.*HttpOnly; SameSite=Lax/),
    );
    const me = await app.request('get', '/api/auth/me').set({ cookie: cookieOf(headers) });
    expect(me.body).toMatchObject({ id: user.id, email: user.email });
  });

  it.each([
    ['', ''],
    ['not an email', 'x'],
    ['a@b.example', ''],
  ])('rejects %p with password %p without a lookup [5.21]', async (email, password) => {
    const { status, body } = await login(email, password);
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'login_validate_error' });
  });

  it('answers a wrong password and an unknown account the same way [8.6]', async () => {
    const user = await account();
    const wrong = await login(user.email, 'wrong1');
    const unknown = await login('unknown@example.com', 'wrong1');
    for (const { status, body } of [wrong, unknown])
      expect({ status, error: body.error }).toEqual({ status: 401, error: 'login_error' });
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('reveals a missing approval only to users who know the password [5.24, 4.43]', async () => {
    const user = await account({ approved: false });
    expect((await login(user.email, 'wrong1')).body.error).toBe('login_error');
    expect((await login(user.email, PASSWORD)).body.error).toBe('require_approval');
  });

  it('signs out an account that loses its approval, but keeps public pages open to it [5.24]', async () => {
    const user = await account();
    const cookie = cookieOf((await login(user.email, PASSWORD)).headers);
    await app.services.db.users.update(user.id, { approved: false });
    expect(await problemOf(cookie)).toEqual({ status: 403, user: null, problem: 'require_approval' });
  });

  it('signs out an account with an unknown role and a deleted account, each with its own message [5.2, 6.16]', async () => {
    const users = app.connection.collection<{ _id: string }>('users');
    const strange = await account();
    const strangers = cookieOf((await login(strange.email, PASSWORD)).headers);
    await users.updateOne({ _id: strange.id }, { $set: { usertype: 'conductor' } });
    expect(await problemOf(strangers)).toEqual({ status: 403, user: null, problem: 'not_valid_user_type' });
    expect((await login(strange.email, PASSWORD)).body.error).toBe('not_valid_user_type');

    const gone = await account();
    const cookie = cookieOf((await login(gone.email, PASSWORD)).headers);
    await users.deleteOne({ _id: gone.id });
    expect(await problemOf(cookie)).toEqual({ status: 401, user: null, problem: 'user_issue_contact_admin' });
    expect(await problemOf('')).toEqual({ status: 401, user: null, problem: null });
  });

  it('starts a new session at each sign-in, so that a planted id is useless', async () => {
    const user = await account();
    const first = cookieOf((await login(user.email, PASSWORD)).headers);
    const credentials = { email: user.email, password: PASSWORD };
    const second = await app.anonymous.post('/auth/login', credentials, { cookie: first });
    expect(cookieOf(second.headers)).not.toBe(first);
    expect((await app.request('get', '/api/auth/me').set({ cookie: first })).status).toBe(401);
  });

  it('lasts a week from the sign-in, however often it is used', async () => {
    const user = await account();
    const cookie = cookieOf((await login(user.email, PASSWORD)).headers);
    // The store moves its own expiry with every use.
    const changes = { $set: { expires: new Date('2100-01-01') } };
    await app.connection.collection('web_sessions').updateOne({ 'session.uid': user.id }, changes);
    const signIns = async () => {
      const later = cookieOf((await login(user.email, PASSWORD)).headers);
      const answer = await app.request('get', '/api/auth/sessions').set({ cookie: later });
      return (answer.body as unknown[]).length;
    };
    app.clock.at += WEEK_MS - 1;
    expect((await problemOf(cookie)).status).toBe(200);
    expect(await signIns()).toBe(2);
    app.clock.at += 1;
    expect(await problemOf(cookie)).toEqual({ status: 401, user: null, problem: null });
    expect(await signIns()).toBe(2);
  });

  it('signs out and invalidates the cookie', async () => {
    const user = await account();
    const cookie = cookieOf((await login(user.email, PASSWORD)).headers);
    await app.request('post', '/api/auth/logout').set({ cookie });
    expect((await app.request('get', '/api/auth/me').set({ cookie })).status).toBe(401);
  });
});

describe('a change sent from another site with the user’s cookie', () => {
  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('with %j gets status %d', async (headers, expected) => {
    const user = await account();
    const cookie = cookieOf((await login(user.email, PASSWORD)).headers);
    const answer = await app
      .request('put', '/api/auth/me')
      .set({ cookie, ...headers } as Record<string, string>)
      .send({ firstName: 'Changed' });
    expect(answer.status).toBe(expected);
  });
});

describe('bearer tokens', () => {
  const tokens = async () => {
    const user = await account();
    return (await app.anonymous.post('/auth/token', { email: user.email, password: PASSWORD })).body;
  };
  const me = (token: string) => app.request('get', '/api/auth/me').set({ authorization: `Bearer ${token}` });
  const refresh = (refreshToken: string) => app.anonymous.post('/auth/refresh', { refreshToken });

  it('are valid for 15 minutes and renewed with the refresh token [7.1]', async () => {
    const { accessToken, refreshToken, expiresIn } = await tokens();
    expect(expiresIn).toBe(900);
    expect((await me(accessToken)).status).toBe(200);
    app.clock.at += 901_000;
    expect((await me(accessToken)).status).toBe(401);
    const renewed = await refresh(refreshToken);
    expect((await me(renewed.body.accessToken)).status).toBe(200);
  });

  it('are revoked as a family when a refresh token is used twice', async () => {
    const { refreshToken } = await tokens();
    const { body } = await refresh(refreshToken);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(body.refreshToken)).status).toBe(401);
  });

  it('are refused with “Unable to get user token” when there is no sign-in to renew [7.1, 8.13]', async () => {
    const refused = { status: 401, body: { error: 'user_token_error', message: 'Unable to get user token' } };
    expect(await refresh('unknown')).toMatchObject(refused);
    const { accessToken, refreshToken } = await tokens();
    await app.request('post', '/api/auth/logout').set({ authorization: `Bearer ${accessToken}` });
    expect(await refresh(refreshToken)).toMatchObject(refused);
    const { refreshToken: old } = await tokens();
    app.clock.at += 30 * 24 * 3_600_000;
    expect(await refresh(old)).toMatchObject(refused);
  });
});

describe("a user's own profile", () => {
  it('lets email accounts change names, but not email, mobile, role, approval or money [2.58]', async () => {
    const client = await app.signedIn('rider', { firstName: 'Old' });
    const changes = { firstName: 'New', email: 'other@example.com', mobile: '+1999', vehicleNumber: 'X' };
    const others = { usertype: 'admin', approved: false, walletBalance: 1e6 };
    expect(await client.put('/auth/me', { ...changes, ...others })).toMatchObject({
      status: 400,
      body: {
        errorKeys: { usertype: 'field_unknown', approved: 'field_unknown', walletBalance: 'field_unknown' },
      },
    });
    const { body } = await client.put('/auth/me', changes);
    expect(body).toMatchObject({
      firstName: 'New',
      email: client.user.email,
      mobile: client.user.mobile,
      usertype: 'rider',
      walletBalance: 0,
    });
    expect(body).not.toHaveProperty('vehicleNumber');
  });

  it('saves names of other accounts at once, email and mobile once confirmed, and rejects invalid emails [5.26, 7.23]', async () => {
    const client = await app.signedIn('rider', { loginType: 'phone' });
    for (const email of ['nora', 'nora@', '@example.com', 'nora@nowhere', 'no ra@example.com']) {
      const { status, body } = await client.put('/auth/me', { firstName: 'Nora', email });
      expect({ email, status, error: body.error }).toEqual({ email, status: 400, error: 'proper_email' });
    }
    expect((await client.get('/auth/me')).body).toMatchObject({ firstName: client.user.firstName });
    const changes = {
      firstName: 'Nora',
      lastName: 'Stone',
      email: 'nora@example.com',
      mobile: '+15557654321',
    };
    const { email, mobile } = client.user;
    const saved = { ...changes, email, mobile };
    expect((await client.put('/auth/me', changes)).body).toMatchObject(saved);
    expect((await client.get('/auth/me')).body).toMatchObject(saved);
    const waiting = (await client.get('/auth/me/contact-changes')).body as { field: string; value: string }[];
    expect(waiting.map(({ field, value }) => `${field} ${value}`).toSorted()).toEqual([
      `email ${changes.email}`,
      `mobile ${changes.mobile}`,
    ]);
    for (const { value } of waiting) {
      const page = { filter: { to: value }, sort: { field: 'at', order: -1 }, skip: 0, limit: 1 } as const;
      const [message] = (await app.services.db.outbox.list(page)).rows;
      expect(message?.body).toMatch(value === changes.email ? /contact\?token=/ : /\d{6}/);
    }
  });

  it('stores bank details of riders only if they may withdraw [3.36]', async () => {
    const client = await app.signedIn('rider');
    const bank = { bankName: 'Harbour Bank', bankCode: 'HB1', bankAccount: '0042' };
    expect((await client.put('/auth/me', bank)).body).not.toHaveProperty('bankName');
    await app.services.db.settings.saveSettings({ RiderWithDraw: true });
    expect((await client.put('/auth/me', bank)).body).toMatchObject(bank);
  });
});

describe('sign-up', () => {
  const regData = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    password: 'abc123',
    mobile: '+15551234567',
  };
  const signUp = (fields = {}) => app.anonymous.post('/user_signup', { regData: { ...regData, ...fields } });

  it('creates a rider with a referral id who can sign in [5.33, 7.11, 7.22, 9.6]', async () => {
    const { status, body } = await signUp();
    expect(status).toBe(201);
    const user = await app.services.db.users.findById(body.uid);
    expect(user).toMatchObject({
      usertype: 'rider',
      approved: true,
      referralId: expect.stringMatching(/^ada[1-9]\d{3}$/),
    });
    expect((await login('ada@example.com', 'abc123')).status).toBe(200);
    expect((await login('ada@example.com', 'abc124')).status).toBe(401);
  });

  it.each([
    [{ firstName: ' ' }, 'proper_input_name'],
    [{ lastName: '' }, 'proper_input_name'],
    [{ email: 'ada@' }, 'proper_email'],
    [{ password: 'short' }, 'password_alphaNumeric_check'],
    [{ password: 'with space' }, 'password_alphaNumeric_check'],
    [{ mobile: '+12345' }, 'mobile_no_blank_error'],
    [{ signupViaReferral: 'unknown' }, 'referer_not_found'],
  ])('rejects %j with %s [5.27, 5.28, 5.29, 5.30, 5.31]', async (fields, error) => {
    const { status, body } = await signUp({ email: 'new@example.com', mobile: '+15550000001', ...fields });
    expect({ status, error: body.error }).toEqual({ status: 400, error });
  });

  it('rejects an email or mobile that its owner has proved, and a form that is sent twice at once [5.32]', async () => {
    const { user } = await app.signedIn('rider', { mobile: '+15550000009' });
    expect((await signUp({ email: user.email, mobile: '+15550000002' })).body.error).toBe('user_exists');
    expect((await signUp({ email: 'b@example.com', mobile: user.mobile })).body.error).toBe('user_exists');
    const race = await Promise.all(
      [1, 2, 3].map(() => signUp({ email: 'c@example.com', mobile: '+15550000003' })),
    );
    expect(race.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  it('promises the bonus, but credits nothing before a paid trip', async () => {
    await app.services.db.settings.saveSettings({ bonus: 5 });
    const referrer = await app.signedIn('rider', { referralId: 'grace1906' });
    const { body } = await signUp({
      email: 'd@example.com',
      mobile: '+15550000004',
      signupViaReferral: referrer.user.id,
    });
    for (const uid of [body.uid, referrer.user.id]) {
      const user = await app.services.db.users.findById(uid);
      expect({ wallet: user?.walletBalance, bonus: user?.bonusBalance ?? 0 }).toEqual({
        wallet: 0,
        bonus: 0,
      });
    }
    expect((await app.services.db.users.findById(body.uid))?.bonusDue).toEqual({
      referrer: referrer.user.id,
      amount: 5,
    });
  });

  it('rounds the promised bonus to the currency’s decimals, and promises none if that is zero [9.8]', async () => {
    const { user: referrer } = await app.signedIn('rider');
    const bonus = async (amount: number, mobile: string) => {
      await app.services.db.settings.saveSettings({ bonus: amount });
      const referred = { email: `${mobile}@example.com`, mobile, signupViaReferral: referrer.id };
      const { body } = await signUp(referred);
      return (await app.services.db.users.findById(body.uid))?.bonusDue?.amount ?? 0;
    };
    expect([await bonus(5.006, '+15550000007'), await bonus(0.004, '+15550000008')]).toEqual([5.01, 0]);
    await app.services.db.settings.saveSettings({ bonus: 0 });
  });

  it('makes a driver wait for approval if the settings say so', async () => {
    const licenseImage = await aLicense(app.services);
    const driver = { email: 'e@example.com', mobile: '+15550000005', usertype: 'driver', licenseImage };
    const { body } = await signUp(driver);
    expect(await app.services.db.users.findById(body.uid)).toMatchObject({
      usertype: 'driver',
      approved: false,
    });
    // To complete what is missing; everything else is closed until then.
    expect((await login('e@example.com', 'abc123')).status).toBe(200);
  });

  it('never creates an admin', async () => {
    expect((await signUp({ email: 'f@example.com', mobile: '+15550000006', usertype: 'admin' })).status).toBe(
      400,
    );
  });

  it('reports which accounts have an email address or a mobile number, and nothing else about them [7.10]', async () => {
    const [one, other] = [await account(), await account()];
    const found = async (asked: { email?: unknown; mobile?: unknown }) => {
      const { status, body } = await app.anonymous.post('/check_user_exists', asked);
      expect(status).toBe(200);
      return body;
    };
    const users = (...people: { id: string }[]) => ({ users: people.map(({ id }) => ({ uid: id })) });
    expect(await found({ email: one.email?.toUpperCase() })).toEqual(users(one));
    expect(await found({ mobile: other.mobile })).toEqual(users(other));
    expect(await found({ email: one.email, mobile: one.mobile })).toEqual(users(one));
    expect((await found({ email: one.email, mobile: other.mobile })).users).toHaveLength(2);
    expect(await found({ email: one.email, mobile: '+12025550999' })).toEqual(users(one));
    for (const unused of [{ email: 'none@example.com' }, { email: null, mobile: null }, {}])
      expect(await found(unused)).toEqual({ users: [] });
    for (const bad of [{ email: 7 }, { mobile: ['+12025550100'] }]) {
      const { status, body } = await app.anonymous.post('/check_user_exists', bad);
      expect({ status, error: body.error }).toEqual({ status: 400, error: 'validation_error' });
    }
  });

  it('reports whether an account exists and who a referral id belongs to [7.9, 7.10, 7.22]', async () => {
    const { user } = await app.signedIn('rider');
    expect((await app.anonymous.post('/check_user_exists', { email: user.email })).body.users).toHaveLength(
      1,
    );
    expect(
      (await app.anonymous.post('/check_user_exists', { email: 'none@example.com' })).body.users,
    ).toEqual([]);
    const { body } = await app.anonymous.post('/validate_referrer', { referralId: 'Grace1906' });
    expect(body).toEqual({ uid: (await app.services.db.users.findByReferralId('grace1906'))?.id });
    expect((await app.anonymous.post('/validate_referrer', { referralId: 'none1000' })).body.error).toBe(
      'referer_not_found',
    );
  });
});

describe('guessing a password', () => {
  it('is limited per account, from any address', async () => {
    const limited = await startTestApp({}, { rateLimits: true });
    const guess = (email: string) => limited.anonymous.post('/auth/login', { email, password: 'guess1' });
    const answers = [];
    for (let attempt = 0; attempt < 11; attempt += 1) answers.push(await guess('victim@example.com'));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
    expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await guess('other@example.com')).status).toBe(401);
    await limited.close();
  });
});
