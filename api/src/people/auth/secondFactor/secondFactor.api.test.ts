import type { Usertype } from '@wayfare/shared';
import { codeOf, enrolled } from '../../../../test/support/authenticatorApp.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { wholeDatabase } from '../../../../test/support/wholeDatabase.js';
import { hashPassword } from '../passwords.js';
import { signOutEverywhere } from '../signOutEverywhere.js';

const PASSWORD = 'secret@1';
const STEP_MS = 30_000;

let app: TestApp;
let passwordHash: string;

beforeAll(async () => {
  app = await startTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => app.close());
beforeEach(() => {
  // Guesses of one test must not count in the next.
  app.clock.at += 60 * 60_000;
});

/** A user with a password. */
async function staff(usertype: Usertype = 'admin') {
  const person = await app.signedIn(usertype);
  await app.services.db.credentials.setPasswordHash(person.user.id, passwordHash);
  return person;
}
async function staffWithApp() {
  const person = await staff();
  const authenticator = await enrolled(app, person, PASSWORD);
  // The code that turned it on is used up.
  app.clock.at += STEP_MS;
  return { person, ...authenticator };
}
const signIn = ({ user }: Client, way: 'login' | 'token' = 'token') =>
  app.anonymous.post(`/auth/${way}`, { email: user.email, password: PASSWORD });
const challengeOf = async (person: Client) => (await signIn(person)).body.challenge as string;
const answer = (challenge: string, code: string) =>
  app.anonymous.post('/auth/second-factor', { challenge, code });
/** Six digits that the app does not show now. */
const wrongCode = (code: string, by = 1) => String((Number(code) + by * 37) % 1_000_000).padStart(6, '0');

describe('turning a second factor on', () => {
  it('takes a secret and its first code, and shows ten recovery codes once', async () => {
    const person = await staff('fleetadmin');
    const begun = await person.post('/auth/me/second-factor', { password: PASSWORD });
    expect(begun.body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(new RegExp(`^otpauth://totp/Wayfare:.*secret=${begun.body.secret}`)),
    });
    // Not confirmed yet: sign-ins do not ask for it.
    expect((await signIn(person)).body).toHaveProperty('accessToken');
    const { status, body } = await person.post('/auth/me/second-factor/confirm', {
      code: codeOf(begun.body.secret, app.clock.at),
    });
    expect(status).toBe(200);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect((await person.get('/auth/me/second-factor')).body).toEqual({
      enabled: true,
      recoveryCodesLeft: 10,
    });
    const log = await app.services.db.audit.list({
      filter: { record: person.user.id },
      sort: { field: 'at', order: -1 },
      skip: 0,
      limit: 5,
    });
    expect(log.rows).toMatchObject([{ changes: [{ field: 'secondFactor', before: false, after: true }] }]);
  });

  it('stores neither the secret nor a recovery code in readable form', async () => {
    const { secret, recoveryCodes } = await staffWithApp();
    const kept = JSON.stringify(await wholeDatabase(app));
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(text);
  });

  it('requires the password and the right code, and that none is on yet', async () => {
    const person = await staff();
    const refused = await person.post('/auth/me/second-factor', { password: 'secret@2' });
    expect({ status: refused.status, error: refused.body.error }).toEqual({
      status: 400,
      error: 'password_wrong',
    });
    const { body } = await person.post('/auth/me/second-factor', { password: PASSWORD });
    const code = codeOf(body.secret, app.clock.at);
    const wrong = await person.post('/auth/me/second-factor/confirm', { code: wrongCode(code) });
    expect({ status: wrong.status, error: wrong.body.error }).toEqual({
      status: 400,
      error: 'second_factor_wrong',
    });
    expect((await person.post('/auth/me/second-factor/confirm', { code })).status).toBe(200);
    const again = await person.post('/auth/me/second-factor', { password: PASSWORD });
    expect({ status: again.status, error: again.body.error }).toEqual({
      status: 409,
      error: 'second_factor_on',
    });
  });

  it('is refused in demo mode, where accounts are shared [6.17]', async () => {
    const person = await staff();
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
    const { status, body } = await person.post('/auth/me/second-factor', { password: PASSWORD });
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
    expect({ status, error: body.error }).toEqual({ status: 403, error: 'demo_mode' });
  });
});

describe('signing in with a second factor', () => {
  it('asks for the code before it opens a session or issues tokens', async () => {
    const { person, code } = await staffWithApp();
    const asked = await signIn(person, 'login');
    expect(asked.headers.get('set-cookie')).toBeNull();
    expect(asked.body).toEqual({
      challenge: expect.any(String),
      expiresIn: 300,
      methods: { authenticator: true, passkey: false },
    });
    const entered = await answer(asked.body.challenge, ` ${code().slice(0, 3)} ${code().slice(3)} `);
    expect(entered.body.id).toBe(person.user.id);
    expect(entered.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^wayfare\.sid=.*HttpOnly/));

    app.clock.at += STEP_MS;
    const tokens = await answer(await challengeOf(person), code());
    expect(tokens.body).toMatchObject({ accessToken: expect.any(String), user: { id: person.user.id } });
    expect(tokens.headers.get('set-cookie')).toBeNull();
  });

  it('accepts a code once, even when sent twice concurrently, and no earlier code after it', async () => {
    const { person, code } = await staffWithApp();
    const challenges = [await challengeOf(person), await challengeOf(person)];
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, code())));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect((await answer(await challengeOf(person), code())).body.error).toBe('second_factor_wrong');
    expect((await answer(await challengeOf(person), code(-1))).body.error).toBe('second_factor_wrong');
    expect((await answer(await challengeOf(person), code(1))).status).toBe(200);
  });

  it('accepts only codes of the current, previous and next step, because clocks may be off', async () => {
    const { person, code } = await staffWithApp();
    app.clock.at += 10 * STEP_MS;
    expect((await answer(await challengeOf(person), code(-2))).status).toBe(401);
    expect((await answer(await challengeOf(person), code(2))).status).toBe(401);
    expect((await answer(await challengeOf(person), code(-1))).status).toBe(200);
    expect((await answer(await challengeOf(person), code(1))).status).toBe(200);
  });

  it('accepts a recovery code once, however it was typed', async () => {
    const { person, recoveryCodes } = await staffWithApp();
    const [first, second] = recoveryCodes as [string, string];
    expect((await answer(await challengeOf(person), first.toUpperCase().replaceAll('-', ' '))).status).toBe(
      200,
    );
    expect((await answer(await challengeOf(person), first)).body.error).toBe('second_factor_wrong');
    expect((await answer(await challengeOf(person), second)).status).toBe(200);
    expect((await person.get('/auth/me/second-factor')).body.recoveryCodesLeft).toBe(8);
  });

  it('allows five wrong codes, including concurrent ones, and then returns how long to wait', async () => {
    const { person, code } = await staffWithApp();
    const challenge = await challengeOf(person);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => answer(challenge, wrongCode(code(), index + 1))),
    );
    const errors = answers.map(({ body }) => body.error as string);
    expect(errors.filter((error) => error === 'second_factor_wrong')).toHaveLength(5);
    expect(errors.filter((error) => error === 'too_many_requests')).toHaveLength(15);
    const locked = await answer(await challengeOf(person), code());
    expect({ status: locked.status, wait: locked.headers.get('retry-after') }).toEqual({
      status: 429,
      wait: '600',
    });
    app.clock.at += 10 * 60_000;
    expect((await answer(await challengeOf(person), code())).status).toBe(200);
  });

  it('ends a challenge when its account signs out everywhere', async () => {
    const { person, code } = await staffWithApp();
    const before = await challengeOf(person);
    app.clock.at += 1000;
    await signOutEverywhere(person.user.id, app.services);
    const { status, body } = await answer(before, code());
    expect({ status, error: body.error }).toEqual({ status: 401, error: 'sign_in_expired' });
    app.clock.at += STEP_MS;
    expect((await answer(await challengeOf(person), code())).status).toBe(200);
  });

  it('accepts a challenge for five minutes and one sign-in, if the account may sign in', async () => {
    const { person, code } = await staffWithApp();
    const old = await challengeOf(person);
    app.clock.at += 5 * 60_000;
    expect((await answer(old, code())).body.error).toBe('sign_in_expired');
    expect((await answer('made up', code())).body.error).toBe('sign_in_expired');
    const challenge = await challengeOf(person);
    expect((await answer(challenge, code())).status).toBe(200);
    expect((await answer(challenge, code(1))).body.error).toBe('sign_in_expired');
    const waiting = await challengeOf(person);
    await app.services.db.users.update(person.user.id, { approved: false });
    expect((await answer(waiting, code(1))).body.error).toBe('require_approval');
  });
});

describe('an existing second factor', () => {
  it('is announced to its owner by mail and push message when it is set up, gets new recovery codes, and is turned off', async () => {
    const { person, code } = await staffWithApp();
    const off = (given: string) =>
      person.post('/auth/me/second-factor/disable', { password: PASSWORD, code: given });
    const renew = (given: string) =>
      person.post('/auth/me/second-factor/recovery-codes', { password: PASSWORD, code: given });
    for (const act of [renew, off]) {
      expect((await act(wrongCode(code()))).status).toBe(400);
      expect((await act(code())).status).toBe(200);
      app.clock.at += STEP_MS;
    }
    const titlesTo = async (to: string) => {
      const page = { sort: { field: 'at', order: 1 }, skip: 0, limit: 10 } as const;
      return (await app.services.db.outbox.list({ filter: { to }, ...page })).rows.map(({ title }) => title);
    };
    expect(await titlesTo(person.user.email as string)).toEqual([
      'Wayfare: an authenticator app was set up for your account',
      'Wayfare: new recovery codes for your account',
      'Wayfare: your authenticator app was turned off',
    ]);
    expect(await titlesTo(person.user.id)).toEqual([
      'An authenticator app was set up for your account',
      'New recovery codes were created for your account',
      'Your authenticator app was turned off',
    ]);
  });

  it('is turned off with password and code, and then sign-ins no longer ask for it', async () => {
    const { person, code } = await staffWithApp();
    const off = (password: string, given: string) =>
      person.post('/auth/me/second-factor/disable', { password, code: given });
    expect((await off('secret@2', code())).body.error).toBe('password_wrong');
    expect((await off(PASSWORD, wrongCode(code()))).body.error).toBe('second_factor_wrong');
    expect((await off(PASSWORD, code())).status).toBe(200);
    expect((await person.get('/auth/me/second-factor')).body).toEqual({
      enabled: false,
      recoveryCodesLeft: 0,
    });
    expect((await signIn(person)).body).toHaveProperty('accessToken');
  });

  it('can get new recovery codes, which replace the old ones', async () => {
    const { person, code, recoveryCodes } = await staffWithApp();
    const { body } = await person.post('/auth/me/second-factor/recovery-codes', {
      password: PASSWORD,
      code: code(),
    });
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await answer(await challengeOf(person), recoveryCodes[0] as string)).status).toBe(401);
    expect((await answer(await challengeOf(person), body.recoveryCodes[0])).status).toBe(200);
  });

  it('is deleted with its account', async () => {
    const { person } = await staffWithApp();
    const admin = await app.signedIn('admin');
    await challengeOf(person);
    expect((await admin.delete(`/alladmin/${person.user.id}`)).status).toBe(200);
    expect(await app.services.db.secondFactors.find(person.user.id)).toBeNull();
  });
});
