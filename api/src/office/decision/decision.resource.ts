import { decisionRequestSchema } from '@wayfare/shared';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import type { OfficeServices } from '../services.js';
import { presentDecisionRequests } from './decision.presenter.js';
import type { StoredDecisionRequest } from './decision.repository.js';

/** Requests of drivers about automatic decisions: the operations of `decision.routes.ts` write them. */
export const decisionRequestResource: ResourceDefinition<StoredDecisionRequest, never, OfficeServices> = {
  name: 'decisionrequests',
  entity: 'DecisionRequest',
  record: decisionRequestSchema,
  filters: { isOpen: 'boolean', dueAt: 'number' },
  sorts: ['isOpen', 'DESC', 'dueAt'],
  reads: ({ db }) => db.decisionRequests,
  present: presentDecisionRequests,
};
