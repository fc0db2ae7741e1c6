import { createHash } from 'node:crypto';
import { conflict, invalid, notFound, type ProviderName } from '@wayfare/shared';
import { isDuplicateKey } from '../../../platform/database/duplicateKey.js';
import { FIRST_CHECK_MS, type HostedParts } from '../hosted/hostedParts.js';
import type { DecidedPayment, HostedPayment } from '../hosted/hostedCheckout.js';
import { outcomeOf } from '../hosted/outcomeOf.js';
import type { KeptCards } from '../hosted/keptCards.js';
import type { PaymentAttempt } from '../hosted/paymentAttempt.js';
import { isWanted } from '../isWanted.js';
import type { PaymentOrder } from '../paymentOrder.js';
import type { ProviderCards } from '../paymentProvider.js';

/** The most tries to pay one order with saved cards of one provider. */
const TRIES = 20;

/** Whether a try has ended without a payment. */
const isOver = ({ decided, expired }: PaymentAttempt): boolean =>
  decided ? decided.state === 'declined' : expired === true;

/** Cards that payers keep at a provider. */
export function savedCards(
  name: ProviderName,
  cards: KeptCards,
  { db, clock, payables }: Pick<HostedParts, 'db' | 'clock' | 'payables'>,
): ProviderCards {
  async function customerOf(user: string): Promise<string> {
    const customer = await db.paymentCustomers.find(name, user);
    if (!customer) throw notFound();
    return customer;
  }

  /** The same whenever the same try of an order is begun: so only one request begins it. */
  const attemptId = (order: string, tried: number) =>
    createHash('sha256').update(`${name}:${order}:${tried}`).digest('hex').slice(0, 32);

  /**
   * The next try of an order with this card, if this request begins it; otherwise the one that another
   * request has begun and that is not over yet.
   */
  async function begin(
    { id: order, amount, currency }: PaymentOrder,
    card: PaymentAttempt['card'],
  ): Promise<{ attempt: PaymentAttempt; isNew: boolean }> {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const id = attemptId(order, tried);
      const known = await db.paymentAttempts.findById(id);
      if (known && !isOver(known)) return { attempt: known, isNew: false };
      if (known) continue;
      const now = clock.now();
      const attempt: PaymentAttempt = {
        id,
        order,
        provider: name,
        amount,
        currency,
        createdAt: now,
        checks: 0,
        checkDue: now + FIRST_CHECK_MS,
        isSavedCard: true,
        ...(card && { card }),
      };
      try {
        await db.paymentAttempts.insert(attempt);
        return { attempt, isNew: true };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const begun = await db.paymentAttempts.findById(id);
        if (begun) return { attempt: begun, isNew: false };
      }
    }
    throw conflict('payment_closed');
  }

  /** Returns the result of an earlier attempt. If it ended without a payment, another attempt may begin. */
  async function endOf(attempt: PaymentAttempt): Promise<HostedPayment> {
    if (attempt.decided) return attempt.decided;
    const found = await cards.look(attempt);
    if (found.state === 'declined') await db.paymentAttempts.decide(attempt.id, found);
    if (found.state === 'expired') await db.paymentAttempts.expire(attempt.id);
    return found;
  }

  return {
    async list(user) {
      const customer = await db.paymentCustomers.find(name, user);
      const kept = customer ? await cards.list(customer) : [];
      return kept.map((card) => ({ ...card, provider: name }));
    },

    async remove(user, card) {
      await cards.remove(await customerOf(user), card);
    },

    forget: (customer) => cards.forget(customer),

    async pay(order, card, ip) {
      // A saved card would be charged at once.
      if (order.holds) throw invalid('payment_unsupported');
      const customer = await customerOf(order.payer);
      if (!(await cards.list(customer)).some(({ id }) => id === card)) throw notFound();
      if (!(await isWanted(order, { db, payables }))) throw conflict('payment_closed');
      const submitted = { given: { customer, card }, ip, at: clock.now() };
      let { attempt, isNew } = await begin(order, submitted);
      if (!isNew) {
        const found = await endOf(attempt);
        if (found.state !== 'expired') return outcomeOf(attempt, found);
        ({ attempt, isNew } = await begin(order, submitted));
        // Another request has begun it.
        if (!isNew) return outcomeOf(attempt, await endOf(attempt));
      }
      const answer = await cards.charge(attempt);
      if (answer.state === 'pending') return outcomeOf(attempt, answer);
      // Another try, such as on the provider's page, is another attempt.
      const { amount, currency } = attempt;
      const unconfirmed: DecidedPayment = {
        state: 'declined',
        amount: String(amount),
        currency,
        reference: attempt.id,
      };
      await db.paymentAttempts.decide(attempt.id, answer.state === 'confirm' ? unconfirmed : answer);
      return answer.state === 'confirm' ? null : outcomeOf(attempt, answer);
    },
  };
}
