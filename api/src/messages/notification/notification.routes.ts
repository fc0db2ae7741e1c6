import { deviceMessageSchema, notificationAudienceSchema, notificationReachSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { audienceOf } from './audienceOf.js';
import { sendToDevice } from './sendToDevice.js';
import { noProof } from '../../platform/operation/noProof.js';

/** Sending a message to a single device, and what admins ask before they send a notification to many. */
export const notificationOperations = [
  operation({
    id: 'sendNotification',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/send_notification',
    summary: 'Send a message to a device; the response is the same if the device is unknown',
    access: 'public',
    limit: 'sendNotification',
    subjects: ({ body }) => ({ device: body.token.trim() }),
    body: deviceMessageSchema,
    answers: z.object({ ok: z.literal(true) }),
    async act({ body, services }) {
      await sendToDevice(body, services);
      return { ok: true } as const;
    },
  }),
  operation({
    id: 'countReach',
    noProof: noProof.reads,
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
