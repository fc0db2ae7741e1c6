import { type BrowserContext, expect, type Page, test, type TestInfo } from '@playwright/test';
import { braintreeProtocol } from '../api/test/support/providers/braintreeProtocol.js';
import { culqiProtocol } from '../api/test/support/providers/culqiProtocol.js';
import {
  type DoubleCheckout,
  type ProviderDouble,
  startProviderDouble,
} from '../api/test/support/providers/providerDouble.js';
import { securepayProtocol } from '../api/test/support/providers/securepayProtocol.js';
import { stripeProtocol, stripeVault } from '../api/test/support/providers/stripeProtocol.js';
import { axeViolations } from './axe.js';
import { fillIn } from './bookingSteps.js';
import { copyUrl } from './copyPorts.js';
import { type EmptyProduct, startEmptyProduct } from './emptyProduct.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { type ProductCopy, startCopy } from './productCopy.js';
import { keepDriversAvailable } from './sharedSettings.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';
import { startCode } from './trips.js';

/**
 * The pages with a provider's card fields. The providers' scripts are played by stand-ins with the parts of
 * their documented interface that the pages use; their servers have the documented protocols.
 */
const URL_OF_COPY = copyUrl('cardForms');
test.use({ baseURL: URL_OF_COPY });

let doubles: ProviderDouble[] = [];
let copy: ProductCopy;
test.beforeAll(async () => {
  doubles = await Promise.all(
    [braintreeProtocol, culqiProtocol, securepayProtocol, stripeProtocol].map(startProviderDouble),
  );
  copy = await startCopy(/is ready at/, {
    PORT: new URL(URL_OF_COPY).port,
    NODE_ENV: 'development',
    DEMO_BOOKINGS: '60',
    ...Object.assign({}, ...doubles.map(({ protocol, url }) => protocol.environment(url))),
  });
  await keepDriversAvailable(copy.url);
});
test.afterAll(async () => {
  await copy?.close();
  await Promise.all(doubles.map((double) => double.close()));
});

/** The demo has no drivers here. */
const TAMPA = { latitude: 27.9506, longitude: -82.4572 };

const doubleOf = (name: string) => doubles.find(({ protocol }) => protocol.name === name) as ProviderDouble;

/** Fields in frames of the provider, and a token for the attempt that the page is about. */
const STAND_INS: Readonly<Record<string, string>> = {
  '/web/3.144.0/js/client.min.js': `window.braintree = { client: { create: async (given) => given } };`,
  '/web/3.144.0/js/hosted-fields.min.js': `braintree.hostedFields = { create: async ({ client, fields }) => {
    if (client.authorization !== 'client-token-of-a-browser') throw new Error('no token');
    for (const { container } of Object.values(fields)) document.querySelector(container).append('····');
    return { tokenize: async () => {
      if (window.refusesCards) throw new Error('HOSTED_FIELDS_FIELDS_INVALID');
      return { nonce: 'nonce-' + window.attempt(), details: { bin: '411111' } };
    } };
  } };`,
  '/checkout-js': `window.CulqiCheckout = function (key, config) {
    this.close = () => {};
    this.open = () => {
      if (!/^pk_test_/.test(key) || !config.settings.amount || !config.settings.currency) throw new Error('settings');
      setTimeout(() => { this.token = { id: 'tkn_test_' + window.attempt() }; this.culqi(); }, 50);
    };
  };`,
  '/3ds': `window.Culqi3DS = { generateDevice: async () => 'device', initAuthentication(token) {
    if (!this.publicKey || !this.settings.charge.totalAmount || !/@/.test(this.settings.card.email)) throw new Error('settings');
    if (token === 'tkn_test_' + window.attempt()) postMessage({ parameters3DS: { eci: '05', xid: 'x' } }, location.origin);
  } };`,
  '/v3/ui/client/securepay-ui.min.js': `window.securePayUI = { init: function (config) {
    if (!document.getElementById(config.scriptId).src || !config.clientId || !config.merchantCode) throw new Error('config');
    document.getElementById(config.containerId).append('····');
    setTimeout(config.onLoadComplete, 20);
    this.tokenise = () => config.card.onTokeniseSuccess({ token: 'token-' + window.attempt() });
  } };`,
};
const ATTEMPT = `window.attempt = () => new URL(document.getElementById('card').action).searchParams.get('attempt');`;

async function standIn(page: Page, { url }: ProviderDouble): Promise<void> {
  await page.route(`${url}/**`, (route) => {
    const body = STAND_INS[new URL(route.request().url()).pathname];
    return body ? route.fulfill({ contentType: 'text/javascript', body: ATTEMPT + body }) : route.abort();
  });
}

/** A rider tops up a wallet with a provider, up to the page with its card form. */
async function atForm(page: Page, title: string, amount: string): Promise<void> {
  await page.goto('/bookings');
  await page.getByRole('link', { name: 'Wallet' }).click();
  await page.getByRole('textbox', { name: 'Amount to add' }).fill(amount);
  await page.getByRole('button', { name: 'Add money' }).click();
  await page.getByRole('button', { name: `Pay with ${title}` }).click();
  await expect(page.getByText('It goes straight to')).toBeVisible();
}

/** Opens the provider's checkout, as its script does in the page. */
async function knownThere(page: Page, { checkouts }: ProviderDouble): Promise<DoubleCheckout> {
  const form = page.locator('#card');
  const id =
    new URL((await form.getAttribute('action')) ?? '', URL_OF_COPY).searchParams.get('attempt') ?? '';
  const currency = (await form.getAttribute('data-currency')) ?? '';
  return checkouts.open({ id, amount: '41.07', currency, returnUrl: '' });
}

function refusalsOf(page: Page): string[] {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refusals.push(message.text());
  });
  return refusals;
}

/** A provider with fields of its own in the page. */
interface FieldsCase {
  name: string;
  title: string;
  /** The bank asks for a confirmation. */
  confirms?: boolean;
}

/** A rider tops up the wallet in a provider's fields. */
async function payInFields(rider: BrowserContext, info: TestInfo, { name, title, confirms }: FieldsCase) {
  const page = await rider.newPage();
  const refusals = refusalsOf(page);
  const double = doubleOf(name);
  await standIn(page, double);
  await atForm(page, title, '41.07');

  const pay = page.getByRole('button', { name: /^Pay .*41\.07$/ });
  await expect(pay).toBeEnabled();
  expect((await axeViolations(page)).map(({ id }) => id)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await takePicture(page, info, `card-form-${name}`, true);
  const known = await knownThere(page, double);
  Object.assign(known, { state: 'paid', wantsConfirmation: confirms });
  await pay.click();
  if (confirms) {
    await expect(page.getByText('Your bank wants you to confirm this payment.')).toBeVisible();
    await pay.click();
  }
  await expect(page.getByText('Payment received. Thank you.')).toBeVisible();
  expect(known.charges).toBe(1);
  expect(refusals).toEqual([]);
  await rider.close();
}

const titleOf = ({ title, confirms }: FieldsCase) =>
  `a rider enters a card in ${title}’s fields${confirms ? ', and the bank confirms it' : ''} [7.38]`;

for (const provider of [
  { name: 'braintree', title: 'Braintree' },
  { name: 'culqi', title: 'Culqi' },
  { name: 'culqi', title: 'Culqi', confirms: true },
])
  test(titleOf(provider), async ({ browser }, info) => {
    await payInFields(await signedIn(browser, 'rider', phone), info, provider);
  });

/** The provider takes Australian dollars only, and a business with trips keeps its currency. */
test.describe('in Australia', () => {
  const url = copyUrl('securePay');
  const securePay = { name: 'securepay', title: 'SecurePay' };
  let empty: EmptyProduct;
  test.use({ baseURL: url });
  test.beforeAll(async () => {
    const double = doubleOf('securepay');
    const port = new URL(url).port;
    empty = await startEmptyProduct({ PORT: port, ...double.protocol.environment(double.url) });
  });
  test.afterAll(() => empty?.close());

  test(titleOf(securePay), async ({ browser, request }, info) => {
    const token = new URL(empty.setupLink).hash.slice(1);
    const admin = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', password: 'secret1' };
    await answerOf(await request.post('/api/setup/admin', { data: { token, ...admin } }));
    await answerOf(await request.put('/api/settings', { data: { code: 'AUD', keepsPrices: true } }));
    const rider = await newcomer(browser, 'rider', { firstName: 'Ada', viewport: phone, at: TAMPA });
    await payInFields(rider.context, info, securePay);
  });
});

test('the page shows a message when the card is wrong or the form cannot be loaded', async ({ browser }) => {
  const context = await signedIn(browser, 'rider', phone);
  const page = await context.newPage();
  const double = doubleOf('braintree');
  await standIn(page, double);
  await atForm(page, 'Braintree', '41.08');
  const pay = page.getByRole('button', { name: /^Pay / });
  await page.evaluate(() => Object.assign(window, { refusesCards: true }));
  await pay.click();
  await expect(page.getByRole('alert')).toHaveText('Check the card details, then try again.');
  await expect(pay).toBeEnabled();
  await page.unroute(`${double.url}/**`);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The card form of Braintree could not be loaded.');
  await expect(pay).toBeDisabled();
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await expect(page).toHaveURL(/\/profile\/wallet\?payment=/);
  await context.close();
});

test('a rider keeps a card at Stripe, pays with it at once, and removes it', async ({ browser }, info) => {
  const context = await signedIn(browser, 'rider', phone);
  const page = await context.newPage();
  const { url, checkouts } = doubleOf('stripe');
  await page.route(`${url}/pay/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Stripe</title>' }),
  );
  const choose = async (amount: string) => {
    await page.goto('/profile/wallet');
    await page.getByRole('textbox', { name: 'Amount to add' }).fill(amount);
    await page.getByRole('button', { name: 'Add money' }).click();
  };
  await choose('31.07');
  await page.getByRole('checkbox', { name: 'Keep the card at Stripe for next time' }).check();
  await page.getByRole('button', { name: 'Pay with Stripe' }).click();
  await expect(page).toHaveTitle('Stripe');
  const opened = checkouts.all.at(-1) as DoubleCheckout;
  opened.state = 'paid';
  await page.goto(opened.returnUrl);
  await expect(page.getByText('Payment received. Thank you.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saved cards' })).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  const part = '[aria-labelledby="saved-cards"]';
  expect((await axeViolations(page, { part })).map(({ id }) => id)).toEqual([]);
  await takePicture(page, info, 'saved-cards', true);

  await choose('32.07');
  const saved = page.getByRole('button', { name: 'Pay with Visa ending in 4242' });
  await expect(saved).toBeVisible();
  expect((await axeViolations(page, { part: '[role="dialog"]' })).map(({ id }) => id)).toEqual([]);
  await takePicture(page, info, 'pay-with-saved-card');
  await saved.click();
  await expect(page.getByText('Payment received. Thank you.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '+$32.07' })).toHaveCount(1);

  for (const [kind, text] of [
    ['empty', 'The card was declined. You were not charged.'],
    ['asks', 'Your bank wants you to confirm this payment. Continue on the page of Stripe.'],
  ] as const) {
    for (const card of stripeVault.cards) card.kind = kind;
    await choose('33.07');
    await saved.click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  }

  doubleOf('stripe').mood = 'fails';
  await page.goto('/profile/wallet');
  await expect(page.getByText('Stripe did not answer.')).toBeVisible();
  doubleOf('stripe').mood = 'normal';
  await page.reload();
  await page.getByRole('button', { name: 'Remove: Visa ending in 4242' }).click();
  await expect(page.getByText('The card was removed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saved cards' })).toHaveCount(0);
  expect(stripeVault.cards).toEqual([]);
  await context.close();
});

test('a rider’s card holds the fare before the trip, and pays just the fare after it [4.29, 4.30]', async ({
  browser,
}, info) => {
  const admin = await signedIn(browser, 'admin', desktop);
  const rider = await newcomer(browser, 'rider', { firstName: 'Hal', viewport: phone, at: TAMPA });
  const driver = await newcomer(browser, 'driver', { firstName: 'Hedy', viewport: phone, at: TAMPA });
  const [lat, lng] = [TAMPA.latitude, TAMPA.longitude];
  const drop = { lat: lat + 0.001, lng };
  const asked = {
    pickup: { lat, lng, add: 'City Hall' },
    drop: { ...drop, add: 'North Gate' },
    carType: 'Economy',
    payment_mode: 'card',
  };
  await answerOf(await admin.request.put('/api/settings', { data: { code: 'USD', holdCards: true } }));
  const { id, status } = await answerOf(await rider.context.request.post('/api/bookings', { data: asked }));
  expect(status).toBe('PAYMENT_PENDING');

  const page = await rider.context.newPage();
  await page.goto('/');
  await fillIn(page, 'times sq', 'brooklyn bri');
  await page.getByRole('button', { name: 'Book now' }).click();
  const estimate = page.getByRole('dialog', { name: 'Estimated fare' });
  const hold = estimate.getByText(
    /^When you book, \$[\d.]+ is held on your card\. Only the fare is charged, after/,
  );
  await expect(estimate.getByRole('button', { name: 'Book', exact: true })).toBeVisible();
  await expect(hold).toHaveCount(0);
  await estimate.getByRole('combobox', { name: 'Payment method' }).click();
  await page.getByRole('option', { name: 'Card' }).click();
  await expect(hold).toBeVisible();
  expect((await axeViolations(page, { part: '[role="dialog"]' })).map(({ id: rule }) => rule)).toEqual([]);
  await takePicture(page, info, 'hold-before-booking');

  await page.goto(`/bookings/${id}`);
  await expect(page.getByRole('heading', { name: 'Hold on your card' })).toBeVisible();
  const explained = /\$[\d.]+ is held on your card until the trip ends\. You pay only the fare\./;
  await expect(page.getByText(explained)).toBeVisible();
  await takePicture(page, info, 'hold');
  await page.getByRole('button', { name: 'Continue with a card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hold on your card' });
  await expect(dialog.getByText(explained)).toBeVisible();
  expect((await axeViolations(page)).map(({ id: rule }) => rule)).toEqual([]);
  await dialog.getByRole('button', { name: 'Pay with test' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('You pay only the fare, after the trip.')).toBeVisible();
  await expect(page.getByText(/^\$[\d.]+ is held on your card\. You pay only the fare\.$/)).toBeVisible();

  for (const step of ['accept', 'arrive', 'start', 'reach']) {
    const data = step === 'reach' ? drop : await startCode(rider, id, step);
    await answerOf(await driver.context.request.post(`/api/bookings/${id}/${step}`, { data }));
  }
  // The scheduler has it charged within seconds.
  await expect(page.getByText(/^\$[\d.]+ was charged to your card\.$/)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Paid');
  const trip = await answerOf(await rider.context.request.get(`/api/bookings/${id}`));
  expect(trip).toMatchObject({ status: 'PAID', payment_mode: 'card', gateway: 'test' });
  expect(trip['cardPaymentAmount']).toBe(trip['trip_cost']);

  const panel = await admin.newPage();
  await panel.goto(`/bookings/${id}/show`);
  await expect(panel.getByText('Held on the card').first()).toBeVisible();
  await expect(panel.getByText(/ · Charged$/)).toBeVisible();
  for (const { context } of [rider, driver]) await context.close();
  await admin.close();
});

test('staff record what they found at a card provider that does not answer', async ({ browser }, info) => {
  const place = { latitude: TAMPA.latitude + 1, longitude: TAMPA.longitude };
  const admin = await signedIn(browser, 'admin', desktop);
  const rider = await newcomer(browser, 'rider', { firstName: 'Ina', viewport: phone, at: place });
  const driver = await newcomer(browser, 'driver', { firstName: 'Ivo', viewport: phone, at: place });
  const [lat, lng] = [place.latitude, place.longitude];
  const drop = { lat: lat + 0.001, lng };
  await answerOf(await admin.request.put('/api/settings', { data: { code: 'USD', holdCards: true } }));
  const asked = {
    pickup: { lat, lng, add: 'Town Hall' },
    drop: { ...drop, add: 'South Gate' },
    carType: 'Economy',
    payment_mode: 'card',
  };
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data: asked }));
  const page = await rider.context.newPage();
  const stripe = doubleOf('stripe');
  await page.route(`${stripe.url}/pay/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Stripe</title>' }),
  );
  await page.goto(`/bookings/${id}`);
  await page.getByRole('button', { name: 'Continue with a card' }).click();
  await page.getByRole('button', { name: 'Pay with Stripe' }).click();
  await expect(page).toHaveTitle('Stripe');
  const opened = stripe.checkouts.all.at(-1) as DoubleCheckout;
  opened.state = 'paid';
  await page.goto(opened.returnUrl);
  await expect(page.getByText(/^\$[\d.]+ is held on your card\. You pay only the fare\.$/)).toBeVisible();

  stripe.mood = 'fails';
  for (const step of ['accept', 'arrive', 'start', 'reach']) {
    const data = step === 'reach' ? drop : await startCode(rider, id, step);
    await answerOf(await driver.context.request.post(`/api/bookings/${id}/${step}`, { data }));
  }
  const panel = await admin.newPage();
  await panel.goto(`/bookings/${id}/show`);
  await expect(panel.getByText(/ · Being charged$/)).toBeVisible();
  await panel.getByRole('button', { name: 'Record what was found' }).click();
  const dialog = panel.getByRole('dialog', { name: 'What did the provider do?' });
  await dialog.getByRole('radio', { name: /^It charged \$/ }).check();
  await expect(dialog.getByRole('textbox', { name: 'The provider’s id of the payment' })).toBeVisible();
  expect((await axeViolations(panel, { part: '[role="dialog"]' })).map(({ id: rule }) => rule)).toEqual([]);
  await takePicture(panel, info, 'record-capture');
  await dialog.getByRole('radio', { name: 'It charged nothing' }).check();
  await dialog.getByRole('button', { name: 'Record what was found' }).click();
  await expect(panel.getByText('Looked up at the provider: nothing was charged.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Ask the provider now' })).toHaveCount(0);
  stripe.mood = 'normal';
  expect(
    await answerOf(
      await driver.context.request.post(`/api/bookings/${id}/pay`, { data: { payment_mode: 'cash' } }),
    ),
  ).toMatchObject({ status: 'PAID' });
  for (const { context } of [rider, driver]) await context.close();
  await admin.close();
});
