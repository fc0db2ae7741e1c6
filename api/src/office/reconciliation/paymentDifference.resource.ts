import type { OfficeServices } from '../services.js';
import { type PaymentDifference, paymentDifferenceSchema } from '@wayfare/shared';
import { presentAs } from '../../platform/crud/onlyFields.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { noProof } from '../../platform/operation/noProof.js';

/** Payments that differ from their provider's records, for admins. */
export const paymentDifferenceResource: ResourceDefinition<PaymentDifference, never, OfficeServices> = {
  name: 'paymentdifferences',
  stepUp: { export: noProof.reads },
  entity: 'PaymentDifference',
  record: paymentDifferenceSchema,
  filters: { kind: 'text', provider: 'text', startedAt: 'number' },
  sorts: ['startedAt', 'DESC'],
  reads: ({ db }) => db.paymentDifferences,
  present: presentAs(paymentDifferenceSchema),
};
