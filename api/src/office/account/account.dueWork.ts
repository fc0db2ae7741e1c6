import type { OfficeServices } from '../services.js';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { recordDriverEvents } from '../onboarding/driverEvents.js';
import { mailInvitation } from './mailInvitation.js';
import { settleCredentials } from './settleCredentials.js';

/** Invitations that are due, and accounts left half created or half removed. */
export const accountDueWork = {
  mailInvitations: {
    name: 'mail invitations',
    run: async (limit, services) =>
      forEachOne(await services.db.users.findWithInviteDue(limit), (uid) => mailInvitation(uid, services)),
  },
  recordDriverEvents: { name: 'record events of drivers for webhooks', run: recordDriverEvents },
  settleCredentials: { name: 'settle credentials without a user', run: settleCredentials },
} satisfies DueWorkOfEntity<OfficeServices>;
