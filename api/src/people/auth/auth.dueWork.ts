import type { PeopleServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { endIdleSignIns } from './idleSignIns.js';
import { answerResetRequests } from './resetPassword.js';

/** Password resets to mail, and sign-ins, codes and links that have ended. */
export const authDueWork = {
  answerResets: { name: 'mail password reset links', run: answerResetRequests },
  endIdle: { name: 'end idle sign-ins', run: endIdleSignIns },
  forgetExpired: {
    name: 'forget expired sign-ins, codes and links',
    async run(_limit, { db, clock }) {
      await db.tokenFamilies.sweep(clock.now());
      await db.loginCodes.sweep(clock.now());
      await db.passkeys.sweep(clock.now());
      await db.secondFactors.sweep(clock.now());
      await db.emailLinks.sweep(clock.now());
      await db.knownPlaces.sweep(clock.now());
    },
  },
} satisfies DueWorkOfEntity<PeopleServices>;
