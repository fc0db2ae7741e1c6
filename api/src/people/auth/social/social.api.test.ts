import { createHash, randomUUID } from 'node:crypto';
import { type CryptoKey, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import * as openId from 'openid-client';
import {
  type OpenIdProvider,
  type ProviderAccount,
  startOpenIdProvider,
} from '../../../../test/support/openIdProvider.js';
import { headersOf, type Method } from '../../../../test/support/requests.js';
import { startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { appleClientSecret } from './appleClientSecret.js';

const PUBLIC_URL = 'http://127.0.0.1:3000';
const CLIENT = { clientId: 'wayfare-web', clientSecret: 'a secret of the provider' };
const REDIRECT_URI = `${PUBLIC_URL}/api/auth/social/google/callback`;

let provider: OpenIdProvider;
let app: TestApp;
let people = 0;

beforeAll(async () => {
  provider = await startOpenIdProvider({ ...CLIENT, redirectUri: REDIRECT_URI });
  app = await startTestApp({
    PUBLIC_URL,
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
    FACEBOOK_CLIENT_ID: 'another client',
    FACEBOOK_CLIENT_SECRET: 'another secret',
  });
  await app.services.db.settings.saveSettings({ GoogleLoginEnabled: true });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

/** A user with an account at the provider. */
function atProvider(fields: Partial<ProviderAccount> = {}) {
  people += 1;
  const account = {
    sub: `person-${people}`,
    email: `person${people}@provider.example`,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
    ...fields,
  };
  provider.accounts.set(account.sub, account);
  return account;
}

/** A browser with its own cookie jar. */
function browser() {
  let cookie = '';
  const request = async (method: Method, address: string, body?: URLSearchParams | object) => {
    const response = await app
      .request(method, address.replace(PUBLIC_URL, ''))
      .set({ accept: 'text/html', ...(cookie && { cookie }) })
      .send(body instanceof URLSearchParams ? body.toString() : body);
    const set = headersOf(response.headers)
      .getSetCookie()
      .find((one) => one.startsWith('wayfare.sid='));
    if (set) cookie = set.split(';')[0] as string;
    const isJson = response.type.includes('json');
    return {
      status: response.status,
      location: (response.headers['location'] as string | undefined) ?? '',
      body: isJson ? response.body : response.text,
      cookie: set ?? '',
    };
  };
  return {
    get cookie() {
      return cookie;
    },
    get: (address: string) => request('get', address),
    post: (path: string, body: URLSearchParams | object) => request('post', path, body),
  };
}
type Browser = ReturnType<typeof browser>;

const begin = (from: Browser, next = '') => from.get(`/api/auth/social/google${next && `?next=${next}`}`);
/** Goes from Wayfare to the provider and back to the callback URL, without opening it. */
async function toCallback(from: Browser, sub: string) {
  const { location } = await begin(from);
  return (await provider.signIn(location, sub)).url;
}
const signIn = async (from: Browser, sub: string) => from.get(await toCallback(from, sub));
const completed = (fields = {}) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: `person${people}@provider.example`,
  mobile: `+1212556${1000 + people}`,
  ...fields,
});
/** A user who has signed up through the provider. */
async function signedUp() {
  const person = atProvider();
  const from = browser();
  await signIn(from, person.sub);
  const { body } = await from.post('/api/auth/social/completion', completed());
  return { person, uid: body.id as string };
}
const idTokenOf = async (sub: string, nonce?: string) => {
  const client = await openId.discovery(
    new URL(provider.issuer),
    CLIENT.clientId,
    CLIENT.clientSecret,
    undefined,
    {
      execute: [openId.allowInsecureRequests],
    },
  );
  const pkceCodeVerifier = openId.randomPKCECodeVerifier();
  const address = openId.buildAuthorizationUrl(client, {
    redirect_uri: REDIRECT_URI,
    scope: 'openid email profile',
    code_challenge: await openId.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    ...(nonce && { nonce }),
  });
  const back = await provider.signIn(address.href, sub);
  const tokens = await openId.authorizationCodeGrant(client, new URL(back.url), {
    pkceCodeVerifier,
    ...(nonce && { expectedNonce: nonce }),
  });
  return tokens.id_token as string;
};
const exchange = (idToken: string, more = {}) =>
  app.anonymous.post('/auth/social/google', { idToken, ...more });

describe('the available providers', () => {
  it('are exactly those that are configured and turned on [2.21, 7.21]', async () => {
    const { body } = await app.anonymous.get('/bootstrap');
    expect(body.settings).toMatchObject({
      GoogleLoginEnabled: true,
      FacebookLoginEnabled: false,
      AppleLoginEnabled: false,
    });
    expect((await browser().get('/api/auth/social/facebook')).status).toBe(404);
    await app.services.db.settings.saveSettings({ FacebookLoginEnabled: true, AppleLoginEnabled: true });
    const after = (await app.anonymous.get('/bootstrap')).body.settings;
    expect(after).toMatchObject({ FacebookLoginEnabled: true, AppleLoginEnabled: false });
    expect((await browser().get('/api/auth/social/apple')).status).toBe(404);
    expect((await browser().get('/api/auth/social/facebook')).location).toMatch(
      /^https:\/\/www\.facebook\.com\/.*code_challenge_method=S256/,
    );
    await app.services.db.settings.saveSettings({ FacebookLoginEnabled: false, AppleLoginEnabled: false });
  });
});

describe('signing up through a provider', () => {
  it('completes the account with the known data, as a rider [1.5, 4.41]', async () => {
    const person = atProvider();
    const from = browser();
    expect(await signIn(from, person.sub)).toMatchObject({
      status: 303,
      location: '/register?complete=google',
    });
    expect((await from.get('/api/auth/social/completion')).body).toEqual({
      provider: 'google',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: person.email,
    });
    const chosen = { ...completed(), usertype: 'admin', approved: false };
    expect(await from.post('/api/auth/social/completion', chosen)).toMatchObject({
      status: 400,
      body: { errorKeys: { usertype: 'field_unknown', approved: 'field_unknown' } },
    });
    const made = await from.post('/api/auth/social/completion', completed());
    expect(made).toMatchObject({
      status: 201,
      body: {
        usertype: 'rider',
        approved: true,
        email: person.email,
        loginType: 'google',
        emailVerified: true,
      },
    });
    expect(made.body).not.toHaveProperty('socialIds');
    expect((await from.get('/api/auth/me')).body.id).toBe(made.body.id);
  });

  it('recognizes returning users, takes them to the requested page, and has their full profile [9.11]', async () => {
    const { person, uid } = await signedUp();
    const from = browser();
    const { location } = await begin(from, '%2Fbookings');
    const answer = await from.get((await provider.signIn(location, person.sub)).url);
    expect(answer).toMatchObject({ status: 303, location: '/login?next=%2Fbookings&welcome=1' });
    const { body } = await from.get('/api/auth/me');
    expect(body).toMatchObject({
      id: uid,
      usertype: 'rider',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: person.email,
      mobile: expect.stringMatching(/^\+\d+$/),
      referralId: expect.any(String),
      walletBalance: 0,
    });
  });

  it('treats an address as unconfirmed if the provider has not verified it or the user changed it', async () => {
    const person = atProvider({ email_verified: false });
    const from = browser();
    await signIn(from, person.sub);
    expect((await from.post('/api/auth/social/completion', completed())).body.emailVerified).toBe(false);
    const other = atProvider();
    const again = browser();
    await signIn(again, other.sub);
    const made = await again.post('/api/auth/social/completion', completed({ email: 'else@example.com' }));
    expect(made.body.emailVerified).toBe(false);
  });

  it('applies the rules of a sign-up, and rejects data already in use [5.27, 5.28, 5.30, 5.32]', async () => {
    const from = browser();
    const taken = await app.signedIn('rider');
    await signIn(from, atProvider().sub);
    for (const [change, error] of [
      [{ firstName: ' ' }, 'proper_input_name'],
      [{ email: 'ada@' }, 'proper_email'],
      [{ mobile: '12345' }, 'mobile_no_blank_error'],
      [{ mobile: taken.user.mobile }, 'user_exists'],
      [{ signupViaReferral: 'unknown' }, 'referer_not_found'],
    ] as const)
      expect((await from.post('/api/auth/social/completion', completed(change))).body.error).toBe(error);
    expect((await browser().post('/api/auth/social/completion', completed())).body.error).toBe(
      'sign_in_expired',
    );
  });

  it('accepts a single name where the settings require no last name [5.51]', async () => {
    const from = browser();
    await signIn(from, atProvider().sub);
    const refused = await from.post('/api/auth/social/completion', completed({ lastName: '' }));
    expect(refused.body.error).toBe('proper_input_name');
    await app.services.db.settings.saveSettings({ requireLastName: false });
    const made = await from.post('/api/auth/social/completion', completed({ lastName: '' }));
    await app.services.db.settings.saveSettings({ requireLastName: true });
    expect([made.status, made.body.lastName]).toEqual([201, '']);
  });

  it('creates one account for two concurrent completions', async () => {
    const from = browser();
    await signIn(from, atProvider().sub);
    const answers = await Promise.all(
      [1, 2].map(() => from.post('/api/auth/social/completion', completed())),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('promises the referral bonus', async () => {
    await app.services.db.settings.saveSettings({ bonus: 5 });
    const { user: friend } = await app.signedIn('rider');
    const from = browser();
    await signIn(from, atProvider().sub);
    const { body } = await from.post(
      '/api/auth/social/completion',
      completed({ signupViaReferral: friend.id }),
    );
    await app.services.db.settings.saveSettings({ bonus: 0 });
    expect((await app.services.db.users.findById(body.id))?.bonusDue).toEqual({
      referrer: friend.id,
      amount: 5,
    });
  });
});

describe('an existing account', () => {
  const account = (email: string, fields = {}) => app.signedIn('rider', { email, ...fields });

  it('is signed in to if both the provider and Wayfare have verified the address', async () => {
    const person = atProvider();
    const { user } = await account(person.email);
    const from = browser();
    expect((await signIn(from, person.sub)).location).toBe('/login?welcome=1');
    expect((await from.get('/api/auth/me')).body.id).toBe(user.id);
  });

  it.each([
    [
      'the provider says that the address is not verified',
      { email_verified: false },
      {},
      '/register?complete=google',
    ],
    [
      'the provider does not say whether the address is verified',
      { email_verified: undefined },
      {},
      '/register?complete=google',
    ],
  ])('is not linked when %s', async (_what, atTheirs, atOurs, location) => {
    const person = atProvider(atTheirs as Partial<ProviderAccount>);
    const { user } = await account(person.email, atOurs);
    const from = browser();
    expect((await signIn(from, person.sub)).location).toBe(location);
    expect((await from.get('/api/auth/me')).status).toBe(401);
    expect((await app.services.db.users.findById(user.id))?.socialIds).toBeUndefined();
    const again = await from.post('/api/auth/social/completion', completed());
    expect(['user_exists', 'sign_in_expired']).toContain(again.body.error);
  });

  it('is not linked when its own address was never verified, and loses it to the account of its owner', async () => {
    const person = atProvider();
    const { user } = await account(person.email, { emailVerified: false });
    const from = browser();
    expect((await signIn(from, person.sub)).location).toBe('/register?complete=google');
    const made = await from.post('/api/auth/social/completion', completed());
    expect(made.body).toMatchObject({ email: person.email, emailVerified: true });
    expect(made.body.id).not.toBe(user.id);
    const before = await app.services.db.users.findById(user.id);
    expect([before?.email, before?.socialIds]).toEqual([undefined, undefined]);
  });

  it.each(['admin', 'fleetadmin'] as const)(
    'is never linked to them if it belongs to a %s',
    async (usertype) => {
      const person = atProvider();
      await app.signedIn(usertype, { email: person.email });
      const from = browser();
      expect((await signIn(from, person.sub)).location).toBe('/login?problem=user_exists');
      expect((await from.get('/api/auth/me')).status).toBe(401);
    },
  );

  it('is rejected as usual while it is not approved [5.24, 8.6]', async () => {
    const { person, uid } = await signedUp();
    await app.services.db.users.update(uid, { approved: false });
    expect((await signIn(browser(), person.sub)).location).toBe('/login?problem=require_approval');
  });
});

describe('the callback from the provider', () => {
  it('signs in once', async () => {
    const { person } = await signedUp();
    const from = browser();
    const callback = await toCallback(from, person.sub);
    expect((await from.get(callback)).location).toBe('/login?welcome=1');
    expect((await from.get(callback)).location).toBe('/login?problem=auth_error');
  });

  it('is rejected in another browser, with another state, or after ten minutes', async () => {
    const { person } = await signedUp();
    const from = browser();
    expect((await browser().get(await toCallback(from, person.sub))).location).toBe(
      '/login?problem=auth_error',
    );
    const forged = new URL(await toCallback(from, person.sub));
    forged.searchParams.set('state', 'another');
    expect((await from.get(forged.href)).location).toBe('/login?problem=auth_error');
    const late = await toCallback(from, person.sub);
    app.clock.at += 10 * 60_000;
    expect((await from.get(late)).location).toBe('/login?problem=auth_error');
    expect((await from.get('/api/auth/me')).status).toBe(401);
  });

  it('is rejected with a code that was issued to another browser', async () => {
    const { person } = await signedUp();
    const [thief, victim] = [browser(), browser()];
    const stolen = new URL(await toCallback(victim, person.sub));
    const own = new URL(await toCallback(thief, atProvider().sub));
    own.searchParams.set('code', stolen.searchParams.get('code') as string);
    expect((await thief.get(own.href)).location).toBe('/login?problem=auth_error');
  });

  it('may be a form post, and redirects to a request that includes the cookie', async () => {
    const { person, uid } = await signedUp();
    const from = browser();
    const { location } = await begin(from);
    const asForm = new URL(location);
    asForm.searchParams.set('response_mode', 'form_post');
    const { form } = await provider.signIn(asForm.href, person.sub);
    const crossSite = await app
      .request('post', '/api/auth/social/google/callback')
      .set({ origin: provider.issuer, 'sec-fetch-site': 'cross-site' })
      .send((form as URLSearchParams).toString());
    const onward = crossSite.headers['location'] as string;
    expect(onward).toMatch(/^\/api\/auth\/social\/google\/callback\?/);
    expect((await from.get(onward)).location).toBe('/login?welcome=1');
    expect((await from.get('/api/auth/me')).body.id).toBe(uid);
  });

  it('leads to the login page after a refusal', async () => {
    const from = browser();
    const { location } = await begin(from);
    const state = new URL(location).searchParams.get('state') as string;
    const refused = `/api/auth/social/google/callback?error=access_denied&state=${state}`;
    expect((await from.get(refused)).location).toBe('/login?problem=auth_error');
  });

  it('gets a new session and invalidates the previous one', async () => {
    const { person } = await signedUp();
    const from = browser();
    const callback = await toCallback(from, person.sub);
    const before = from.cookie;
    await from.get(callback);
    expect(from.cookie).not.toBe(before);
    const answer = await app.request('get', '/api/auth/me').set({ cookie: before });
    expect(answer.status).toBe(401);
  });
});

describe('an id token of an app', () => {
  it('signs in, and gives a new user a token to complete the account', async () => {
    const person = atProvider();
    const { body } = await exchange(await idTokenOf(person.sub));
    expect(body).toEqual({
      completion: expect.any(String),
      known: { provider: 'google', firstName: 'Ada', lastName: 'Lovelace', email: person.email },
    });
    const made = await app.anonymous.post('/auth/social/completion', {
      ...completed(),
      completion: body.completion,
      tokens: true,
    });
    expect(made.body).toMatchObject({ accessToken: expect.any(String), user: { usertype: 'rider' } });
    const again = await exchange(await idTokenOf(person.sub));
    expect(again.body).toMatchObject({ accessToken: expect.any(String), user: { id: made.body.user.id } });
  });

  it('with a nonce requires that nonce, also if the token holds its hash', async () => {
    const { person } = await signedUp();
    const nonce = randomUUID();
    const hashed = createHash('sha256').update(nonce).digest('hex');
    for (const claimed of [nonce, hashed]) {
      const idToken = await idTokenOf(person.sub, claimed);
      expect((await exchange(idToken)).status).toBe(401);
      expect((await exchange(idToken, { nonce: 'another' })).status).toBe(401);
      expect((await exchange(idToken, { nonce })).status).toBe(200);
    }
  });

  it('is rejected with a wrong key, client or issuer, without a signature, or if expired', async () => {
    const { person } = await signedUp();
    const { privateKey: foreignKey } = await generateKeyPair('RS256');
    const signed = (
      change: { issuer?: string; audience?: string; expires?: string; alg?: string } = {},
      key: CryptoKey | Uint8Array = provider.signingKey,
    ) =>
      new SignJWT({ sub: person.sub, email: person.email, email_verified: true })
        .setProtectedHeader({ alg: change.alg ?? 'RS256' })
        .setIssuer(change.issuer ?? provider.issuer)
        .setAudience(change.audience ?? CLIENT.clientId)
        .setIssuedAt()
        .setExpirationTime(change.expires ?? '5m')
        .sign(key);
    const good = await signed();
    const [, payload] = good.split('.');
    const bad = {
      'another key': await signed({}, foreignKey),
      'the secret both know': await signed({ alg: 'HS256' }, new TextEncoder().encode(CLIENT.clientSecret)),
      'no signature': `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
      'a changed signature': `${good.slice(0, -6)}AAAAAA`,
      'another client': await signed({ audience: 'somebody else' }),
      'another issuer': await signed({ issuer: 'https://elsewhere.example' }),
      'too old': await signed({ expires: '-1m' }),
      'no token': 'nonsense',
    };
    for (const [what, token] of Object.entries(bad)) {
      const { status, body } = await exchange(token);
      expect({ what, status, error: body.error }).toEqual({ what, status: 401, error: 'auth_error' });
    }
    expect((await exchange(good)).status).toBe(200);
  });
});

it('a token of another client of the same provider signs in only if that client is configured', async () => {
  const { person } = await signedUp();
  const idToken = await idTokenOf(person.sub);
  const environment = {
    PUBLIC_URL,
    MONGODB_DATABASE: app.connection.name,
    GOOGLE_CLIENT_ID: 'the site',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: provider.issuer,
  };
  const others = await startTestApp(environment);
  expect((await others.anonymous.post('/auth/social/google', { idToken })).status).toBe(401);
  const ours = await startTestApp({ ...environment, GOOGLE_APP_CLIENT_IDS: `an app, ${CLIENT.clientId}` });
  expect((await ours.anonymous.post('/auth/social/google', { idToken })).status).toBe(200);
  await Promise.all([others.close(), ours.close()]);
});

it('Apple receives a token signed with the app’s key', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const pem = await exportPKCS8(privateKey);
  const secret = await appleClientSecret({
    clientId: 'com.example.web',
    teamId: 'TEAM',
    keyId: 'KEY',
    privateKey: pem.replaceAll('\n', '\\n'),
  });
  const { payload, protectedHeader } = await jwtVerify(secret, publicKey);
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY' });
  expect(payload).toMatchObject({ iss: 'TEAM', sub: 'com.example.web', aud: 'https://appleid.apple.com' });
});
