import { invalid, notFound, toMinorUnits } from '@wayfare/shared';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import type { HostedPayment } from '../hosted/hostedCheckout.js';
import type { KeptCards } from '../hosted/keptCards.js';
import type { PaymentAttempt } from '../hosted/paymentAttempt.js';
import { type ProviderApi, ProviderError, requestProvider } from '../hosted/providerRequest.js';
import { DECIMALS, paymentOf, transaction } from './paystackTransaction.js';

/** How long a charge that Paystack does not know may still appear after it was sent, in ms. */
const APPEARS_WITHIN_MS = 60 * 60_000;

const text = z.union([z.string(), z.number()]).transform(String);
const authorization = z.object({
  authorization_code: z.string().min(1),
  brand: z.string().nullish(),
  last4: text,
  exp_month: text.nullish(),
  exp_year: text.nullish(),
  channel: z.string().nullish(),
  reusable: z.boolean(),
  /** The same for all authorizations of one card. */
  signature: z.string().nullish(),
});
type Authorization = z.output<typeof authorization>;
const customer = z.object({ data: z.object({ authorizations: z.array(authorization) }) });
/** A paused charge waits for the card's owner at an address that we give to no one. */
const charged = z.object({ data: z.union([z.object({ paused: z.literal(true) }), transaction]) });
const verified = z.object({ data: transaction });

/** How Paystack's customers and their cards are reached. */
export interface PaystackCardsOptions extends ProviderApi {
  headers: Record<string, string>;
  clock: Clock;
  /** The host of the customers' addresses. */
  host: string;
}

/**
 * Cards that Paystack keeps. It keeps every card with the address of its payer, whether they want that or
 * not: so payers who do get an address of their own for it, which is their id here, and only cards paid with
 * under that address are used again.
 */
export function paystackCards({ headers, clock, host, ...api }: PaystackCardsOptions): KeptCards {
  /** The cards of a customer that can be charged; Paystack knows a customer from the first payment on. */
  async function authorizations(of: string): Promise<Authorization[]> {
    try {
      const { data } = await requestProvider(api, {
        method: 'GET',
        path: `/customer/${encodeURIComponent(of)}`,
        headers,
        answers: customer,
      });
      return data.authorizations.filter(
        ({ reusable, channel }) => reusable && (channel ?? 'card') === 'card',
      );
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  async function deactivate(codes: readonly Authorization[]): Promise<void> {
    for (const { authorization_code: code } of codes)
      await requestProvider(api, {
        method: 'POST',
        path: '/customer/authorization/deactivate',
        headers,
        body: JSON.stringify({ authorization_code: code }),
        answers: z.object({ status: z.literal(true) }),
      });
  }

  /** Returns the result of a charge, or null if Paystack does not know it. */
  async function findCharge({ id }: PaymentAttempt) {
    try {
      const { data } = await requestProvider(api, {
        method: 'GET',
        path: `/transaction/verify/${id}`,
        headers,
        answers: verified,
      });
      return paymentOf({ id }, data);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    newCustomer: async (user) => `card-${user}@${host}`,

    async list(of) {
      return oncePerCard(await authorizations(of)).map((kept) => ({
        id: kept.authorization_code,
        brand: kept.brand?.trim() || 'card',
        lastFour: kept.last4,
        expires:
          kept.exp_year && kept.exp_month ? `${kept.exp_year}-${kept.exp_month.padStart(2, '0')}` : null,
      }));
    },

    async remove(of, card) {
      const kept = await authorizations(of);
      const removed = kept.find(({ authorization_code: code }) => code === card);
      if (!removed) throw notFound();
      await deactivate(kept.filter((one) => one === removed || isSameCard(one, removed)));
    },

    async forget(of) {
      await deactivate(await authorizations(of));
    },

    async charge(attempt) {
      const { customer: email, card } = attempt.card?.given ?? {};
      const units = toMinorUnits(attempt.amount, DECIMALS);
      if (units === null) throw invalid('payment_unsupported');
      if (!email || !card) throw new Error(`no card was chosen: ${attempt.id}`);
      const { id: reference, currency } = attempt;
      try {
        const { data } = await requestProvider(api, {
          method: 'POST',
          path: '/transaction/charge_authorization',
          headers,
          body: JSON.stringify({ email, authorization_code: card, amount: units, currency, reference }),
          answers: charged,
        });
        return 'paused' in data ? { state: 'confirm' } : paymentOf(attempt, data);
      } catch (error) {
        // A request that is refused, such as for a card that is no longer there, charges nothing.
        if (!isMissing(error)) throw error;
        const { id, amount } = attempt;
        return (
          (await findCharge(attempt)) ?? {
            state: 'declined',
            amount: String(amount),
            currency,
            reference: id,
          }
        );
      }
    },

    async look(attempt): Promise<HostedPayment> {
      if (attempt.decided?.state === 'declined') return attempt.decided;
      const isLate = clock.now() - (attempt.card?.at ?? 0) > APPEARS_WITHIN_MS;
      return (await findCharge(attempt)) ?? { state: isLate ? 'expired' : 'pending' };
    },
  };
}

/** Whether Paystack does not know the subject of a request. It answers with either status in that case. */
const isMissing = (error: unknown): boolean =>
  error instanceof ProviderError && (error.status === 400 || error.status === 404);

const isSameCard = (one: Authorization, other: Authorization): boolean =>
  Boolean(one.signature) && one.signature === other.signature;

/** A card that was used several times has several authorizations: the first of each. */
const oncePerCard = (kept: readonly Authorization[]): Authorization[] =>
  kept.filter((one, index) => !kept.slice(0, index).some((earlier) => isSameCard(earlier, one)));
