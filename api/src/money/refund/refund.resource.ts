import { fullName, type Refund, refundSchema } from '@wayfare/shared';
import { onlyFields } from '../../platform/crud/onlyFields.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import type { MoneyServices } from '../services.js';
import type { StoredRefund } from './storedRefund.js';
import { noProof } from '../../platform/operation/noProof.js';

const fields = Object.keys(refundSchema.shape);

/** Refunds to cards, for admins. */
export const refundResource: ResourceDefinition<StoredRefund, never, MoneyServices> = {
  name: 'cardrefunds',
  stepUp: { export: noProof.reads },
  entity: 'CardRefund',
  record: refundSchema,
  filters: { order: 'text', payer: 'text', state: 'text', createdAt: 'number' },
  sorts: ['createdAt', 'DESC'],
  reads: ({ db }) => db.refunds,
  present: (refunds, _actor, services) => presentRefunds(refunds, services),
};

/** Every response with refunds is built here: adds the names of the people in them. */
export async function presentRefunds(
  refunds: readonly StoredRefund[],
  { db }: Pick<MoneyServices, 'db'>,
): Promise<Refund[]> {
  const ids = refunds.flatMap(({ payer, by }) => [payer, ...(by ? [by] : [])]);
  const people = new Map(
    (await db.users.findMany([...new Set(ids)])).map((user) => [user.id, fullName(user)]),
  );
  return refunds.map(
    (refund) =>
      ({
        ...onlyFields(refund, fields),
        payerName: people.get(refund.payer) ?? '',
        byName: refund.by && (people.get(refund.by) ?? ''),
      }) as Refund,
  );
}
