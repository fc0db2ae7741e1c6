import type { RefundReason } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { Effect } from '../effects/effect.js';
import type { StoredBooking } from '../store/storedBooking.js';

/**
 * What sends money on to the card after it was returned to the rider's wallet, if the settings send refunds
 * to the provider. Comes after everything that takes a fee out of the wallet: only what is left goes on.
 * `order` is the payment; the one that paid the booking if omitted.
 */
export async function cardRefundEffects(
  { payments = [] }: Pick<StoredBooking, 'payments'>,
  reason: Exclude<RefundReason, 'admin'>,
  order = payments.find(({ as }) => as === 'booking')?.order,
  { db }: Pick<TripsServices, 'db'>,
): Promise<Effect[]> {
  if (!order || (await db.settings.settings()).refundTo !== 'provider') return [];
  return [{ key: `card-refund:${reason}:${order}`, kind: 'refundCard', data: { order, reason } }];
}
