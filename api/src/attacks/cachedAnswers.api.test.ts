import { operations } from '../app.js';
import { newId } from '../testing/builders.js';
import { aPicture } from '../testing/aPicture.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

let app: AttackedApp;

beforeAll(async () => {
  app = await startAttackedApp();
});
afterAll(() => app.close());

const addressOf = (path: string) => `/api${path.replace(/:locale/, 'en').replace(/:\w+/g, () => newId())}`;

it('no answer to a signed-in caller is stored, by any operation, errors included', async () => {
  const admin = await app.signedIn('admin');
  const cookie = await app.cookieOf(admin.user);
  const stored: string[] = [];
  for (const { method, path } of operations) {
    // Signing out would make the rest of the calls anonymous.
    if (/^\/auth\/(logout|sessions)/.test(path) && method !== 'get') continue;
    const { headers } = await app.raw(addressOf(path), {
      method: method.toUpperCase(),
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      ...(method !== 'get' && { body: '{}' }),
    });
    if (headers.get('cache-control') !== 'no-store') stored.push(path);
  }
  // The same for everybody, and asked for again before it is shown.
  expect(stored).toEqual(['/translations/:locale']);
});

it('a driver’s license is not stored by a browser; a public picture may be kept', async () => {
  const { reference } = (await sent('/api/license_images')).body;
  const driver = await app.signedIn('driver', { licenseImage: reference });
  const authorization = `Bearer ${await app.tokenOf(driver.user.id)}`;
  const license = await fetch(`${app.url}/api/drivers/${driver.user.id}/license_image`, {
    headers: { authorization },
  });
  expect([license.status, license.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { url } = (await sent('/api/profile_images', authorization)).body;
  const picture = await fetch(app.url + url, { headers: { authorization } });
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

const sent = (path: string, authorization?: string) =>
  app.raw(path, { method: 'POST', body: aPicture(), ...(authorization && { headers: { authorization } }) });
