import { exact, sumAmounts, toWire } from '../../basics/decimals/money.js';

/**
 * Whose money a refund is: `wallet` money was returned to the payer's wallet before and moves on to the card;
 * `business` money is given back in addition, such as for a trip that went wrong.
 */
export const refundSources = ['wallet', 'business'] as const;
export type RefundSource = (typeof refundSources)[number];

/**
 * A refund as its payment remembers it. `open` until the provider has decided; `returned` money is in the
 * payer's wallet because the provider refused it.
 */
export interface RefundClaim {
  id: string;
  /** Exact, above 0. */
  amount: number;
  source: RefundSource;
  state: 'open' | 'done' | 'returned';
}

/** How much of a payment can still go to the card, by source; exact amounts of 0 or above. */
export type RefundableParts = Record<RefundSource, number>;

/**
 * Returns the amounts of a payment that can still be refunded, by source: each at most the payment minus its
 * refunds to the card so far. `inWallet` is how much of the payment the product itself returned to the
 * payer's wallet.
 */
export function refundableParts(
  { amount, inWallet }: { amount: number; inWallet: number },
  claims: readonly RefundClaim[],
): RefundableParts {
  const sumOf = (source: RefundSource, ...states: RefundClaim['state'][]) =>
    sumAmounts(
      claims
        .filter((claim) => claim.source === source && states.includes(claim.state))
        .map((claim) => claim.amount),
    );
  // Given money that a provider refused stays given: it is in the wallet, from where it can be sent again.
  const given = sumOf('business', 'open', 'done', 'returned');
  const wallet = exact(inWallet)
    .plus(sumOf('business', 'returned'))
    .minus(sumOf('wallet', 'open', 'done'));
  // The card never gets more than it paid, no matter what happened to the trip since.
  const left = exact(amount).minus(refundedAmount(claims));
  const partOf = (part: ReturnType<typeof exact>) => atLeastZero(part.lt(left) ? part : left);
  return { wallet: partOf(wallet), business: partOf(exact(amount).minus(inWallet).minus(given)) };
}

/** How much of a payment went to the card, or is on its way there: an exact amount. */
export const refundedAmount = (claims: readonly RefundClaim[]): number =>
  toWire(sumAmounts(claims.filter(({ state }) => state !== 'returned').map(({ amount }) => amount)));

const atLeastZero = (amount: ReturnType<typeof exact>): number => (amount.gt(0) ? toWire(amount) : 0);
