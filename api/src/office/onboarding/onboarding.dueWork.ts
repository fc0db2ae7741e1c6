import { forEachOne } from '../../platform/run/forEachOne.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import type { OfficeServices } from '../services.js';
import { notifyAboutOnboarding } from './notifyAboutOnboarding.js';

/** Messages about the steps of onboardings. */
export const onboardingDueWork = {
  notify: {
    name: 'notify drivers of their onboarding',
    run: async (limit, services) =>
      forEachOne(await services.db.users.findWithOnboardingNotice(limit), (uid) =>
        notifyAboutOnboarding(uid, services),
      ),
  },
} satisfies DueWorkOfEntity<OfficeServices>;
