import type { OfficeServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { reconcilePayments } from './reconcile.js';

/** The nightly comparison of card payments with their providers. */
export const reconciliationDueWork = {
  compare: {
    name: 'compare card payments with their providers',
    run: (_limit, services) => reconcilePayments(services),
  },
} satisfies DueWorkOfEntity<OfficeServices>;
