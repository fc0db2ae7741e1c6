import { exact } from '@wayfare/shared';
import type { MoneyServices } from '../../services.js';
import { ProviderError } from '../hosted/providerRequest.js';
import type { HeldAmounts } from '../paymentProvider.js';
import type { Authorization } from '../providerAuthorizations.js';
import type { SandboxCharge } from './sandboxCharge.js';

/** Amounts that the sandbox provider holds: each is charged or released once, and never charged in excess. */
export function sandboxAuthorizations({
  sandboxCharges,
}: Pick<MoneyServices['db'], 'sandboxCharges'>): HeldAmounts {
  async function look(id: string): Promise<{ charge: SandboxCharge; now: Authorization }> {
    const charge = await sandboxCharges.findById(id);
    if (!charge?.holds) throw new ProviderError('knows of no such hold', 404);
    const { captured, currency } = charge;
    const amountOf = (amount: number) => ({ amount: exact(amount).toFixed(), currency, reference: id });
    if (captured !== undefined) return { charge, now: { state: 'captured', ...amountOf(captured) } };
    const isHeld = charge.approved && !charge.released;
    return { charge, now: isHeld ? { state: 'authorized', ...amountOf(charge.amount) } : { state: 'gone' } };
  }

  return {
    async capture(id, amount) {
      const { charge, now } = await look(id);
      if (now.state !== 'authorized') return now;
      if (amount <= 0 || exact(amount).gt(charge.amount))
        return { state: 'refused', reason: 'not_authorized' };
      await sandboxCharges.endHold(id, amount);
      return (await look(id)).now;
    },

    async release(id) {
      const { now } = await look(id);
      if (now.state !== 'authorized') return now;
      await sandboxCharges.endHold(id, null);
      return (await look(id)).now;
    },
  };
}
