import type { Checkout, CheckoutFields } from '@wayfare/shared';
import { newId, newReference } from '../builders.js';
import { type CardBusiness, openCardBusiness, welcome } from '../cardBusiness.js';
import { startTestApp, type TestApp } from '../testApp.js';
import {
  type DoubleCheckout,
  type ProviderDouble,
  type ProviderProtocol,
  type SignedWebhook,
  startProviderDouble,
} from './providerDouble.js';

/** A business that takes cards at several providers, whose rider pays for one trip after another. */
export interface ProviderBusiness extends CardBusiness {
  doubles: readonly ProviderDouble[];
  /** The same business on an app that waits only a moment for a provider. */
  hasty: TestApp;
  /** A trip its rider wants to pay by card. */
  trip(): Promise<{ id: string; checkout: Checkout }>;
  close(): Promise<void>;
}

export async function openProviderBusiness(
  protocols: readonly ProviderProtocol[],
): Promise<ProviderBusiness> {
  const doubles = await Promise.all(protocols.map(startProviderDouble));
  const keys = Object.assign({}, ...doubles.map(({ protocol, url }) => protocol.environment(url))) as Record<
    string,
    string
  >;
  const business = await openCardBusiness(keys);
  const { app } = business;
  const hasty = await startTestApp({
    ...keys,
    MONGODB_DATABASE: app.services.config.MONGODB_DATABASE,
    PAYMENT_TIMEOUT_MS: '100',
  });
  await welcome(business);
  /** Driven and left unpaid once; each trip of a test is a copy of it. */
  const driven = await business.readStored((await business.cardTrip()).id);

  return Object.assign(business, {
    doubles,
    hasty,
    async trip() {
      const id = newId();
      await app.services.db.bookings.insert({ ...driven, id, booking_id: id, reference: newReference() });
      const { body } = await business.rider.get(`/bookings/${id}/payment`);
      return { id, checkout: body as Checkout };
    },
    async close() {
      await hasty.close();
      await app.close();
      await Promise.all(doubles.map((double) => double.close()));
    },
  });
}

/** The headers that a browser sends with requests to the API. */
export const browser = { accept: 'text/html', origin: 'http://127.0.0.1:3000' };

const unescaped = (text = '') => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** Returns the target of our page: a link, or the form of a button. */
function targetIn(html: string): { link: string; form?: URLSearchParams } {
  const action = /<form method="post" action="([^"]*)"/.exec(html)?.[1];
  if (action === undefined) return { link: unescaped(/<a href="([^"]*)"/.exec(html)?.[1]) };
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  const values = fields.map(([, field, value]): [string, string] => [unescaped(field), unescaped(value)]);
  return { link: unescaped(action), form: new URLSearchParams(values) };
}

/** The receiver of requests. */
type Target = Pick<TestApp, 'request'>;

/** The requests that a payer's browser and a provider send to the product. */
export function requestsAbout({ protocol, url, checkouts }: ProviderDouble) {
  const { name, cardForm } = protocol;

  /**
   * Opens the page of the product with the provider's card form. The provider's script reads the amount from
   * it.
   */
  async function openCardPage(app: Target, link: string) {
    const { status, text, headers } = await app.request('get', link).set(browser);
    const valueOf = (attribute: string) => unescaped(new RegExp(` ${attribute}="([^"]*)"`).exec(text)?.[1]);
    const submitTo = valueOf('action');
    if (status === 200)
      checkouts.open({
        id: new URL(submitTo, browser.origin).searchParams.get('attempt') ?? '',
        amount: valueOf('data-amount') || (Number(valueOf('data-units')) / 100).toFixed(2),
        currency: valueOf('data-currency'),
        returnUrl: `${browser.origin}${submitTo}`,
      });
    return { status, html: text, policy: String(headers['content-security-policy']) };
  }

  return {
    openCardPage,

    /** Posts the site's form and goes on to the provider's page. */
    async show(app: Target, fields: CheckoutFields) {
      const { status, text, headers } = await app
        .request('post', `/api/payments/${name}`)
        .set(browser)
        .send(new URLSearchParams(fields as unknown as Record<string, string>).toString());
      const { link, form } = status === 200 ? targetIn(text) : { link: '' };
      if ((form || protocol.opensByLink) && link.startsWith(url)) {
        const opened = await fetch(link, { ...(form && { method: 'POST', body: form }) });
        expect(opened.status).toBe(200);
      }
      const card = cardForm && link.includes('/card?') ? await openCardPage(app, link) : undefined;
      return { status, text, link, form, card, policy: String(headers['content-security-policy']) };
    },

    /**
     * The browser comes back from the provider, or sends the form of the card page, unless the payer left it.
     */
    async returnFromProvider(app: Target, checkout: DoubleCheckout) {
      const { pathname, search } = new URL(checkout.returnUrl);
      const brings = checkout.state === 'open' ? undefined : cardForm?.submits(checkout);
      const { status, headers } = brings
        ? await app
            .request('post', `${pathname}${search}`)
            .set(browser)
            .send(new URLSearchParams(brings).toString())
        : await app.request('get', `${pathname}${search}`).set(browser);
      return { status, location: headers.location as string | undefined };
    },

    /** A message arrives. */
    async deliver(app: Target, { body, headers, query = '' }: SignedWebhook) {
      const answer = await app
        .request('post', `/api/payments/${name}/webhook${query}`)
        .set({ 'content-type': 'application/json', ...headers })
        .send(body);
      return { status: answer.status, error: (answer.body as { error?: string }).error };
    },
  };
}
