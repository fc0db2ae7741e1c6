import { type CardPayment, cardPaymentSchema, fullName, refundedAmount } from '@wayfare/shared';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import type { PaymentOrder } from '../payment/paymentOrder.js';
import { meantBy, meantFilter } from '../wallet/moneySearch.js';
import type { MoneyServices } from '../services.js';
import { noProof } from '../../platform/operation/noProof.js';

/** Payments by card that a provider has, for admins. */
export const cardPaymentResource: ResourceDefinition<PaymentOrder, never, MoneyServices> = {
  name: 'cardpayments',
  stepUp: { export: noProof.reads },
  entity: 'CardPayment',
  record: cardPaymentSchema,
  filters: { provider: 'text', payer: 'text', booking: 'text', confirmedAt: 'number' },
  sorts: ['confirmedAt', 'DESC'],
  /** The number of an order, the provider's reference, a trip, or a person or amount. */
  async finds(q, services) {
    const typed = q.trim();
    const { db } = services;
    const order = (await db.payments.paid.findById(typed)) ?? (await db.payments.findByAnyReference(typed));
    if (order) return { _id: order.id };
    const booking = await services.tripByReference(typed);
    return booking ? { booking } : meantFilter(await meantBy(typed, services), 'payer');
  },
  reads: ({ db }) => db.payments.paid,
  present: (orders, _actor, services) => presentCardPayments(orders, services),
};

/** Every response with card payments for admins is built here: adds payers' names and trips' references. */
async function presentCardPayments(
  orders: readonly PaymentOrder[],
  { db, tripReferences }: Pick<MoneyServices, 'db' | 'tripReferences'>,
): Promise<CardPayment[]> {
  const payers = await db.users.findMany([...new Set(orders.map(({ payer }) => payer))]);
  const names = new Map(payers.map((user) => [user.id, fullName(user)]));
  const references = await tripReferences([...new Set(orders.flatMap(({ booking }) => booking ?? []))]);
  return orders.map(({ id, purpose, booking, payer, amount, currency, ...order }) => {
    const bookingReference = booking && references.get(booking);
    return {
      id,
      purpose,
      booking,
      ...(bookingReference && { bookingReference }),
      payer,
      amount,
      currency,
      payerName: names.get(payer) ?? '',
      provider: order.provider as CardPayment['provider'],
      reference: order.reference ?? '',
      refunded: refundedAmount(order.refunds ?? []),
      confirmedAt: order.confirmedAt ?? order.createdAt,
    };
  });
}
