import { aCarType, aTrip } from '../support/builders.js';
import type { Client } from '../support/testApp.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

const SCRIPT = '</script><img src=x onerror="alert(1)">';

let app: AttackedApp;
let admin: Client;

beforeAll(async () => {
  app = await startAttackedApp();
  admin = await app.signedIn('admin');
  await app.services.db.carTypes.insert(aCarType());
});
afterAll(() => app.close());

/** Expects a response with such a text as mere data, so that no browser treats it as a page. */
async function expectData(client: Client, path: string) {
  const { status, body, headers } = await client.get(path);
  expect({ path, status, isThere: JSON.stringify(body).includes('onerror') }).toEqual({
    path,
    status: 200,
    isThere: true,
  });
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self'(;|$)/);
}

it('a script in a name, chat, language or notification is returned unchanged, as data', async () => {
  const rider = await app.signedIn('rider', { firstName: SCRIPT });
  const driver = await app.signedIn('driver', { lastName: SCRIPT });
  const { body: booking } = await rider.post('/bookings', aTrip);
  await driver.post(`/bookings/${booking.id}/accept`);
  const sent = await rider.post(`/bookings/${booking.id}/messages`, { message: SCRIPT });
  expect(sent.body.message).toBe(SCRIPT);
  const language = await admin.post('/languages', { langName: SCRIPT, langLocale: 'xx', dateLocale: 'en' });
  expect(language.status).toBe(201);
  await admin.put(`/languages/${language.body.id}`, { keyValuePairs: { login_success: SCRIPT } });
  const note = { title: SCRIPT, body: SCRIPT, usertype: 'All', devicetype: 'All' };
  await app.services.db.users.update(rider.user.id, { pushToken: 'a device', userPlatform: 'ANDROID' });
  expect((await admin.post('/notifications', note)).status).toBe(201);
  await admin.post('/cancelreasons', { label: SCRIPT });

  await expectData(rider, '/auth/me');
  await expectData(admin, '/riders');
  await expectData(admin, `/bookings/${booking.id}`);
  await expectData(driver, `/bookings/${booking.id}/messages`);
  await expectData(app.anonymous, '/bootstrap');
  await expectData(app.anonymous, '/translations/xx');
  await expectData(admin, '/notifications');
  await expectData(admin, '/cancelreasons');
});

it('a company link must be a link to a page, never a script', async () => {
  for (const FacebookHandle of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'JaVaScRiPt:x',
  ]) {
    const { status } = await admin.put('/appinfo', { FacebookHandle });
    expect({ FacebookHandle, status }).toEqual({ FacebookHandle, status: 400 });
  }
});

it('a page served by the API shows input as text and runs no script', async () => {
  const { body, headers } = await app.raw(`/api/payments/test/return?${encodeURIComponent(SCRIPT)}=1`, {
    headers: { accept: 'text/html', 'accept-language': SCRIPT.replace(/[^\w<>"=()/ ]/g, '') },
  });
  expect(String(JSON.stringify(body))).not.toContain('<img src=x');
  expect(headers.get('content-security-policy')).toMatch(/default-src '(none|self)'/);
});

it('an unknown address returns an error that does not repeat it', async () => {
  const { status, body } = await app.raw(`/api/${encodeURIComponent(SCRIPT)}`, {
    headers: { accept: 'text/html' },
  });
  expect(status).toBe(404);
  expect(JSON.stringify(body)).not.toContain('onerror');
});
