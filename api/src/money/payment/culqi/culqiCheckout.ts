import { fromMinorUnits, invalid, toMinorUnits } from '@wayfare/shared';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { isSameSecret } from '../../../platform/secret.js';
import type {
  DecidedPayment,
  HostedCheckout,
  HostedPayment,
  PayerDetails,
} from '../hosted/hostedCheckout.js';
import type { PaymentAttempt } from '../hosted/paymentAttempt.js';
import { jsonOf, type ProviderApi, ProviderError, requestProvider } from '../hosted/providerRequest.js';
import { confirmationIn, culqiForm, DECIMALS } from './culqiForm.js';
import { culqiRefunds } from './culqiRefunds.js';
import { charge, type CulqiCharge, culqiApi } from './culqiRequest.js';

const CURRENCIES = ['PEN', 'USD'];
/** The smallest and the largest charge, in hundredths. */
const LEAST = 300;
const MOST = 999_900;
/** How long a charge that Culqi does not list may still appear after the card was submitted, in ms. */
const APPEARS_WITHIN_MS = 60 * 60_000;
/** Charges in one answer, and the most answers that are read for one attempt. */
const PAGE = 100;
const PAGES = 10;
/** The most by which Culqi's clock may differ from ours, in ms. Charges are listed by Culqi's time. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

const paid = charge.extend({ object: z.literal('charge') });
const answered = z.union([paid, z.object({ action_code: z.literal('REVIEW') })]);
const listed = z.object({
  data: z.array(charge),
  paging: z.object({ cursors: z.object({ after: z.string().nullish() }) }).nullish(),
});
/** A message; its data is JSON inside a text, or an object. */
const event = z.object({ type: z.string(), data: z.union([z.string().transform(jsonOf), z.unknown()]) });
const reported = z.object({ metadata: z.object({ attempt: z.string() }) });

/** Culqi's window over our page, and its API; a charge's metadata names the attempt. */
export function culqiCheckout({
  publicKey,
  webhookUser,
  webhookPassword,
  scriptUrl,
  confirmUrl,
  email,
  clock,
  ...keys
}: ProviderApi & {
  publicKey: string;
  secretKey: string;
  webhookUser: string;
  webhookPassword: string;
  scriptUrl: string;
  confirmUrl: string;
  /** The email address that banks get instead of the payer's. */
  email: string;
  clock: Clock;
}): HostedCheckout {
  const api = culqiApi(keys);
  const { headers } = api;

  /** @throws payment_unsupported (400) for an amount or currency that Culqi cannot charge */
  function unitsOf({ amount, currency }: PaymentAttempt): number {
    const units = CURRENCIES.includes(currency) ? toMinorUnits(amount, DECIMALS) : null;
    if (units === null || units < LEAST || units > MOST) throw invalid('payment_unsupported');
    return units;
  }

  function chargeBody(attempt: PaymentAttempt, { email: payer, product, firstName, lastName }: PayerDetails) {
    const { given } = attempt.card ?? { given: {} as Record<string, string> };
    const confirmed = confirmationIn(given.confirmation);
    return JSON.stringify({
      amount: unitsOf(attempt),
      currency_code: attempt.currency,
      email: payer,
      source_id: given.token,
      description: product.slice(0, 80).padEnd(5, '.'),
      ...(firstName && lastName && { antifraud_details: { first_name: firstName, last_name: lastName } }),
      metadata: { attempt: attempt.id },
      ...(confirmed && { authentication_3DS: confirmed }),
    });
  }

  return {
    name: 'culqi',
    title: 'Culqi',
    refunds: culqiRefunds(api),

    async open(attempt, { cardPage }) {
      unitsOf(attempt);
      return { session: attempt.id, page: cardPage };
    },

    form: {
      ...culqiForm({ publicKey, scriptUrl, confirmUrl, email }),

      async charge(attempt, details) {
        const refused: DecidedPayment = {
          state: 'declined',
          amount: String(attempt.amount),
          currency: attempt.currency,
          reference: attempt.id,
        };
        try {
          const answer = await requestProvider(api, {
            method: 'POST',
            path: '/charges',
            headers,
            body: chargeBody(attempt, details),
            answers: answered,
          });
          return 'action_code' in answer ? { state: 'confirm' } : paymentOf(answer);
        } catch (error) {
          // The card or its token was refused: nothing was charged.
          if (error instanceof ProviderError && (error.status === 400 || error.status === 402))
            return refused;
          throw error;
        }
      },
    },

    /**
     * Culqi has no search by metadata: the charges since the attempt was started are read, the newest first.
     */
    async look(attempt): Promise<HostedPayment> {
      const since = attempt.createdAt - CLOCKS_DIFFER_MS;
      let after: string | null | undefined;
      for (let page = 0; page < PAGES; page += 1) {
        const query = new URLSearchParams({
          limit: String(PAGE),
          amount: String(unitsOf(attempt)),
          currency_code: attempt.currency,
          ...(after && { after }),
        });
        const { data, paging } = await requestProvider(api, {
          method: 'GET',
          path: `/charges?${query.toString()}`,
          headers,
          answers: listed,
        });
        const ours = data.find(({ metadata }) => metadata?.attempt === attempt.id);
        if (ours) return paymentOf(ours);
        after = paging?.cursors.after;
        const last = data.at(-1);
        if (!after || !last || msOf(last.creation_date) < since) break;
      }
      const at = attempt.card?.at ?? attempt.createdAt;
      return { state: clock.now() - at > APPEARS_WITHIN_MS ? 'expired' : 'pending' };
    },

    async probe() {
      await requestProvider(api, { method: 'GET', path: '/charges?limit=1', headers, answers: listed });
    },

    async reportedAttempt({ body, header }) {
      const expected = `Basic ${Buffer.from(`${webhookUser}:${webhookPassword}`).toString('base64')}`;
      if (!isSameSecret(header('authorization') ?? '', expected)) throw invalid('payment_not_verified');
      const message = event.safeParse(jsonOf(body.toString()));
      if (!message.success || !message.data.type.startsWith('charge.')) return null;
      const about = reported.safeParse(message.data.data);
      return about.success ? about.data.metadata.attempt : null;
    },
  };
}

const msOf = (time: number) => (time > 100_000_000_000 ? time : time * 1_000);

function paymentOf({ id, amount, currency_code: currency, outcome }: CulqiCharge): HostedPayment {
  if (!outcome) return { state: 'pending' };
  return {
    state: outcome.type === 'venta_exitosa' ? 'paid' : 'declined',
    amount: fromMinorUnits(amount, DECIMALS),
    currency,
    reference: id,
  };
}
