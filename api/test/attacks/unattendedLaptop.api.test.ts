import { aPromo, newId } from '../support/builders.js';
import { type Client, startTestApp, type TestApp } from '../support/testApp.js';

/** Someone at the unattended laptop of an admin who signed in more than ten minutes ago. */
let app: TestApp;
let laptop: Client;
let admin: Client;

beforeAll(async () => {
  app = await startTestApp();
  [laptop, admin] = [await app.signedInStale('admin'), await app.signedIn('admin')];
});
afterAll(() => app.close());

const refused = [403, 'reauthentication_required'];
const answerOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

it.each(['bookings', 'riders', 'drivers', 'fleetadmins', 'alladmin', 'sms', 'withdraws', 'auditlog'])(
  'exports no contacts or bank details of %s',
  async (resource) => {
    expect(answerOf(await laptop.get(`/${resource}/export`))).toEqual(refused);
    expect((await admin.get(`/${resource}/export`)).status).toBe(200);
  },
);

it('exports no bookings of a fleet either', async () => {
  const fleetadmin = await app.signedInStale('fleetadmin');
  expect(answerOf(await fleetadmin.get('/bookings/export'))).toEqual(refused);
});

it('makes no promo, and makes none worth more', async () => {
  const { id: _id, user_avail: _used, createdAt: _at, ...promo } = aPromo();
  expect(answerOf(await laptop.post('/promos', promo))).toEqual(refused);
  const { status, body } = await admin.post('/promos', promo);
  expect(status).toBe(201);
  const more = { promo_discount_value: 99 };
  expect(answerOf(await laptop.put(`/promos/${body.id}`, more))).toEqual(refused);
  expect((await app.services.db.promos.findById(body.id))?.promo_discount_value).toBe(
    promo.promo_discount_value,
  );
});

it('writes neither to everyone nor on public pages', async () => {
  const everyone = { title: 'Win', body: 'Call me', usertype: 'All', devicetype: 'All' };
  expect(answerOf(await laptop.post('/notifications', everyone))).toEqual(refused);
  expect(answerOf(await laptop.put('/appinfo', { CompanyName: 'Mine' }))).toEqual(refused);
  expect(answerOf(await laptop.post('/cancelreasons', { label: 'Call me' }))).toEqual(refused);
  const id = newId();
  const language = { langName: 'Test', langLocale: 'xx', dateLocale: 'xx', keyValuePairs: {} };
  await app.services.db.languages.insert({ ...language, id, default: false, createdAt: '2026-03-02' });
  expect(answerOf(await laptop.put(`/languages/${id}`, { langName: 'Mine' }))).toEqual(refused);
});
