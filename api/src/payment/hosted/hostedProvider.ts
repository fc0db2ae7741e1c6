import { type CheckoutForm, invalid, notFound } from '@wayfare/shared';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.js';
import { languageOf, type TextSources } from '../../language/translate.js';
import type { StoredUser } from '../../user/storedUser.js';
import type { PaymentOrder } from '../paymentOrder.js';
import type { PaymentOutcome, PaymentProvider } from '../paymentProvider.js';
import { productName } from '../productName.js';
import { handoverPage } from './handoverPage.js';
import type { CheckoutDetails, HostedCheckout, HostedPayment, OpenedCheckout } from './hostedCheckout.js';
import type { PaymentAttempt } from './paymentAttempt.js';
import { ProviderError } from './providerRequest.js';

/** For how long a payer who returns to an order continues the checkout they began, in ms: Paytm's end after 15 minutes. */
const CONTINUE_MS = 12 * 60_000;
/** How long after an attempt starts the provider is first asked for its result, in ms, unless it reports it. */
const FIRST_CHECK_MS = 5 * 60_000;

/** Where a payer goes on to pay. */
type Target = Omit<OpenedCheckout, 'session'>;
type Payer = Pick<StoredUser, 'email' | 'firstName' | 'lastName'>;

interface HostedParts extends TextSources {
  clock: Clock;
  log: Logger;
  /** A new, unguessable id for an attempt. */
  newAttemptId(): string;
  /** The public URL of the app. */
  publicUrl: string;
}

/**
 * Lets payers pay at a provider's own page. Neither the browser's return nor a webhook is trusted: both only say which
 * attempt to look up. Attempts that are never reported are looked up as due work.
 */
export function hostedProvider(checkout: HostedCheckout, parts: HostedParts): PaymentProvider {
  const { db, clock, log, publicUrl } = parts;
  const { name } = checkout;
  const returnPath = ({ id }: PaymentAttempt) => `/api/payments/${name}/return?attempt=${id}`;

  async function resultOf(attempt: PaymentAttempt): Promise<PaymentOutcome> {
    const payment = await checkout.look(attempt);
    const { id, order } = attempt;
    const isDecided = payment.state === 'paid' || payment.state === 'declined';
    return isDecided ? { order, ...payment, attempt: id } : { order, ...payment };
  }

  /** @throws not_found (404) for an unknown attempt, also for one at another provider */
  async function attemptOf(id: string): Promise<PaymentAttempt> {
    const attempt = await db.paymentAttempts.findById(id);
    if (attempt?.provider !== name) throw notFound();
    return attempt;
  }

  /** Where the payer continues a checkout that they began a short time ago; null if it can no longer be used. */
  async function continued(order: PaymentOrder): Promise<Target | null> {
    const attempt = await db.paymentAttempts.findLatest(order.id, name, clock.now() - CONTINUE_MS);
    if (!attempt?.page) return null;
    const { state }: HostedPayment = await checkout.look(attempt);
    if (state === 'pending') return { page: attempt.page, ...(attempt.fields && { fields: attempt.fields }) };
    return state === 'paid' ? { page: returnPath(attempt) } : null;
  }

  async function opened(
    order: PaymentOrder,
    payer: Payer | null,
    translate: (key: string) => string,
  ): Promise<Target> {
    const now = clock.now();
    const { id: orderId, amount, currency } = order;
    const attempt: PaymentAttempt = {
      ...{ id: parts.newAttemptId(), order: orderId, provider: name, amount, currency },
      ...{ createdAt: now, checkDue: now + FIRST_CHECK_MS, checks: 0 },
    };
    // Stored first: a payment can never arrive for an attempt we do not know.
    await db.paymentAttempts.insert(attempt);
    const details = await detailsOf(order, payer, translate);
    const returnUrl = `${publicUrl}${returnPath(attempt)}`;
    const answer = await checkout.open(attempt, { ...details, returnUrl });
    await db.paymentAttempts.setOpened(attempt.id, answer);
    return answer;
  }

  return {
    name,
    refunds: checkout.refunds,
    resultOf,
    async checkout(order, form, request) {
      const language = await languageOf(parts, request);
      const payer = await payerFilledInBy(form, order);
      const target = (payer && (await continued(order))) ?? (await opened(order, payer, language.translate));
      return { page: handoverPage(language, checkout.title, target) };
    },
    async verifyReturn({ attempt: id }) {
      if (!id) throw invalid('payment_not_verified');
      const attempt = await attemptOf(id);
      try {
        return await resultOf(attempt);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        log.warn(
          { provider: name, attempt: id, reason: error.message },
          'the result of a payment is unknown',
        );
        // The payer sees that the result is not known yet; due work asks again.
        return { order: attempt.order, state: 'pending' };
      }
    },
    async verifyWebhook(message) {
      const id = await checkout.reportedAttempt(message);
      return id === null ? null : resultOf(await attemptOf(id));
    },
  };

  /**
   * The payer, if the form contains their id and email address. The page needs no session and order ids can be guessed, so
   * only a user who knows the address may see it at the provider, or the checkout that the payer left.
   */
  async function payerFilledInBy(form: CheckoutForm, order: PaymentOrder): Promise<Payer | null> {
    const payer = await db.users.findById(order.payer);
    const isKnown = payer && form.cust_id === payer.id && form.email === (payer.email ?? '');
    return isKnown ? payer : null;
  }

  /** Who pays for what, from our own records: a form can be changed on its way. */
  async function detailsOf(
    order: PaymentOrder,
    payer: Payer | null,
    translate: (key: string) => string,
  ): Promise<Omit<CheckoutDetails, 'returnUrl'>> {
    return {
      product: await productName(order, parts, translate),
      // Some providers require an address, and riders who signed up by phone have none.
      email: payer?.email || `no-reply@${new URL(publicUrl).hostname}`,
      firstName: payer?.firstName ?? '',
      lastName: payer?.lastName ?? '',
      webhookUrl: `${publicUrl}/api/payments/${name}/webhook`,
    };
  }
}
