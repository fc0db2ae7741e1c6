import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The demo's accounts. */
export type Person = 'rider' | 'driver' | 'admin' | 'fleet';

/** Times Square: where browsers of the tests say they are. */
export const TIMES_SQUARE = { latitude: 40.758, longitude: -73.9855 };

const HOME: Record<Person, string> = {
  rider: '/',
  driver: '/bookings',
  admin: '/dashboard',
  fleet: '/dashboard',
};

/** A browser of its own for somebody who signs in through the login page. */
export async function signedInByForm(
  browser: Browser,
  who: Person,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await openContext(browser, viewport);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(`${who}@wayfare.example`);
  await page.getByRole('textbox', { name: 'Password' }).fill(process.env['DEMO_PASSWORD'] as string);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname === HOME[who]);
  return page;
}

/** A browser of its own for somebody who is signed in already, or for nobody; in a language. */
export async function signedIn(
  browser: Browser,
  who: Person | null,
  viewport: { width: number; height: number },
  locale = 'en',
): Promise<BrowserContext> {
  const context = await openContext(browser, viewport);
  await context.addInitScript((chosen) => localStorage.setItem('wayfare.locale', chosen), locale);
  if (who) {
    const answer = await context.request.post('/api/auth/login', {
      data: { email: `${who}@wayfare.example`, password: process.env['DEMO_PASSWORD'] },
    });
    if (!answer.ok()) throw new Error(`${who} could not sign in: ${await answer.text()}`);
  }
  return context;
}

const openContext = (browser: Browser, viewport: { width: number; height: number }) =>
  browser.newContext({ viewport, permissions: ['geolocation'], geolocation: TIMES_SQUARE });
