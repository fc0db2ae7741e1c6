import { type CheckoutForm, conflict, invalid, notFound } from '@wayfare/shared';
import type { Request } from 'express';
import { languageOf } from '../../../basics/language/translate.js';
import type { StoredUser } from '../../../people/user/storedUser.js';
import type { PaymentOrder } from '../paymentOrder.js';
import type { PaymentOutcome, PaymentProvider } from '../paymentProvider.js';
import { isWanted } from '../isWanted.js';
import { productName } from '../productName.js';
import { cardPage } from './cardPage.js';
import type { CardForm } from './cardForm.js';
import { savedCards } from '../saved/savedCards.js';
import type { KeptCards } from './keptCards.js';
import { FIRST_CHECK_MS, type HostedParts } from './hostedParts.js';
import { outcomeOf } from './outcomeOf.js';
import { handoverPage } from './handoverPage.js';
import { heldAmounts } from './heldAmounts.js';
import type {
  HeldPayment,
  HostedCheckout,
  HostedPayment,
  OpenedCheckout,
  PayerDetails,
} from './hostedCheckout.js';
import type { PaymentAttempt } from './paymentAttempt.js';
import { ProviderError } from './providerRequest.js';

/**
 * For how long a payer who returns to an order continues the checkout they began, in ms: Paytm's end after 15
 * minutes.
 */
const CONTINUE_MS = 12 * 60_000;

/** For how long a card can be entered on our page, in ms. */
const CARD_PAGE_MS = 60 * 60_000;

/** Where a payer goes on to pay. */
type Target = Pick<OpenedCheckout, 'page' | 'fields'>;
type Payer = Pick<StoredUser, 'id' | 'email' | 'firstName' | 'lastName'>;

/** Returns the email address that providers get for a payer who has none. */
export const noReplyAddress = (publicUrl: string): string => `no-reply@${new URL(publicUrl).hostname}`;

/** Whether a card can still be submitted: none was, or the payer has to confirm it first. */
const isChargeable = ({ card, decided }: PaymentAttempt): boolean =>
  !decided && (card === undefined || card.confirm === true);

/**
 * Lets payers pay at a provider's own page. Neither the browser's return nor a webhook is trusted: both only
 * identify the attempt to look up. Attempts that are never reported are looked up as due work.
 */
export function hostedProvider(checkout: HostedCheckout, parts: HostedParts): PaymentProvider {
  const { db, clock, log, publicUrl } = parts;
  const { name } = checkout;
  const { form, authorizations } = checkout;
  const returnPath = ({ id }: PaymentAttempt) => `/api/payments/${name}/return?attempt=${id}`;
  const cardPath = ({ id }: PaymentAttempt) => `/api/payments/${name}/card?attempt=${id}`;

  /** Looks up a payment at the provider, which holds the amount of some attempts first. */
  async function lookUp(attempt: PaymentAttempt): Promise<HostedPayment> {
    if (!attempt.authorizes || !authorizations) return checkout.look(attempt);
    const { state, ...held } = await authorizations.look(attempt);
    if (state === 'pending') return { state };
    if (state === 'gone') return { state: 'expired' };
    return { state: state === 'captured' ? state : 'held', ...(held as Omit<HeldPayment, 'state'>) };
  }

  async function look(attempt: PaymentAttempt): Promise<HostedPayment> {
    if (checkout.cards && attempt.isSavedCard) return checkout.cards.look(attempt);
    if (!form) return lookUp(attempt);
    if (attempt.decided?.state === 'declined') return attempt.decided;
    // Only a card that was submitted can have been charged.
    if (!isChargeable(attempt)) return lookUp(attempt);
    return { state: clock.now() - attempt.createdAt > CARD_PAGE_MS ? 'expired' : 'pending' };
  }

  const resultOf = async (attempt: PaymentAttempt): Promise<PaymentOutcome> =>
    outcomeOf(attempt, await look(attempt));

  /**
   * Charges the card that a browser brought. Null if it brought none, or another request has submitted one:
   * then the provider is asked what became of it.
   * @throws payment_closed (409) when the order is no longer to be paid; nothing is charged then
   */
  async function chargeCard(
    card: CardForm,
    attempt: PaymentAttempt,
    brought: Readonly<Record<string, string>>,
    request: Request,
  ): Promise<PaymentOutcome | null> {
    const given = isChargeable(attempt) ? card.read(brought) : null;
    if (!given) return null;
    const order = await db.payments.findById(attempt.order);
    if (!order || !(await isWanted(order, parts))) throw conflict('payment_closed');
    const { translate } = await languageOf(request, parts);
    const details = await detailsOf(order, await db.users.findById(order.payer), translate);
    const submission = { given, ip: request.ip ?? '', at: clock.now() };
    const submitted = await db.paymentAttempts.submitCard(attempt.id, submission);
    if (!submitted) return null;
    const customer = submitted.keepsCard ? await db.paymentCustomers.find(name, order.payer) : null;
    const answer = await card.charge(submitted, { ...details, ...(customer !== null && { customer }) });
    if (answer.state === 'confirm') {
      await db.paymentAttempts.askToConfirm(attempt.id);
      return { order: attempt.order, state: 'pending', continueAt: cardPath(attempt) };
    }
    if (answer.state === 'paid' || answer.state === 'declined')
      await db.paymentAttempts.decide(attempt.id, answer);
    // For a held amount, the answer to the charge has less information than a lookup.
    if (attempt.authorizes && answer.state === 'pending') return resultOf(submitted);
    return outcomeOf(attempt, answer);
  }

  /** @throws not_found (404) for an unknown attempt, also for one at another provider */
  async function attemptOf(id: string): Promise<PaymentAttempt> {
    const attempt = await db.paymentAttempts.findById(id);
    if (attempt?.provider !== name) throw notFound();
    return attempt;
  }

  /**
   * Where the payer continues a checkout that they began a short time ago; null if it can no longer be used.
   */
  async function continueCheckout(order: PaymentOrder, customer: string | null): Promise<Target | null> {
    const attempt = await db.paymentAttempts.findLatest(order.id, name, clock.now() - CONTINUE_MS);
    if (!attempt?.page || (attempt.keepsCard === true) !== (customer !== null)) return null;
    const { state } = await look(attempt);
    if (form && state === 'pending' && !isChargeable(attempt)) return { page: returnPath(attempt) };
    if (state === 'pending') return { page: attempt.page, ...(attempt.fields && { fields: attempt.fields }) };
    const isDone = state === 'paid' || state === 'held' || state === 'captured';
    return isDone ? { page: returnPath(attempt) } : null;
  }

  async function openCheckout(
    order: PaymentOrder,
    payer: Payer | null,
    customer: string | null,
    translate: (key: string) => string,
  ): Promise<Target> {
    const now = clock.now();
    const { id: orderId, amount, currency } = order;
    const attempt: PaymentAttempt = {
      id: parts.newAttemptId(),
      order: orderId,
      provider: name,
      amount,
      currency,
      createdAt: now,
      checkDue: now + FIRST_CHECK_MS,
      checks: 0,
      ...(customer !== null && { keepsCard: true }),
      ...(order.holds && { authorizes: true }),
    };
    // Stored first: a payment can never arrive for an attempt we do not know.
    await db.paymentAttempts.insert(attempt);
    const answer = await checkout.open(attempt, {
      ...(await detailsOf(order, payer, translate)),
      returnUrl: `${publicUrl}${returnPath(attempt)}`,
      cardPage: cardPath(attempt),
      webhookUrl: `${publicUrl}/api/payments/${name}/webhook`,
      ...(customer !== null && { customer }),
    });
    await db.paymentAttempts.setOpened(attempt.id, answer);
    return answer;
  }

  return {
    name,
    refunds: checkout.refunds,
    resultOf,
    ...(authorizations && { authorizations: heldAmounts(authorizations, attemptOf) }),
    ...(checkout.cards && { cards: savedCards(name, checkout.cards, parts) }),
    async checkout(order, filledIn, request) {
      const language = await languageOf(request, parts);
      const payer = await payerFilledInBy(filledIn, order);
      const wantsToKeep = payer && filledIn.save_card === '1' && !order.holds;
      const customer = wantsToKeep && checkout.cards ? await customerOf(checkout.cards, payer.id) : null;
      const target =
        (payer && (await continueCheckout(order, customer))) ??
        (await openCheckout(order, payer, customer, language.translate));
      return { page: handoverPage(language, checkout.title, target) };
    },
    ...(form && {
      async cardPage(id: string, request: Request) {
        const attempt = await attemptOf(id);
        const order = await db.payments.findById(attempt.order);
        if (!isChargeable(attempt) || !order || !(await isWanted(order, parts)))
          throw conflict('payment_closed');
        const language = await languageOf(request, parts);
        return cardPage(language, {
          form,
          attempt,
          title: checkout.title,
          submitTo: returnPath(attempt),
          product: await productName(order, language.translate, parts),
          settings: await db.settings.settings(),
        });
      },
    }),
    async verifyReturn({ attempt: id, ...brought }, request) {
      if (!id) throw invalid('payment_not_verified');
      const attempt = await attemptOf(id);
      try {
        return (form && (await chargeCard(form, attempt, brought, request))) ?? (await resultOf(attempt));
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
      const attempt = id === null ? null : await db.paymentAttempts.findById(id);
      // Of another shop, with which this one shares its account at the provider.
      if (attempt?.provider !== name) return null;
      return resultOf(attempt);
    },
  };

  /** The provider's id of a payer; they become its customer with the first card that they keep. */
  async function customerOf(cards: KeptCards, user: string): Promise<string> {
    const known = await db.paymentCustomers.find(name, user);
    return known ?? db.paymentCustomers.insertOnce(name, user, await cards.newCustomer(user));
  }

  /**
   * The payer, if the form contains their id and email address. The page needs no session and order ids can
   * be guessed, so only a user who knows the address may see it at the provider, or the checkout that the
   * payer left.
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
  ): Promise<PayerDetails> {
    return {
      product: await productName(order, translate, parts),
      // Some providers require an address, and riders who signed up by phone have none.
      email: payer?.email || noReplyAddress(publicUrl),
      firstName: payer?.firstName ?? '',
      lastName: payer?.lastName ?? '',
    };
  }
}
