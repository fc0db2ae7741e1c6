import { conflict, earningCut, placeSchema, userSchema } from '@wayfare/shared';
import { operation } from '../../platform/operation/operation.js';
import { presentUser } from './user.presenter.js';

/** Drivers who want to end their work get only trips toward a place that they choose. */
export const headingHomeOperations = [
  operation({
    id: 'headHome',
    method: 'put',
    path: '/drivers/me/heading',
    summary:
      'As a driver, get only offers of trips that bring you closer to a place, as often per day as the settings allow. Repeating it for the same place changes nothing',
    access: ['driver'],
    body: placeSchema,
    answers: userSchema.partial(),
    async act({ actor, user, body, services }) {
      const { db, clock } = services;
      const { heading } = user;
      if (heading?.isOn && heading.lat === body.lat && heading.lng === body.lng)
        return presentUser(user, actor, services);
      const { headingsPerDay: most, timeZone } = await db.settings.settings();
      const { day } = earningCut(clock.now(), timeZone);
      if (!(await db.users.headHome(actor.uid, body, { day, most }))) throw conflict('heading_used_up');
      await services.liveDrivers.refresh(actor.uid);
      return presentUser((await db.users.findById(actor.uid)) ?? user, actor, services);
    },
  }),
  operation({
    id: 'stopHeadingHome',
    method: 'delete',
    path: '/drivers/me/heading',
    summary: 'As a driver, get all offers again. The place stays stored for the next time',
    access: ['driver'],
    answers: userSchema.partial(),
    async act({ actor, user, services }) {
      const { db, liveDrivers } = services;
      await db.users.stopHeading(actor.uid);
      await liveDrivers.refresh(actor.uid);
      return presentUser((await db.users.findById(actor.uid)) ?? user, actor, services);
    },
  }),
];
