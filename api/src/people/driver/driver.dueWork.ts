import { forEachOne } from '../../platform/run/forEachOne.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import type { PeopleServices } from '../services.js';
import { notifyAboutDocuments } from './document/notifyAboutDocuments.js';

/** Messages to drivers about their documents. */
export const driverDueWork = {
  notifyAboutDocuments: {
    name: 'notify drivers about their documents',
    run: async (limit, services) =>
      forEachOne(await services.db.users.findWithDocumentNotices(services.clock.now(), limit), (uid) =>
        notifyAboutDocuments(uid, services),
      ),
  },
} satisfies DueWorkOfEntity<PeopleServices>;
