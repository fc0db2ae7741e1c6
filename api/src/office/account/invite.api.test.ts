import { startMailServer } from '../../../test/support/mailServer.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** Inviting people whom staff added, where no mail can be sent. */
let app: TestApp;
let admin: Client;
beforeEach(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
});
afterEach(() => app.close());

const HOUR_MS = 3_600_000;
const email = 'dan@example.com';
const PASSWORD = 'secret1';

async function add(resource = 'riders', by: Client = admin): Promise<string> {
  const person = { firstName: 'Dan', lastName: 'Diaz', email };
  const { status, body } = await by.post(`/${resource}`, person);
  expect(status).toBe(201);
  return body.id;
}
const invite = (id: string, by: Client = admin) => by.post(`/users/${id}/invitation`, {});
const tokenOf = (url: string) => /\/login\/reset\?token=([\w-]+)$/.exec(url)?.[1] ?? '';
const choose = (token: string, password = PASSWORD) =>
  app.anonymous.post('/auth/reset-password', { token, password });
const login = (password = PASSWORD) => app.anonymous.post('/auth/login', { email, password });
const noLink = { status: 400, body: { error: 'link_invalid' } };

it('a link that staff hand over chooses the first password, once, and proves no address', async () => {
  const id = await add();
  const { status, body } = await invite(id);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { mailed: false, expiresAt: app.clock.at + 72 * HOUR_MS },
  });
  const token = tokenOf(body.url);
  expect((await choose(token)).status).toBe(200);
  expect((await login()).status).toBe(200);
  expect((await app.services.db.users.findById(id))?.emailVerified).toBe(false);
  expect(await choose(token, 'secret2')).toMatchObject(noLink);
  const stored = await app.connection.collection('email_links').find().toArray();
  expect(JSON.stringify(stored)).not.toContain(token);
  const log = (await admin.get(`/auditlog?filter={"record":"${id}","action":"invite"}`)).body;
  expect(log).toMatchObject([{ resource: 'riders', actor: admin.user.id, outcome: 'done' }]);
  expect(JSON.stringify(log)).not.toContain(token);
});

it('a new link replaces the one before, and a link expires', async () => {
  const id = await add();
  const [first, second] = [(await invite(id)).body.url, (await invite(id)).body.url].map(tokenOf);
  expect(await choose(first!)).toMatchObject(noLink);
  app.clock.at += 72 * HOUR_MS;
  expect(await choose(second!)).toMatchObject(noLink);
});

it('staff cannot enter an account that somebody uses: it has a password, a proved contact, or money', async () => {
  const id = await add();
  const { url } = (await invite(id)).body;
  const used = { status: 409, body: { error: 'invite_account_used' } };
  expect((await choose(tokenOf(url))).status).toBe(200);
  expect(await invite(id)).toMatchObject(used);
  for (const fields of [{ emailVerified: true }, { mobileVerified: true }, { walletBalance: 5 }]) {
    const other = await app.signedIn('rider', { createdByAdmin: true, ...fields });
    expect([fields, await invite(other.user.id)]).toMatchObject([fields, used]);
  }
  const signedUp = await app.signedIn('rider', { emailVerified: false });
  expect(await invite(signedUp.user.id)).toMatchObject(used);
});

it('a link does not open an account whose owner has proved a contact, or got another address, since', async () => {
  const id = await add();
  const { url } = (await invite(id)).body;
  await app.services.db.users.update(id, { mobileVerified: true });
  expect(await choose(tokenOf(url))).toMatchObject(noLink);
  await app.services.db.users.update(id, { mobileVerified: false });
  const again = (await invite(id)).body;
  await admin.put(`/riders/${id}`, { email: 'other@example.com' });
  expect(await choose(tokenOf(again.url))).toMatchObject(noLink);
});

it('with a mail server, the invitation is mailed again and nobody gets the link', async () => {
  const mail = await startMailServer();
  app.services.config.SMTP_URL = mail.url;
  const id = await add();
  app.clock.at += HOUR_MS;
  expect((await invite(id)).body).toEqual({ mailed: true });
  const { total } = await app.services.db.outbox.list({
    filter: { to: email },
    sort: { field: 'at', order: -1 },
    skip: 0,
    limit: 10,
  });
  expect(total).toBe(2);
  await mail.close();
});

it('fleet admins invite only their own drivers, limited staff nobody they may not add', async () => {
  const fleet = await app.signedIn('fleetadmin');
  await app.services.db.settings.saveSettings({ driver_approval: false });
  const own = await add('drivers', fleet);
  expect((await invite(own, fleet)).status).toBe(200);
  const other = await app.signedIn('fleetadmin');
  expect((await invite(own, other)).status).toBe(404);
  const dispatcher = await app.signedIn('admin', { staffRole: 'dispatcher' });
  expect((await invite(own, dispatcher)).status).toBe(403);
  const support = await app.signedIn('admin', { staffRole: 'support' });
  expect((await invite(own, support)).status).toBe(200);
  const boss = { firstName: 'Eve', lastName: 'Evans', email: 'eve@example.com' };
  const { body } = await admin.post('/alladmin', boss);
  expect((await invite(body.id, support)).status).toBe(403);
  expect((await invite(body.id)).status).toBe(200);
});

it('asks for an address first, because people sign in with it', async () => {
  const { body } = await admin.post('/riders', { firstName: 'Dan', lastName: 'Diaz' });
  expect(await invite(body.id)).toMatchObject({
    status: 400,
    body: { error: 'invite_needs_email', errors: { email: expect.any(String) } },
  });
});
