import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let support: Client;
let rider: Client;

beforeEach(async () => {
  app = await startTestApp();
  support = await app.signedIn('admin', { staffRole: 'support' });
  rider = await app.signedIn('rider');
});
afterEach(() => app.close());

const write = (text: string, about = rider, by = support) =>
  by.post('/personnotes', { user: about.user.id, text });
const about = async ({ user }: Client, by = support) =>
  (await by.get(`/personnotes?filter=${JSON.stringify({ user: user.id })}`)).body;

it('is refused for everyone but the staff of the desk, the person among them', async () => {
  await write('Needs a ramp.');
  const finance = await app.signedIn('admin', { staffRole: 'finance' });
  for (const by of [rider, await app.signedIn('driver'), await app.signedIn('fleetadmin'), finance]) {
    expect((await write('x', rider, by)).status).toBe(403);
    expect((await by.get('/personnotes')).status).toBe(403);
  }
});

it('shows staff the notes of colleagues about a person, newest first, with their names', async () => {
  await write('Needs a ramp.');
  app.clock.at += 1_000;
  await write('Prefers messages.');
  await write('Someone else.', await app.signedIn('driver'));
  const dispatcher = await app.signedIn('admin', { staffRole: 'dispatcher' });
  expect(await about(rider, dispatcher)).toMatchObject([
    { text: 'Prefers messages.', author_name: `${support.user.firstName} ${support.user.lastName}` },
    { text: 'Needs a ramp.' },
  ]);
});

it('is in the person’s export of their data, and deleted with the account; the audit log never has the text', async () => {
  const { body: note } = await write('Needs a ramp.');
  const exported = await rider.get('/users/me/export');
  expect(exported.body.notes).toEqual([{ text: 'Needs a ramp.', createdAt: note.createdAt }]);
  const admin = await app.signedIn('admin');
  const [latest] = (await admin.get('/auditlog')).body;
  const name = `${rider.user.firstName} ${rider.user.lastName}`;
  expect(latest.names[note.id]).toEqual({ name, resource: 'personnotes' });
  expect((await admin.delete(`/riders/${rider.user.id}`)).status).toBe(200);
  expect(await about(rider, admin)).toEqual([]);
  const { body: log } = await admin.get('/auditlog');
  expect(log).toContainEqual(
    expect.objectContaining({
      resource: 'personnotes',
      action: 'create',
      changes: [{ field: 'user', before: null, after: rider.user.id }],
    }),
  );
  expect(JSON.stringify(log)).not.toContain('ramp');
  expect((await write('Too late.')).status).toBe(400);
});

it('is deleted by its author or a full admin', async () => {
  const { body: first } = await write('One.');
  const { body: second } = await write('Two.');
  const dispatcher = await app.signedIn('admin', { staffRole: 'dispatcher' });
  expect((await dispatcher.delete(`/personnotes/${first.id}`)).status).toBe(404);
  expect((await support.delete(`/personnotes/${first.id}`)).status).toBe(200);
  const admin = await app.signedIn('admin');
  expect((await admin.delete(`/personnotes/${second.id}`)).status).toBe(200);
  expect(await about(rider)).toEqual([]);
});
