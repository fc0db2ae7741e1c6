import type { MessagesServices } from '../services.js';
import { HIDDEN, type SmsRecord, smsSchema } from '@wayfare/shared';
import { presentAs } from '../../platform/crud/onlyFields.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';

const presented = presentAs(smsSchema);

/**
 * The SMS of the last 30 days and what became of them, for admins. Demo mode hides the numbers (rule 6.22).
 */
export const smsResource: ResourceDefinition<SmsRecord, never, MessagesServices> = {
  name: 'sms',
  stepUp: { export: true },
  entity: 'SmsMessage',
  record: smsSchema,
  filters: { to: 'text', state: 'text', at: 'number' },
  sorts: ['at', 'DESC'],
  hidden: (_actor, { AllowCriticalEditsAdmin }) => (AllowCriticalEditsAdmin ? [] : ['to']),
  reads: ({ db }) => db.sms,
  async present(records, _actor, { db }) {
    const { AllowCriticalEditsAdmin } = await db.settings.settings();
    return presented(
      AllowCriticalEditsAdmin ? records : records.map((record) => ({ ...record, to: HIDDEN })),
    );
  },
};
