import { operations } from '../../src/app.js';
import { newId } from '../support/builders.js';
import { aPicture } from '../support/aPicture.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

let app: AttackedApp;

beforeAll(async () => {
  app = await startAttackedApp();
});
afterAll(() => app.close());

const addressOf = (path: string) => `/api${path.replace(/:locale/, 'en').replace(/:\w+/g, () => newId())}`;

it('no operation lets its response to a signed-in caller be cached, not even an error', async () => {
  const admin = await app.signedIn('admin');
  const cookie = await app.cookieOf(admin.user);
  const stored: string[] = [];
  for (const { method, path } of operations) {
    // Signing out would make the remaining calls anonymous.
    if (/^\/auth\/(logout|sessions)/.test(path) && method !== 'get') continue;
    const { headers } = await app.raw(addressOf(path), {
      method: method.toUpperCase(),
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      ...(method !== 'get' && { body: '{}' }),
    });
    if (headers.get('cache-control') !== 'no-store') stored.push(path);
  }
  // The same for all users, and revalidated before use.
  expect(stored).toEqual(['/translations/:locale']);
});

it('a browser does not cache a driver’s license; a public picture may be cached', async () => {
  const { reference } = (await sent('/api/license_images')).body;
  const driver = await app.signedIn('driver', { licenseImage: reference });
  const authorization = `Bearer ${await app.tokenOf(driver.user.id)}`;
  const license = await app
    .request('get', `/api/drivers/${driver.user.id}/license_image`)
    .set({ authorization });
  expect([license.status, license.headers['cache-control']]).toEqual([200, 'no-store']);
  const { url } = (await sent('/api/profile_images', authorization)).body;
  const picture = await app.request('get', url).set({ authorization });
  expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

const sent = (path: string, authorization?: string) =>
  app.raw(path, { method: 'POST', body: aPicture(), ...(authorization && { headers: { authorization } }) });
