import { exact, sumAmounts } from '@wayfare/shared';
import type { MoneyServices } from '../../services.js';
import type { ProviderRefunds, RefundRequest, RefundResult } from '../providerRefunds.js';

/** How often a refund is tried again while others of the same charge are made. */
const TRIES = 5;

/** Refunds of the sandbox provider: never more than was charged, and once per id. */
export function sandboxRefunds(db: Pick<MoneyServices['db'], 'sandboxCharges'>): ProviderRefunds {
  const look = async ({ id, payment }: RefundRequest): Promise<RefundResult | null> => {
    const charge = await db.sandboxCharges.findById(payment);
    return charge?.refunds?.some((refund) => refund.id === id) ? { state: 'done', reference: id } : null;
  };
  return {
    repeatable: true,
    look,
    async send(refund) {
      const { id, payment, amount } = refund;
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const known = await look(refund);
        if (known) return known;
        const charge = await db.sandboxCharges.findById(payment);
        const charged = charge?.holds ? charge.captured : charge?.amount;
        if (!charge?.approved || charged === undefined) return { state: 'refused', reason: 'unknown_charge' };
        const before = charge.refunds ?? [];
        if (sumAmounts([amount, ...before.map((other) => other.amount)]).gt(exact(charged)))
          return { state: 'refused', reason: 'more_than_charged' };
        await db.sandboxCharges.refund(payment, { id, amount }, before.length);
      }
      return (await look(refund)) ?? { state: 'refused', reason: 'busy' };
    },
  };
}
