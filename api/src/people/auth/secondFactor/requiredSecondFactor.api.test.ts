import { enrolled } from '../../../../test/support/authenticatorApp.js';
import { PASSKEY_SITE, signInByPasskey, withPasskey } from '../../../../test/support/passkeyUser.js';
import { testSockets } from '../../../../test/support/sockets.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { hashPassword } from '../passwords.js';

const PASSWORD = 'secret@1';
let app: TestApp;
let passwordHash: string;
const sockets = testSockets();

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: PASSKEY_SITE });
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(() => app.services.db.settings.saveSettings({ requireStaffSecondFactor: true }));
afterEach(() => sockets.close());
afterAll(() => app.close());

async function staff(usertype: 'admin' | 'fleetadmin' = 'admin') {
  const person = await app.signedIn(usertype);
  await app.services.db.credentials.setPasswordHash(person.user.id, passwordHash);
  return person;
}
const outcome = ({ status, body }: { status: number; body: { error?: string } | null }) => ({
  status,
  error: body?.error,
});
const required = { status: 403, error: 'second_factor_required' };
const signIn = ({ user }: Client) =>
  app.anonymous.post('/auth/token', { email: user.email, password: PASSWORD });

describe('when staff need a second factor', () => {
  it.each(['admin', 'fleetadmin'] as const)(
    'a %s without one can only set one up, over HTTP and sockets',
    async (usertype) => {
      const person = await staff(usertype);
      for (const path of ['/dashboard', '/bookings', '/drivers', '/users/me/export'])
        expect({ path, ...outcome(await person.get(path)) }).toEqual({ path, ...required });
      expect(outcome(await person.put('/auth/me', { firstName: 'New' }))).toEqual(required);
      for (const path of [
        '/auth/me',
        '/auth/me/passkeys',
        '/auth/me/second-factor',
        '/auth/step-up',
        '/bootstrap',
      ])
        expect({ path, status: (await person.get(path)).status }).toEqual({ path, status: 200 });
      await expect(sockets.connect(app, person)).rejects.toThrow();
    },
  );

  it('public settings show them no more than a stranger sees', async () => {
    const person = await staff();
    expect((await person.get('/settings')).body).not.toHaveProperty('bonus');
    await enrolled(app, person, PASSWORD);
    expect((await person.get('/settings')).body).toHaveProperty('bonus');
  });

  it('an authenticator unlocks everything else, and so does a passkey', async () => {
    const [one, other] = [await staff(), await staff('fleetadmin')];
    await enrolled(app, one, PASSWORD);
    await withPasskey(other);
    for (const person of [one, other]) expect((await person.get('/dashboard')).status).toBe(200);
  });

  it('riders and drivers do not', async () => {
    for (const usertype of ['rider', 'driver'] as const)
      expect((await (await app.signedIn(usertype)).get('/bookings')).status).toBe(200);
  });

  it('one of two can be removed, but not the last one', async () => {
    const person = await staff();
    const { passkey } = await withPasskey(person);
    const remove = () => person.delete(`/auth/me/passkeys/${passkey.id}`);
    expect(outcome(await remove())).toEqual({ status: 409, error: 'last_second_factor' });
    const { code } = await enrolled(app, person, PASSWORD);
    expect((await remove()).status).toBe(200);
    const off = await person.post('/auth/me/second-factor/disable', { password: PASSWORD, code: code(1) });
    expect(outcome(off)).toEqual({ status: 409, error: 'last_second_factor' });
    expect((await person.get('/dashboard')).status).toBe(200);
  });

  it('demo mode exempts them, because it does not allow setting one up', async () => {
    const person = await staff();
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
    const { status } = await person.get('/dashboard');
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
    expect(status).toBe(200);
  });
});

it('an admin without a second factor cannot make it mandatory for staff', async () => {
  await app.services.db.settings.saveSettings({ requireStaffSecondFactor: false });
  const person = await staff();
  const require = () => person.put('/settings', { requireStaffSecondFactor: true });
  expect(outcome(await require())).toEqual({ status: 409, error: 'own_second_factor_first' });
  expect((await person.get('/dashboard')).status).toBe(200);
  await withPasskey(person);
  expect((await require()).status).toBe(200);
});

describe('a passkey of staff', () => {
  it('makes the password alone insufficient, and is sufficient itself', async () => {
    const person = await staff();
    const { device } = await withPasskey(person);
    expect((await signIn(person)).body).toEqual({
      challenge: expect.any(String),
      expiresIn: 300,
      methods: { authenticator: false, passkey: true },
    });
    expect((await signInByPasskey(app, device)).body).toHaveProperty('accessToken');
  });

  it('is deleted when another admin resets the second factor', async () => {
    const [person, admin] = [await staff('fleetadmin'), await staff()];
    const { device } = await withPasskey(person);
    await withPasskey(admin);
    const reset = await admin.post(`/users/${person.user.id}/second-factor/reset`, { password: PASSWORD });
    expect(reset.status).toBe(200);
    expect((await signInByPasskey(app, device)).status).toBe(401);
    expect((await signIn(person)).body).toHaveProperty('accessToken');
  });
});

it('a passkey of a rider is an additional way to sign in: the password alone still works', async () => {
  const person = await app.signedIn('rider');
  await app.services.db.credentials.setPasswordHash(person.user.id, passwordHash);
  await withPasskey(person);
  expect((await signIn(person)).body).toHaveProperty('accessToken');
});
