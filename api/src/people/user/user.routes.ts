import { onlineChange, userSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../platform/operation/operation.js';
import { readToday } from './readToday.js';
import { presentUser } from './user.presenter.js';

export const userOperations = [
  operation({
    id: 'setDriverStatus',
    method: 'put',
    path: '/drivers/me/status',
    summary: 'Go online or offline as a driver',
    access: ['driver'],
    body: z.object({ driverActiveStatus: z.boolean() }),
    answers: userSchema.partial(),
    async act({ actor, user, body, services }) {
      // Going offline ends a break, and heading for a place.
      if (!body.driverActiveStatus) await services.db.users.stopHeading(actor.uid);
      const { driverActiveStatus } = body;
      const changes = {
        ...body,
        ...(!driverActiveStatus && { breakUntil: null }),
        ...onlineChange(user, driverActiveStatus, await readToday(services)),
      };
      const updated = (await services.db.users.update(actor.uid, changes)) ?? user;
      await services.liveDrivers.refresh(actor.uid);
      services.realtime.resourceChanged('drivers', [actor.uid]);
      return presentUser(updated, actor, services);
    },
  }),
];
