import { notificationAudienceSchema, notificationReachSchema } from '@wayfare/shared';
import { operation } from '../operation.js';
import { audienceOf } from './audienceOf.js';

/** What admins ask before they send a notification. */
export const notificationOperations = [
  operation({
    id: 'countReach',
    method: 'post',
    path: '/notifications/reach',
    summary: 'Count the users with a device that a notification would be for now',
    access: ['admin'],
    body: notificationAudienceSchema,
    answers: notificationReachSchema,
    async act({ body, services }) {
      return { users: await services.db.devices.countAudience(await audienceOf(body, services)) };
    },
  }),
];
