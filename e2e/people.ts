import { randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type APIResponse,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import { randomInt } from './random.js';

/** The demo's accounts. */
export type Person = 'rider' | 'driver' | 'admin' | 'fleet';

/** The password of accounts created by tests. */
export const NEWCOMER_PASSWORD = 'newcomer1';

/** Times Square: the position of the test browsers. */
export const TIMES_SQUARE = { latitude: 40.758, longitude: -73.9855 };

const HOME: Record<Person, string> = {
  rider: '/',
  driver: '/bookings',
  admin: '/dashboard',
  fleet: '/dashboard',
};

/** A separate browser context for a user who signs in through the login page. */
export async function signedInByForm(browser: Browser, who: Person, viewport: Viewport): Promise<Page> {
  const context = await openContext(browser, viewport);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(`${who}@wayfare.example`);
  await page.getByRole('textbox', { name: 'Password' }).fill(process.env['DEMO_PASSWORD'] as string);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname === HOME[who]);
  return page;
}

/** A separate browser context for a signed-in or signed-out user, in a language. */
export async function signedIn(
  browser: Browser,
  who: Person | null,
  viewport: Viewport,
  locale = 'en',
  serviceWorkers: ServiceWorkers = 'block',
): Promise<BrowserContext> {
  const context = await openContext(browser, viewport, TIMES_SQUARE, serviceWorkers);
  await context.addInitScript((chosen) => localStorage.setItem('wayfare.locale', chosen), locale);
  // Pages that the server draws are in the language of the cookie.
  await context.addCookies([{ name: 'wayfare.locale', value: locale, url: 'http://127.0.0.1' }]);
  if (who) {
    const answer = await context.request.post('/api/auth/login', {
      data: { email: `${who}@wayfare.example`, password: process.env['DEMO_PASSWORD'] },
    });
    if (!answer.ok()) throw new Error(`${who} could not sign in: ${await answer.text()}`);
  }
  return context;
}

/**
 * A new user, signed in. Riders sign themselves up; drivers are also approved by the demo's admin and
 * online at a place.
 */
export async function newcomer(
  browser: Browser,
  usertype: 'rider' | 'driver',
  {
    firstName,
    locale = 'en',
    carType = 'Economy',
    serviceWorkers = 'block',
    ...more
  }: {
    firstName: string;
    locale?: string;
    carType?: string;
    viewport: Viewport;
    at: Place;
    serviceWorkers?: ServiceWorkers;
  },
): Promise<{ id: string; email: string; context: BrowserContext }> {
  const context = await openContext(browser, more.viewport, more.at, serviceWorkers);
  await context.addInitScript((chosen) => localStorage.setItem('wayfare.locale', chosen), locale);
  const [email, password] = [`${randomUUID()}@wayfare.example`, NEWCOMER_PASSWORD];
  const mobile = `+1555${String(randomInt(10_000_000)).padStart(7, '0')}`;
  const headers = fromElsewhere();
  const license = usertype === 'driver' && { licenseImage: await aLicense(context.request, headers) };
  const regData = { usertype, firstName, lastName: 'Newcomer', email, mobile, password, ...license };
  const id = (await answerOf(await context.request.post('/api/user_signup', { data: { regData }, headers })))
    .uid;
  if (usertype === 'driver') {
    const admin = await signedIn(browser, 'admin', more.viewport);
    const vehicle = { vehicleMake: 'Kia', vehicleModel: 'Niro', vehicleNumber: 'NEW 1' };
    const data = { approved: true, driverActiveStatus: true, carType, ...vehicle };
    await answerOf(await admin.request.put(`/api/drivers/${id}`, { data }));
    await admin.close();
  }
  await answerOf(await context.request.post('/api/auth/login', { data: { email, password } }));
  if (usertype === 'driver') {
    const data = { lat: more.at.latitude, lng: more.at.longitude };
    await answerOf(await context.request.put('/api/drivers/me/location', { data }));
  }
  return { id, email, context };
}

/** An admin added by the demo's admin, signed in with the password they chose through their invitation. */
export async function newAdmin(
  browser: Browser,
  firstName: string,
  viewport: Viewport,
): Promise<{ id: string; context: BrowserContext }> {
  const admin = await signedIn(browser, 'admin', viewport);
  const email = `${randomUUID()}@wayfare.example`;
  const data = { firstName, lastName: 'Newcomer', email, approved: true };
  const { id } = await answerOf(await admin.request.post('/api/alladmin', { data }));
  const context = await signedInByMailedLink(browser, email, viewport, admin.request);
  await admin.close();
  return { id, context };
}

/**
 * Signs in to a demo account with an unknown password, after choosing a new password through an emailed link.
 */
export async function signedInByMail(
  browser: Browser,
  email: string,
  viewport: Viewport,
): Promise<BrowserContext> {
  const admin = await signedIn(browser, 'admin', viewport);
  await answerOf(await admin.request.post('/api/auth/forgot-password', { data: { email } }));
  const context = await signedInByMailedLink(browser, email, viewport, admin.request);
  await admin.close();
  return context;
}

async function signedInByMailedLink(
  browser: Browser,
  email: string,
  viewport: Viewport,
  admin: APIRequestContext,
): Promise<BrowserContext> {
  const query = new URLSearchParams({ filter: JSON.stringify({ to: email }) });
  let token: string | undefined;
  await expect(async () => {
    const mails: { body: string }[] = await answerOf(await admin.get(`/api/dev/outbox?${query}`));
    token = mails.flatMap(({ body }) => /\/login\/reset\?token=([\w-]+)/.exec(body)?.[1] ?? [])[0];
    expect(token).toBeDefined();
  }).toPass({ timeout: 60_000 });
  const context = await openContext(browser, viewport);
  await context.addInitScript(() => localStorage.setItem('wayfare.locale', 'en'));
  const password = NEWCOMER_PASSWORD;
  await answerOf(await context.request.post('/api/auth/reset-password', { data: { token, password } }));
  await answerOf(await context.request.post('/api/auth/login', { data: { email, password } }));
  return context;
}

/** A picture: one white pixel. */
export const aPicture = {
  name: 'point.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A driver needs this to sign up: an uploaded license. */
async function aLicense(request: APIRequestContext, headers: Record<string, string>): Promise<string> {
  const multipart = { image: aPicture };
  return (await answerOf(await request.post('/api/license_images', { multipart, headers }))).reference;
}

/** Headers of a request from another network: the product limits how many users one address may add. */
const fromElsewhere = () => ({
  'x-forwarded-for': ['10', randomInt(256), randomInt(256), randomInt(1, 255)].join('.'),
});

/** The body of an API response. @throws when the API refused */
export async function answerOf(response: APIResponse) {
  if (!response.ok()) throw new Error(`${response.url()} answered ${await response.text()}`);
  return response.json();
}

type Viewport = { width: number; height: number };
export type Place = { latitude: number; longitude: number };

/** Whether the site may start its service worker: only tests of it need it. */
type ServiceWorkers = 'allow' | 'block';

const openContext = (
  browser: Browser,
  viewport: Viewport,
  geolocation: Place = TIMES_SQUARE,
  serviceWorkers: ServiceWorkers = 'block',
) => browser.newContext({ viewport, permissions: ['geolocation'], geolocation, serviceWorkers });

/**
 * Hides offers from the demo's driver, for tests of other things: trips that other tests book nearby are
 * offered to them too, and an offer covers the page.
 */
export const withoutOffers = (context: BrowserContext): Promise<unknown> =>
  context.route(
    ({ pathname, searchParams }) =>
      pathname === '/api/bookings' && searchParams.get('filter') === '{"status":"NEW"}',
    (route) => route.fulfill({ json: [], headers: { 'content-range': 'bookings */0' } }),
  );
