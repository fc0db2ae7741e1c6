import { fullName, type Refund, refundSchema } from '@wayfare/shared';
import { onlyFields } from '../../platform/crud/onlyFields.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { meantBy, meantFilter } from '../wallet/moneySearch.js';
import type { MoneyServices } from '../services.js';
import type { StoredRefund } from './storedRefund.js';
import { noProof } from '../../platform/operation/noProof.js';

/** The most payments of one trip whose refunds are found by its reference. */
const MOST_PAYMENTS = 20;

const fields = Object.keys(refundSchema.shape);

/** Refunds to cards, for admins. */
export const refundResource: ResourceDefinition<StoredRefund, never, MoneyServices> = {
  name: 'cardrefunds',
  stepUp: { export: noProof.reads },
  entity: 'CardRefund',
  record: refundSchema,
  filters: { order: 'text', payer: 'text', state: 'text', createdAt: 'number' },
  sorts: ['createdAt', 'DESC'],
  /** The number of a refund or of its payment, a trip, or a person or amount. */
  async finds(q, services) {
    const typed = q.trim();
    if (await services.db.refunds.findById(typed)) return { _id: typed };
    if (await services.db.payments.findById(typed)) return { order: typed };
    const booking = await services.tripByReference(typed);
    if (!booking) return meantFilter(await meantBy(typed, services), 'payer');
    const payments = await services.db.payments.findPaidOf(booking, MOST_PAYMENTS);
    return { order: { $in: payments.map(({ id }) => id) } };
  },
  reads: ({ db }) => db.refunds,
  present: (refunds, _actor, services) => presentRefunds(refunds, services),
};

/** Every response with refunds is built here: adds the people's names and the trips' references. */
export async function presentRefunds(
  refunds: readonly StoredRefund[],
  { db, tripReferences }: Pick<MoneyServices, 'db' | 'tripReferences'>,
): Promise<Refund[]> {
  const ids = refunds.flatMap(({ payer, by }) => [payer, ...(by ? [by] : [])]);
  const people = new Map(
    (await db.users.findMany([...new Set(ids)])).map((user) => [user.id, fullName(user)]),
  );
  const references = await tripReferences([...new Set(refunds.flatMap(({ booking }) => booking ?? []))]);
  return refunds.map((refund) => {
    const bookingReference = refund.booking && references.get(refund.booking);
    return {
      ...onlyFields(refund, fields),
      ...(bookingReference && { bookingReference }),
      payerName: people.get(refund.payer) ?? '',
      byName: refund.by && (people.get(refund.by) ?? ''),
    } as Refund;
  });
}
