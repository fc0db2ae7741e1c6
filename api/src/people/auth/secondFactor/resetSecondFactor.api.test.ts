import { type AttackedApp, startAttackedApp } from '../../../../test/attacks/attackedApp.js';
import { codeOf, enrolled } from '../../../../test/support/authenticatorApp.js';
import { next, testSockets } from '../../../../test/support/sockets.js';
import type { Client } from '../../../../test/support/testApp.js';
import { wholeDatabase } from '../../../../test/support/wholeDatabase.js';
import { hashPassword } from '../passwords.js';

const PASSWORD = 'secret@1';
const STEP_MS = 30_000;

let app: AttackedApp;
let passwordHash: string;
const sockets = testSockets();

beforeAll(async () => {
  app = await startAttackedApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterEach(() => sockets.close());
afterAll(() => app.close());

async function staff(usertype: 'admin' | 'fleetadmin') {
  const person = await app.signedIn(usertype);
  await app.services.db.credentials.setPasswordHash(person.user.id, passwordHash);
  return person;
}
async function staffWithApp(usertype: 'admin' | 'fleetadmin') {
  const person = await staff(usertype);
  const { secret } = await enrolled(app, person, PASSWORD);
  // The code that turned it on is used up.
  app.clock.at += STEP_MS;
  return { person, secret };
}
const reset = (as: Client, of: Client, proof: object = { password: PASSWORD }) =>
  as.post(`/users/${of.user.id}/second-factor/reset`, proof);
const signIn = ({ user }: Client) =>
  app.anonymous.post('/auth/token', { email: user.email, password: PASSWORD });

it.each(['admin', 'fleetadmin'] as const)(
  'an admin’s reset of another %s’s second factor signs them out, sends them an email, and is logged',
  async (usertype) => {
    const [admin, { person }] = [await staff('admin'), await staffWithApp(usertype)];
    const socket = await sockets.connect(app, person);
    const token = await app.tokenOf(person.user.id);
    const ended = next(socket, 'disconnect');
    app.clock.at += 1_000;
    expect((await reset(admin, person)).status).toBe(200);

    await ended;
    const old = await app.raw('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    expect(old.status).toBe(401);
    expect((await signIn(person)).body).toHaveProperty('accessToken');
    const mails = await app.services.db.outbox.list({
      filter: { to: person.user.email },
      sort: { field: 'at', order: -1 },
      skip: 0,
      limit: 5,
    });
    const titles = mails.rows.map(({ title }) => title);
    expect(titles.filter((title) => title === 'Wayfare: your second factor was reset')).toHaveLength(1);
    const log = await app.services.db.audit.list({
      filter: { record: person.user.id, actor: admin.user.id },
      sort: { field: 'at', order: -1 },
      skip: 0,
      limit: 5,
    });
    expect(log.rows).toMatchObject([{ changes: [{ field: 'secondFactor', before: true, after: false }] }]);
    expect((await reset(admin, person)).body.error).toBe('second_factor_off');
  },
);

it('requires a one-time code if the admin has a second factor', async () => {
  const [{ person: admin, secret }, { person }] = [await staffWithApp('admin'), await staffWithApp('admin')];
  for (const code of ['', '000000', 'aaaa-bbbb-cccc-dddd'])
    expect((await reset(admin, person, { password: PASSWORD, code })).body.error).toBe('second_factor_wrong');
  const code = codeOf(secret, app.clock.at);
  expect((await reset(admin, person, { password: PASSWORD, code })).status).toBe(200);
  const { person: another } = await staffWithApp('admin');
  app.clock.at -= STEP_MS;
  expect((await reset(admin, another, { password: PASSWORD, code })).body.error).toBe('second_factor_wrong');
});

it('rejects, logs and ignores wrong roles, wrong targets, missing proof, and demo mode [6.17]', async () => {
  const [admin, { person }] = [await staff('admin'), await staffWithApp('admin')];
  const { person: withApp } = await staffWithApp('admin');
  const [fleetadmin, rider, driver] = [
    await staff('fleetadmin'),
    await app.signedIn('rider'),
    await app.signedIn('driver'),
  ];
  const byPhone = await app.signedIn('admin');
  const { settings } = app.services.db;
  const guesses = await wholeDatabase(app);
  const tries: [Client, Client, object, number, string][] = [
    [fleetadmin, person, { password: PASSWORD }, 403, 'forbidden'],
    [rider, person, { password: PASSWORD }, 403, 'forbidden'],
    [driver, person, { password: PASSWORD }, 403, 'forbidden'],
    [app.anonymous, person, { password: PASSWORD }, 401, 'not_logged_in'],
    [admin, admin, { password: PASSWORD }, 403, 'forbidden'],
    [withApp, withApp, { password: PASSWORD }, 403, 'forbidden'],
    [admin, rider, { password: PASSWORD }, 404, 'not_found'],
    [admin, driver, { password: PASSWORD }, 404, 'not_found'],
    [admin, person, { password: 'secret@2' }, 400, 'password_wrong'],
    [admin, person, {}, 400, 'password_wrong'],
    [admin, person, { password: { $ne: '' } }, 400, 'validation_error'],
    [admin, person, { password: PASSWORD, code: { $gt: '' } }, 400, 'validation_error'],
    [byPhone, person, { password: '' }, 403, 'forbidden'],
  ];
  for (const [as, of, proof, status, error] of tries) {
    app.refusals.length = 0;
    const answer = await reset(as, of, proof);
    expect([answer.status, answer.body.error, app.refusals.length]).toEqual([status, error, 1]);
  }
  expect(await wholeDatabase(app)).toEqual(guesses);

  await settings.saveSettings({ AllowCriticalEditsAdmin: false });
  const inDemo = await reset(admin, person);
  await settings.saveSettings({ AllowCriticalEditsAdmin: true });
  expect([inDemo.status, inDemo.body.error]).toEqual([403, 'demo_mode']);
  expect((await signIn(person)).body).toHaveProperty('challenge');
});
