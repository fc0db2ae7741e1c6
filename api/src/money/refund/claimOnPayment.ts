import { exact } from '@wayfare/shared';
import type { MoneyServices } from '../services.js';
import { leftOf } from './refundable.js';
import type { StoredRefund } from './storedRefund.js';

/** How often a claim is tried again while other refunds of the payment change. */
const TRIES = 5;

/**
 * Reserves a refund's amount on its payment, once: refunds of one payment never exceed it together, and only
 * one at a time is under way, so that a provider's reports can be distinguished. `later` while another one
 * is.
 */
export async function claimOnPayment(
  { id, order: orderId, amount, source }: StoredRefund,
  services: MoneyServices,
): Promise<'claimed' | 'later' | 'refused'> {
  const { db } = services;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const order = await db.payments.findById(orderId);
    if (!order) return 'refused';
    const claims = order.refunds ?? [];
    if (claims.some((claim) => claim.id === id)) return 'claimed';
    if (claims.some(({ state }) => state === 'open')) return 'later';
    if (exact(amount).gt((await leftOf(order, services))[source])) return 'refused';
    if (await db.payments.claimRefund(order, { id, amount, source, state: 'open' })) return 'claimed';
  }
  return 'later';
}
