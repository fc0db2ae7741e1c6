import {
  chatPageSchema,
  conversationMessageInputSchema,
  conversationMessageSchema,
  idSchema,
  ownConversationInputSchema,
  ownConversationSchema,
  readUpToSchema,
  unreadConversationsSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { fleetLimit, ownCorrespondent } from './findCorrespondent.js';
import { markReadByDesk, markReadByUser } from './markRead.js';
import {
  countOwnUnread,
  readConversation,
  readOwnConversation,
  readTripConversation,
} from './readConversation.js';
import { writeMessage } from './writeMessage.js';
import { writeToUser } from './writeToUser.js';
import { noProof } from '../../platform/operation/noProof.js';

const params = z.object({ id: idSchema });
const done = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;
const desk = ['fleetadmin', 'admin'] as const;
const correspondents = ['rider', 'driver'] as const;

/** Operations of dispatchers: admins with all riders and drivers, fleet admins with their own drivers. */
const deskOperations = [
  operation({
    id: 'countUnreadConversations',
    method: 'get',
    path: '/conversations/unread',
    summary: 'Count the conversations that the desk has not read, up to a limit',
    permission: 'chats',
    access: [...desk],
    answers: unreadConversationsSchema,
    act: async ({ actor, services }) => ({
      unread: await services.db.conversations.countUnread(fleetLimit(actor)),
    }),
  }),
  operation({
    id: 'listConversationMessages',
    method: 'get',
    path: '/conversations/:id/messages',
    summary:
      'List a page of the desk’s conversation with a rider or driver, oldest first: the newest messages, or those before or after a given place',
    permission: 'chats',
    access: [...desk],
    params,
    query: chatPageSchema,
    answers: z.array(conversationMessageSchema),
    act: ({ actor, params: { id }, query, services }) => readConversation(actor, id, query, services),
  }),
  operation({
    id: 'writeToUser',
    noProof: noProof.deskWork,
    method: 'post',
    path: '/conversations/:id/messages',
    summary: 'Write to a rider or driver, on their own or about one of their trips',
    honorsIdempotencyKey: true,
    permission: 'chats',
    access: [...desk],
    limit: 'chat',
    params,
    body: conversationMessageInputSchema,
    answers: conversationMessageSchema,
    status: 201,
    act: ({ actor, params: { id }, body, claimId, services }) =>
      writeToUser(actor, id, body, claimId, services),
  }),
  operation({
    id: 'markConversationRead',
    noProof: noProof.deskWork,
    method: 'post',
    path: '/conversations/:id/read',
    summary: 'Mark a rider’s or driver’s messages as read by the desk, up to a place',
    permission: 'chats',
    access: [...desk],
    params,
    body: readUpToSchema,
    answers: done,
    async act({ actor, params: { id }, body, services }) {
      await markReadByDesk(actor, id, body.upTo, services);
      return ok;
    },
  }),
  operation({
    id: 'listTripConversation',
    method: 'get',
    path: '/bookings/:id/conversation',
    summary: 'List what the desk and the parties of a trip wrote to each other about it, oldest first',
    permission: 'chats',
    access: [...desk],
    params,
    answers: z.array(conversationMessageSchema),
    act: ({ actor, params: { id }, services }) => readTripConversation(actor, id, services),
  }),
];

/** Operations of riders and drivers on their own conversation. */
const ownOperations = [
  operation({
    id: 'getOwnConversation',
    method: 'get',
    path: '/users/me/conversation',
    summary:
      'Get how many of the desk’s messages are unread, and up to where the desk has read the conversation',
    access: [...correspondents],
    answers: ownConversationSchema,
    act: ({ actor, services }) => countOwnUnread(actor, services),
  }),
  operation({
    id: 'listOwnConversationMessages',
    method: 'get',
    path: '/users/me/conversation/messages',
    summary:
      'List a page of the signed-in user’s conversation with the desk, oldest first: the newest messages, or those before or after a given place',
    access: [...correspondents],
    query: chatPageSchema,
    answers: z.array(conversationMessageSchema),
    act: ({ actor, query, services }) => readOwnConversation(actor, query, services),
  }),
  operation({
    id: 'writeToDesk',
    noProof: noProof.ownRecord,
    method: 'post',
    path: '/users/me/conversation/messages',
    summary: 'Write to the desk, in general or about one of the signed-in user’s trips',
    honorsIdempotencyKey: true,
    access: [...correspondents],
    limit: 'chat',
    body: ownConversationInputSchema,
    answers: conversationMessageSchema,
    status: 201,
    async act({ actor, body, claimId, services }) {
      const user = await ownCorrespondent(actor, services);
      const { id } = await claimId();
      return writeMessage(actor, user, { ...body, id }, services);
    },
  }),
  operation({
    id: 'markOwnConversationRead',
    noProof: noProof.ownRecord,
    method: 'post',
    path: '/users/me/conversation/read',
    summary: 'Mark the desk’s messages to the signed-in user as read, up to a place',
    access: [...correspondents],
    body: readUpToSchema,
    answers: done,
    async act({ actor, body, services }) {
      await markReadByUser(actor, body.upTo, services);
      return ok;
    },
  }),
];

export const conversationOperations = [...deskOperations, ...ownOperations];
