import {
  type Actor,
  type CannedReply,
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
import { findVisibleBooking } from '../../trips/booking/findBooking.js';
import { idempotentRequest } from '../../platform/idempotency/idempotentRequest.js';
import { translator } from '../../basics/language/translate.js';
import { operation } from '../operation.js';
import type { OfficeServices } from '../services.js';
import { presentConversationMessages } from './conversation.presenter.js';
import { type Correspondent, findCorrespondent, fleetLimit, ownCorrespondent } from './findCorrespondent.js';
import { writeMessage } from './writeMessage.js';
import { sendConversationChanged } from './conversation.realtime.js';

const params = z.object({ id: idSchema });
const done = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;
const desk = ['fleetadmin', 'admin'] as const;
const correspondents = ['rider', 'driver'] as const;

/** How many messages about a trip its page shows: the newest. */
const MESSAGES_OF_TRIP = 100;

/** What dispatchers do: admins with all riders and drivers, fleet admins with their own drivers. */
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
    async act({ actor, params: { id }, query, services }) {
      await findCorrespondent(actor, 'list', id, services);
      const messages = await services.db.conversationMessages.page(id, query, fleetLimit(actor));
      return presentConversationMessages(messages, actor, services);
    },
  }),
  operation({
    id: 'writeToUser',
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
    async act({ actor, params: { id: user }, body, request, services }) {
      const correspondent = await findCorrespondent(actor, 'create', user, services);
      // The trip is one that the dispatcher may see, too.
      if (body.booking !== undefined) await findVisibleBooking(actor, body.booking, services);
      const { id } = await idempotentRequest(request, actor, services);
      const { message, reply, booking } = body;
      const text = reply ? await cannedText(reply, correspondent, services) : (message ?? '');
      return writeMessage(actor, correspondent, { id, message: text, booking }, services);
    },
  }),
  operation({
    id: 'markConversationRead',
    method: 'post',
    path: '/conversations/:id/read',
    summary: 'Mark a rider’s or driver’s messages as read by the desk, up to a place',
    permission: 'chats',
    access: [...desk],
    params,
    body: readUpToSchema,
    answers: done,
    async act({ actor, params: { id }, body, services }) {
      await findCorrespondent(actor, 'edit', id, services);
      const { db } = services;
      const last = await db.conversationMessages.lastOf(id, body.upTo);
      if (!last) return ok;
      await db.conversations.markReadByStaff(last);
      sendConversationChanged({ user: id, fleetadmin: last.fleetadmin }, services.realtime);
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
    async act({ actor, params: { id }, services }) {
      const booking = await findVisibleBooking(actor, id, services);
      const { conversationMessages } = services.db;
      const messages = await conversationMessages.about(booking.id, MESSAGES_OF_TRIP, fleetLimit(actor));
      return presentConversationMessages(messages, actor, services);
    },
  }),
];

/** What riders and drivers do with their own conversation. */
const ownOperations = [
  operation({
    id: 'getOwnConversation',
    method: 'get',
    path: '/users/me/conversation',
    summary:
      'Get how many of the desk’s messages are unread, and up to where the desk has read the conversation',
    access: [...correspondents],
    answers: ownConversationSchema,
    act: ({ actor, services }) => ownConversation(actor, services),
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
    async act({ actor, query, services }) {
      const messages = await services.db.conversationMessages.page(actor.uid, query);
      return presentConversationMessages(messages, actor, services);
    },
  }),
  operation({
    id: 'writeToDesk',
    method: 'post',
    path: '/users/me/conversation/messages',
    summary: 'Write to the desk, in general or about one of the signed-in user’s trips',
    honorsIdempotencyKey: true,
    access: [...correspondents],
    limit: 'chat',
    body: ownConversationInputSchema,
    answers: conversationMessageSchema,
    status: 201,
    async act({ actor, body, request, services }) {
      const user = await ownCorrespondent(actor, services);
      const { id } = await idempotentRequest(request, actor, services);
      return writeMessage(actor, user, { ...body, id }, services);
    },
  }),
  operation({
    id: 'markOwnConversationRead',
    method: 'post',
    path: '/users/me/conversation/read',
    summary: 'Mark the desk’s messages to the signed-in user as read, up to a place',
    access: [...correspondents],
    body: readUpToSchema,
    answers: done,
    async act({ actor, body, services }) {
      const { db } = services;
      const last = await db.conversationMessages.lastOf(actor.uid, body.upTo);
      if (!last) return ok;
      await db.conversations.markReadByUser(last);
      sendConversationChanged({ user: actor.uid, fleetadmin: last.fleetadmin }, services.realtime);
      return ok;
    },
  }),
];

export const conversationOperations = [...deskOperations, ...ownOperations];

/** A ready-made message in the receiver's language. */
async function cannedText(reply: CannedReply, { language }: Correspondent, services: OfficeServices) {
  const standard = (await services.db.languages.findDefault())?.langLocale ?? 'en';
  return (await translator(language ?? standard, services))(reply);
}

async function ownConversation({ uid }: Actor, { db }: OfficeServices) {
  const found = await db.conversations.findById(uid);
  return {
    unread: found ? Math.max(0, found.fromStaff - found.userRead) : 0,
    readByStaff: found?.readByStaff ?? 0,
  };
}
