import { sessionCookie } from '../../../test/support/sessionCookie.js';
import type { Language } from '@wayfare/shared';
import { localeTexts } from '../../basics/language/builtInLanguages.js';
import { runDueWork } from '../../process/dueWork.js';
import { aUser, mobileFor, newId } from '../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { hashPassword } from './passwords.js';

const spanishTexts = localeTexts('es');

let app: TestApp;
const PASSWORD = 'Correct*horse1';
const NEW_PASSWORD = 'Another*horse2';

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://ride.example' });
});
afterAll(() => app.close());

async function account(fields = {}) {
  const user = aUser('rider', fields);
  await app.services.db.users.insert(user);
  await app.services.db.credentials.setPasswordHash(user.id, await hashPassword(PASSWORD));
  return user as typeof user & { email: string };
}
const login = (email: string, password = PASSWORD) => app.anonymous.post('/auth/login', { email, password });
const forgot = (email: string, headers = {}) =>
  app.anonymous.post('/auth/forgot-password', { email }, headers);
const reset = (token: string, password = NEW_PASSWORD) =>
  app.anonymous.post('/auth/reset-password', { token, password });
const verify = (token: string) => app.anonymous.post('/auth/verify-email', { token });
const cookieOf = sessionCookie;
/** Mails to an address, newest first. */
async function mailsTo(to: string) {
  const sort = { field: 'at', order: -1 } as const;
  return (await app.services.db.outbox.list({ filter: { to }, sort, skip: 0, limit: 20 })).rows;
}
/** The token in the newest mail to an address. */
async function linkTo(to: string) {
  const [mail] = await mailsTo(to);
  return /\?token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
}
/** Requests a new password and returns the token in the mail. */
async function resetLink(email: string) {
  await forgot(email);
  await runDueWork(app.services);
  return linkTo(email);
}

describe('a forgotten password', () => {
  it('can be replaced once through a mailed link [2.19, 2.21, 7.19, 8.12]', async () => {
    const user = await account({ firstName: 'Zoë' });
    const asked = await forgot(` ${user.email.toUpperCase()} `);
    expect({ status: asked.status, body: asked.body }).toEqual({
      status: 200,
      body: { message: 'reset_pass_msg' },
    });
    await runDueWork(app.services);
    const [mail] = await mailsTo(user.email);
    expect(mail?.title).toBe('Wayfare: choose a new password');
    expect(mail?.body).toContain('Hello Zoë!');
    const token = await linkTo(user.email);
    expect((await reset(token)).status).toBe(200);
    expect((await login(user.email)).status).toBe(401);
    expect((await login(user.email, NEW_PASSWORD)).status).toBe(200);
    expect((await reset(token, 'Third*horse3')).body.error).toBe('link_invalid');
    expect((await login(user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('is replaced by only one of several concurrent requests with the same link', async () => {
    const user = await account();
    const token = await resetLink(user.email);
    const answers = await Promise.all([1, 2, 3].map((digit) => reset(token, `horse${digit}`)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  it('gives the same answer, with the same work, whether or not the account exists [2.21]', async () => {
    const user = await account();
    const known = await forgot(user.email);
    const unknown = await forgot('unknown@example.com');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    // No account was looked up for either of them yet: mails are sent only when the scheduler runs.
    expect(await mailsTo(user.email)).toEqual([]);
    await runDueWork(app.services);
    expect(await mailsTo(user.email)).toHaveLength(1);
    expect(await mailsTo('unknown@example.com')).toEqual([]);
    expect((await forgot('not an address')).body.error).toBe('proper_email');
  });

  it('ends every session and token of the account once it is replaced', async () => {
    const user = await account();
    const cookie = cookieOf((await login(user.email)).headers);
    const pair = (await app.anonymous.post('/auth/token', { email: user.email, password: PASSWORD })).body;
    const me = (headers: Record<string, string>) => app.request('get', '/api/auth/me').set(headers);
    const bearer = { authorization: `Bearer ${pair.accessToken}` };
    expect([(await me({ cookie })).status, (await me(bearer)).status]).toEqual([200, 200]);

    app.clock.at += 1;
    await reset(await resetLink(user.email));
    expect([(await me({ cookie })).status, (await me(bearer)).status]).toEqual([401, 401]);
    const refreshed = await app.anonymous.post('/auth/refresh', { refreshToken: pair.refreshToken });
    expect(refreshed.status).toBe(401);
    const again = (await app.anonymous.post('/auth/token', { email: user.email, password: NEW_PASSWORD }))
      .body;
    expect((await me({ authorization: `Bearer ${again.accessToken}` })).status).toBe(200);
  });

  it('has a link that is valid for one hour, and only for the account and address it was mailed to', async () => {
    const late = await account();
    const token = await resetLink(late.email);
    app.clock.at += 60 * 60_000;
    expect((await reset(token)).body.error).toBe('link_invalid');

    const moved = await account();
    const old = await resetLink(moved.email);
    await app.services.db.users.update(moved.id, { email: `new-${moved.email}` });
    expect((await reset(old)).body.error).toBe('link_invalid');
    expect((await verify(await resetLink(late.email))).body.error).toBe('link_invalid');
    expect((await reset('made-up')).body.error).toBe('link_invalid');
  });

  it('must be replaced by a valid password, and an invalid one does not use up the link [5.29]', async () => {
    const user = await account();
    const token = await resetLink(user.email);
    const { status, body } = await reset(token, 'short');
    expect({ status, error: body.error, field: Object.keys(body.errors) }).toEqual({
      status: 400,
      error: 'password_alphaNumeric_check',
      field: ['password'],
    });
    expect((await reset(token)).status).toBe(200);
  });

  it('gets a link with the configured host, whatever host the request names', async () => {
    const user = await account();
    await forgot(user.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    await runDueWork(app.services);
    const [mail] = await mailsTo(user.email);
    expect(mail?.body).toMatch(/: https:\/\/ride\.example\/login\/reset\?token=[\w-]{43}$/m);
    expect(mail?.body).not.toContain('evil');
  });

  it('triggers at most one mail a minute, and only a hash of the token is stored', async () => {
    const user = await account();
    const first = await resetLink(user.email);
    await resetLink(user.email);
    expect(await mailsTo(user.email)).toHaveLength(1);
    app.clock.at += 60_000;
    await resetLink(user.email);
    expect(await mailsTo(user.email)).toHaveLength(2);
    const kept = await app.connection.collection('email_links').findOne({ uid: user.id });
    expect(JSON.stringify(kept)).not.toContain(first);
    expect((await reset(first)).status).toBe(200);
  });

  it('triggers at most four mails an hour per account, with the same answer beyond that', async () => {
    const user = await account();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const { status, body } = await forgot(user.email);
      expect({ status, body }).toEqual({ status: 200, body: { message: 'reset_pass_msg' } });
      await runDueWork(app.services);
      app.clock.at += 60_000;
    }
    expect(await mailsTo(user.email)).toHaveLength(4);
    app.clock.at += 60 * 60_000;
    await resetLink(user.email);
    expect(await mailsTo(user.email)).toHaveLength(5);
  });
});

describe('confirming an email address', () => {
  beforeAll(() => app.services.db.settings.saveSettings({ email_verify: true }));
  afterAll(() => app.services.db.settings.saveSettings({ email_verify: false }));
  const signUp = (email: string, headers = {}) =>
    app.anonymous.post(
      '/user_signup',
      {
        regData: {
          firstName: '<b>Ada</b>',
          lastName: 'Byron',
          email,
          password: PASSWORD,
          mobile: mobileFor(newId()),
        },
      },
      headers,
    );

  it('is requested at sign-up and required to sign in [4.43, 5.25, 8.4, 8.6]', async () => {
    const { status, body } = await signUp('ada@example.com');
    expect({ status, message: body.message }).toEqual({ status: 201, message: 'email_verify_message' });
    const refused = await login('ada@example.com');
    expect({ status: refused.status, error: refused.body.error }).toEqual({
      status: 403,
      error: 'email_verify_message',
    });
    expect(refused.headers.get('set-cookie')).toBeNull();
    const token = await linkTo('ada@example.com');
    expect((await verify(token)).status).toBe(200);
    expect((await login('ada@example.com')).status).toBe(200);
    // Opening the same link again is fine: the address is already confirmed.
    expect((await verify(token)).status).toBe(200);
  });

  it('sends the mail again on a sign-in with the right password, at most every five minutes [5.25]', async () => {
    const user = await account({ emailVerified: false });
    expect((await login(user.email, 'wrong1')).body.error).toBe('login_error');
    expect(await mailsTo(user.email)).toHaveLength(0);
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await login(user.email)).body.error).toBe('email_verify_message');
    expect(await mailsTo(user.email)).toHaveLength(1);
    app.clock.at += 5 * 60_000;
    await login(user.email);
    expect(await mailsTo(user.email)).toHaveLength(2);
  });

  it('is possible for one day', async () => {
    const user = await account({ emailVerified: false });
    await login(user.email);
    const token = await linkTo(user.email);
    app.clock.at += 24 * 60 * 60_000;
    expect((await verify(token)).body.error).toBe('link_invalid');
  });

  it("uses the account's language, or else the caller's", async () => {
    await app.services.db.languages.insert({
      id: newId(),
      langName: 'Español',
      langLocale: 'es',
      dateLocale: 'es',
      keyValuePairs: spanishTexts,
      default: false,
      createdAt: '2026-03-02',
    } satisfies Language);
    await signUp('grace@example.com', { 'accept-language': 'es-MX,es;q=0.9' });
    expect((await mailsTo('grace@example.com'))[0]?.title).toBe('Wayfare: confirme su correo electrónico');
    const user = await account({ emailVerified: false, language: 'es' });
    await app.anonymous.post(
      '/auth/login',
      { email: user.email, password: PASSWORD },
      { 'accept-language': 'en' },
    );
    expect((await mailsTo(user.email))[0]?.title).toContain('confirme');
  });
});

describe('a user added by an admin', () => {
  it('gets a mailed link to choose a password, and signs in with it [5.39, 5.40]', async () => {
    await app.services.db.settings.saveSettings({ email_verify: true });
    const admin = await app.signedIn('admin');
    const email = 'made@example.com';
    const { status } = await admin.post('/riders', { firstName: 'Made', lastName: 'Up', email });
    expect(status).toBe(201);
    expect((await mailsTo(email))[0]?.title).toBe('Wayfare: your account');
    app.clock.at += 60_000;
    // Requesting another link in the meantime does not invalidate the first.
    await resetLink(email);
    app.clock.at += 6 * 24 * 60 * 60_000;
    await app.services.db.emailLinks.sweep(app.clock.now());
    const [, invitation] = await mailsTo(email);
    const token = /token=([\w-]+)/.exec(invitation?.body ?? '')?.[1] as string;
    expect((await reset(token)).status).toBe(200);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
    await app.services.db.settings.saveSettings({ email_verify: false });
  });
});
