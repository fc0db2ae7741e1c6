import {
  idSchema,
  inboxPageSchema,
  inboxQuerySchema,
  markReadSchema,
  notFound,
  unreadSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { sendInboxChanged } from './inbox.realtime.js';
import { readInbox } from './readInbox.js';
import { noProof } from '../../platform/operation/noProof.js';

const done = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;

/** Operations of users on their own notifications (rules 3.5, 7.31). Users see and change only their own. */
export const inboxOperations = [
  operation({
    id: 'listOwnNotifications',
    method: 'get',
    path: '/users/me/notifications',
    summary:
      'List a page of the signed-in user’s notifications, newest first, in the language of the request',
    access: 'signedIn',
    query: inboxQuerySchema,
    answers: inboxPageSchema,
    act: ({ actor, query, request, services }) => readInbox(actor, query, request, services),
  }),
  operation({
    id: 'countUnreadNotifications',
    method: 'get',
    path: '/users/me/notifications/unread',
    summary: 'Count the signed-in user’s unread notifications',
    access: 'signedIn',
    answers: unreadSchema,
    act: async ({ actor, services }) => ({ unread: await services.db.inbox.countUnread(actor.uid) }),
  }),
  operation({
    id: 'markAllNotificationsRead',
    noProof: noProof.ownRecord,
    method: 'post',
    path: '/users/me/notifications/read',
    summary: 'Mark all of the signed-in user’s notifications as read, or those sent up to a time',
    access: 'signedIn',
    body: markReadSchema,
    answers: done,
    async act({ actor, body, services }) {
      await services.db.inbox.markAllRead(actor.uid, body.upTo);
      sendInboxChanged([actor.uid], services.realtime);
      return ok;
    },
  }),
  operation({
    id: 'markNotificationRead',
    noProof: noProof.ownRecord,
    method: 'post',
    path: '/users/me/notifications/:id/read',
    summary: 'Mark one of the signed-in user’s notifications as read',
    access: 'signedIn',
    params: z.object({ id: idSchema }),
    answers: done,
    async act({ actor, params, services }) {
      if (!(await services.db.inbox.markRead(actor.uid, params.id))) throw notFound();
      sendInboxChanged([actor.uid], services.realtime);
      return ok;
    },
  }),
];
