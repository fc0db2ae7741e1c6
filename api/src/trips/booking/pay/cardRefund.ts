import type { RefundReason } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { Effect } from '../effects/effect.js';
import type { StoredBooking } from '../store/storedBooking.js';

/**
 * Returns the effects that send money from the rider's wallet on to the card, after a refund to the wallet,
 * if the settings send refunds to the provider. They come after all effects that take a fee out of the
 * wallet, so that only the rest is sent. `order` is the payment; if omitted, the one that paid the booking.
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
