import type { OfficeServices } from '../services.js';
import { alertSchema } from '@wayfare/shared';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { presentAlerts } from './alert.presenter.js';
import type { StoredAlert } from './storedAlert.js';
import { noProof } from '../../platform/operation/noProof.js';

/** Alerts about trips. The rules open them; the operations in alert.routes take care of them. */
export const alertResource: ResourceDefinition<StoredAlert, never, OfficeServices> = {
  name: 'alerts',
  listImportance: 'first',
  stepUp: { export: noProof.reads },
  record: alertSchema,
  filters: {
    kind: 'text',
    state: 'text',
    booking: 'text',
    driver: 'text',
    owner: 'text',
    openedAt: 'number',
  },
  sorts: ['openedAt', 'DESC'],
  searched: ['reference'],
  reads: ({ db }) => db.alerts,
  present: (alerts, _actor, services) => presentAlerts(alerts, services),
};
