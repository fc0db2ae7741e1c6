import { expect, type Page, test } from '@playwright/test';
import { setUpOtherwise } from './business.js';
import { signedIn, withoutOffers } from './people.js';
import { desktop, phone } from './screens.js';

/** Opens a page with different app info. */
async function openWith(page: Page, path: string, appinfo: Record<string, string | null>) {
  await setUpOtherwise(page, (bootstrap) => Object.assign(bootstrap.appinfo, appinfo));
  await page.goto(path);
}

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test('the public pages are open to all visitors [1.6]', async ({ browser }) => {
  const context = await signedIn(browser, null, desktop);
  const page = await context.newPage();
  for (const [path, name] of [
    ['/', 'Wherever the day takes you.'],
    ['/about-us', 'About us'],
    ['/privacy-policy', 'Privacy policy'],
    ['/login', 'Welcome back'],
    ['/register', 'Create your account'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await context.close();
});

test('the header links to home, the account and the company pages [2.9]', async ({ browser }) => {
  for (const [who, account] of [
    [null, 'Login / Sign up'],
    ['rider', 'My account'],
  ] as const) {
    const context = await signedIn(browser, who, desktop);
    const page = await context.newPage();
    await page.goto('/');
    const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await expect(links.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(links.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about-us');
    await expect(links.getByRole('link', { name: account })).toHaveAttribute('href', '/bookings');
    await context.close();
  }
});

test('a ring shows which link of the header the keyboard is on', async ({ browser }) => {
  const context = await signedIn(browser, null, desktop);
  const page = await context.newPage();
  await page.goto('/');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Wayfare, Home' }).focus();
  for (const name of ['Home', 'Login / Sign up', 'About us']) {
    await page.keyboard.press('Tab');
    const link = header.getByRole('link', { name, exact: true });
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('outline-style', 'solid');
    await expect(link).toHaveCSS('outline-width', '3px');
  }
  await context.close();
});

test('a social network is linked only if the settings have a handle [2.10]', async ({ browser }) => {
  const context = await signedIn(browser, null, desktop);
  const page = await context.newPage();
  const header = page.getByRole('banner');
  await page.goto('/');
  for (const name of ['Facebook', 'X (Twitter)', 'Instagram'])
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  await openWith(page, '/', { FacebookHandle: null, InstagramHandle: '' });
  await expect(header.getByRole('link', { name: 'X (Twitter)' })).toHaveAttribute(
    'href',
    'https://twitter.example/wayfare',
  );
  await expect(header.getByRole('link', { name: 'Facebook' })).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Instagram' })).toHaveCount(0);
  await context.close();
});

test('languages are in the header; on a phone, everything is in a drawer on the right [2.11, 9.13]', async ({
  browser,
}) => {
  const wide = await signedIn(browser, null, desktop);
  const page = await wide.newPage();
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Language' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  // Pages that the API returns itself are in the chosen language, too.
  await page.goto('/api/payments/test/return');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await wide.close();

  for (const locale of ['en', 'ar']) {
    const context = await signedIn(browser, null, phone, locale);
    const small = await context.newPage();
    await small.goto('/');
    await expect(small.getByRole('banner').getByRole('link')).toHaveCount(1);
    await small.getByRole('banner').getByRole('button').click();
    const drawer = small.getByRole('dialog');
    await expect(drawer.getByRole('link').first()).toHaveAttribute('href', '/');
    await expect(drawer.getByRole('link')).toHaveCount(6);
    await expect(drawer.getByRole('combobox')).toBeVisible();
    // After the animation, it is at the right edge.
    await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: phone.width - 260, width: 260 });
    await context.close();
  }
});

test('logo and header change from white to black beyond 400 pixels [2.12]', async ({ browser }) => {
  const context = await signedIn(browser, null, desktop);
  const page = await context.newPage();
  await page.goto('/');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Wayfare, Home' });
  const sign = logo.locator('path');
  await expect(logo).toHaveCSS('color', 'rgb(255, 255, 255)');
  await scrollTo(page, 400);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgba(11, 43, 46, 0.92)');
  await expect(sign).toHaveCSS('stroke', 'rgb(255, 255, 255)');
  await scrollTo(page, 401);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgba(255, 255, 255, 0.94)');
  await expect(logo).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(sign).toHaveCSS('stroke', 'rgb(0, 0, 0)');
  await context.close();
});

test('the footer has links, and shows the site’s owner and the current year [2.13]', async ({ browser }) => {
  const context = await signedIn(browser, null, desktop);
  const page = await context.newPage();
  await page.clock.setFixedTime('2031-06-01T12:00:00Z');
  await page.goto('/about-us');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Home', '/'],
    ['My account', '/bookings'],
    ['About us', '/about-us'],
    ['Privacy policy', '/privacy-policy'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(footer.getByText('© 2031 Wayfare Mobility')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Wayfare Mobility' })).toHaveAttribute(
    'href',
    'https://wayfare.example',
  );

  await openWith(page, '/about-us', { CompanyWebsite: null });
  await expect(footer.getByText('© 2031 Wayfare Mobility')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Wayfare Mobility' })).toHaveCount(0);
  await openWith(page, '/about-us', { CompanyName: null });
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(footer.getByText('©')).toHaveCount(0);
  await context.close();
});

test('the hero contains the booking form, and asks for a time only for a Book Later trip [2.14]', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, desktop);
  const page = await context.newPage();
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Where to?' });
  for (const name of ['Pickup', 'Drop', 'When'])
    await expect(form.getByRole('combobox', { name, exact: true })).toBeVisible();
  await expect(form.getByRole('radiogroup', { name: 'Car type' }).getByRole('radio').first()).toBeVisible();
  const time = form.getByRole('group', { name: 'Pickup time' });
  await expect(form.getByRole('button', { name: 'Book now' })).toBeVisible();
  await expect(time).toHaveCount(0);
  await form.getByRole('combobox', { name: 'When' }).click();
  await page.getByRole('option', { name: 'Book later' }).click();
  await expect(time).toBeVisible();
  // It starts at a time that can be booked.
  await expect(time).not.toContainText('MM');
  await expect(form.getByRole('button', { name: 'Book later' })).toBeVisible();
  await context.close();
});

test('the hero shifts with the scroll position on screens at least 768 pixels wide, unless less motion is asked for [2.14]', async ({
  browser,
}) => {
  for (const [width, reducedMotion, shifts] of [
    [767, 'no-preference', false],
    [768, 'no-preference', true],
    [768, 'reduce', false],
  ] as const) {
    const context = await signedIn(browser, null, { width, height: 800 });
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await expect(page.getByRole('form', { name: 'Where to?' })).toBeVisible();
    await scrollTo(page, 200);
    const layers = page.locator('main svg [data-depth]');
    // The header reacts to the same scrolling.
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgba(11, 43, 46, 0.92)');
    const shiftOf = () =>
      layers.evaluateAll((all) => all.map((layer) => new DOMMatrix(getComputedStyle(layer).transform).f));
    if (shifts) await expect.poll(shiftOf).toEqual([90, 64, 40, 16]);
    else expect(await shiftOf()).toEqual([0, 0, 0, 0]);
    await context.close();
  }
});

test('three highlights are in columns, and two sections describe riding and driving [2.15]', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, desktop);
  const page = await context.newPage();
  await page.goto('/');
  const highlights = page
    .getByRole('region', { name: 'Getting there, without the guesswork' })
    .getByRole('heading', { level: 3 });
  await expect(highlights).toHaveCount(3);
  const places = await highlights.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(new Set(places.map(({ top }) => top)).size).toBe(1);
  expect(new Set(places.map(({ left }) => left)).size).toBe(3);
  for (const name of ['Now, or next Tuesday at six', 'Drive on your own terms'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await context.close();
});

test('the home page and about us list the enabled payment methods [2.25, 9.10]', async ({ browser }) => {
  const context = await signedIn(browser, null, desktop);
  const page = await context.newPage();
  for (const [enabled, methods] of [
    [{ category: 'taxi', cardPayments: false }, 'in cash or from your wallet'],
    [{ category: 'taxi', cardPayments: true }, 'in cash, by card, or from your wallet'],
    [{ category: 'delivery', cardPayments: true }, 'by card'],
  ] as const) {
    await setUpOtherwise(page, ({ settings }) => Object.assign(settings, enabled));
    await page.goto('/');
    await expect(page.getByText(`Pay ${methods}. Every charge is listed`)).toBeVisible();
    await page.goto('/about-us');
    await expect(page.getByText(`pay ${methods}, and rate the trip`)).toBeVisible();
  }
  await context.close();
});

test('store badges appear if the settings have store links [1.7, 2.16]', async ({ browser }) => {
  const context = await signedIn(browser, null, desktop);
  const page = await context.newPage();
  const apple = page.getByRole('link', { name: 'App Store' });
  const google = page.getByRole('link', { name: 'Google Play' });
  await page.goto('/');
  await expect(apple).toHaveAttribute('href', 'https://apps.example/ios/wayfare');
  await expect(google).toHaveAttribute('href', 'https://apps.example/android/wayfare');
  await openWith(page, '/', { AppleStoreLink: null, PlayStoreLink: null });
  await expect(page.getByRole('heading', { name: 'Drive on your own terms' })).toBeVisible();
  await expect(apple.or(google).or(page.getByText(/^Take Wayfare/))).toHaveCount(0);
  await context.close();
});

test('users who can book see the form, others see only the slogan; an admin is asked to book elsewhere [2.18, 5.3]', async ({
  browser,
}) => {
  for (const [who, books] of [
    [null, true],
    ['rider', true],
    ['admin', true],
    ['driver', false],
    ['fleet', false],
  ] as const) {
    const context = await signedIn(browser, who, desktop);
    if (who === 'driver') await withoutOffers(context);
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Wherever the day takes you.' })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Where to?' })).toHaveCount(books ? 1 : 0);
    if (who === 'admin') {
      await page.getByRole('button', { name: 'Book now' }).click();
      const refusal = page.getByRole('alert').filter({ hasText: 'This type of user cannot use this page.' });
      await expect(refusal).toBeVisible();
    }
    await context.close();
  }
});

test('the about and privacy pages are available in every language, with a contact [2.25]', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, desktop, 'fr');
  const page = await context.newPage();
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { name: 'Qui nous sommes' })).toBeVisible();
  await openWith(page, '/privacy-policy', { contact_email: 'privacy@wayfare.example' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'privacy@wayfare.example' })).toHaveAttribute(
    'href',
    'mailto:privacy@wayfare.example',
  );
  await expect(page.getByRole('link', { name: /Facebook/ }).and(page.locator('main a'))).toHaveAttribute(
    'href',
    'https://www.facebook.com/privacy/policy',
  );
  await context.close();
});

test('the default language applies until another is chosen; texts and dates follow the choice [4.49]', async ({
  browser,
}) => {
  const visitor = await browser.newContext({ viewport: desktop, locale: 'de-DE' });
  const page = await visitor.newPage();
  await setUpOtherwise(page, ({ languages }) => {
    for (const language of languages) language.default = language.langLocale === 'fr';
  });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveText('Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await visitor.close();

  const context = await browser.newContext({ viewport: desktop });
  const data = { email: 'rider@wayfare.example', password: process.env['DEMO_PASSWORD'] };
  await context.request.post('/api/auth/login', { data });
  const own = await context.newPage();
  await own.goto('/bookings');
  const language = own.getByRole('banner').getByRole('combobox');
  await expect(language).toHaveText('English');
  await expect(own.getByRole('main')).toContainText(/[A-Z][a-z]{2} \d{1,2}, .* [AP]M/);
  await language.click();
  await own.getByRole('option', { name: 'Français' }).click();
  await expect(own.getByRole('banner').getByRole('link', { name: 'Mon compte' })).toBeVisible();
  await expect(own.getByRole('main')).toContainText(
    /[a-z]{3}\. \d{1,2} [a-zéû]{3,5}\.?(?: \d{4})?, \d{2}:\d{2}/,
  );
  await own.reload();
  await expect(language).toHaveText('Français');
  await context.close();
});

test('pages change their layout at 576, 768, 992 and 1200 pixels, and the hero has its height [9.13]', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, desktop);
  const page = await context.newPage();
  const wide = (width: number, height = 800) => page.setViewportSize({ width, height });
  const top = async (name: string) =>
    (await page.getByRole('textbox', { name, exact: true }).boundingBox())?.y ?? Number.NaN;

  await page.goto('/register');
  await wide(575);
  expect(await top('Last name')).toBeGreaterThan(await top('First name'));
  await wide(576);
  expect(await top('Last name')).toBe(await top('First name'));

  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await wide(767);
  await expect(menu).toBeVisible();
  await wide(768);
  await expect(menu).toBeHidden();

  const besides = async () => {
    const form = await page.getByRole('form', { name: 'Where to?' }).boundingBox();
    const slogan = await page.getByRole('heading', { level: 1 }).boundingBox();
    return form && slogan ? form.y < slogan.y + slogan.height : null;
  };
  await wide(991);
  await expect.poll(besides).toBe(false);
  await wide(992);
  await expect.poll(besides).toBe(true);

  const bar = page.getByRole('banner').locator('> div');
  await wide(1199);
  await expect.poll(async () => (await bar.boundingBox())?.width).toBe(1199);
  await wide(1400);
  await expect.poll(async () => (await bar.boundingBox())?.width).toBe(1200);

  const head = page.getByRole('main').locator('> div').first();
  await wide(1280, 1000);
  await expect(head).toHaveCSS('min-height', '900px');
  await wide(1280, 1200);
  await expect(head).toHaveCSS('min-height', '1000px');
  await wide(390, 1200);
  await expect(head).toHaveCSS('min-height', '1000px');
  await page.goto('/about-us');
  await expect.poll(async () => (await head.boundingBox())?.height).toBe(380);
  await context.close();
});

test('without scripts, a page shows what it is about and leads to the others', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveTitle('Wayfare · Wherever the day takes you.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wherever the day takes you.');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveTitle('About us · Wayfare');
  await context.close();
});

test('a new visitor reads the language of their browser, and the title stays as the server sent it [2.62]', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'ar-EG' });
  const page = await context.newPage();
  const sent = await (await page.goto('/about-us'))?.text();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('من نحن');
  expect(sent).toContain(`<title>${await page.title()}</title>`);
  await page.goto('/about-us?lang=fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await context.close();
});

test('the site can be installed: its manifest and pictures load', async ({ page, request }) => {
  await page.goto('/');
  const href = (await page.locator('link[rel=manifest]').getAttribute('href')) as string;
  const { icons } = (await (await request.get(href)).json()) as { icons: { src: string }[] };
  const shared = new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) as string);
  const apple = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) as string;
  for (const src of [...icons.map((icon) => icon.src), shared.pathname, apple]) {
    const answer = await request.get(src);
    expect(answer.headers()['content-type'], src).toMatch(/^image\//);
  }
});
