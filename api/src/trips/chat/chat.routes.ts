import {
  chatMessageInputSchema,
  chatMessageSchema,
  chatPageSchema,
  guestChatPageSchema,
  guestMessageInputSchema,
  guestMessageSchema,
  idSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { readGuestMessages, sendGuestMessage } from './guestChat.js';
import { readMessages } from './readMessages.js';
import { sendMessage } from './sendMessage.js';
import { noProof } from '../../platform/operation/noProof.js';

const idParameter = z.object({ id: idSchema });

/** Messages between a trip's rider and driver (rules 3.21, 7.34). Admins can read them. */
export const chatOperations = [
  operation({
    id: 'listMessages',
    method: 'get',
    path: '/bookings/:id/messages',
    summary:
      "List a page of a trip's chat, oldest first: the newest messages, or those before or after a given place",
    permission: 'chats',
    access: ['rider', 'driver', 'admin'],
    params: idParameter,
    query: chatPageSchema,
    answers: z.array(chatMessageSchema),
    act: ({ actor, params, query, services }) => readMessages(actor, params.id, query, services),
  }),
  operation({
    id: 'sendMessage',
    noProof: noProof.ownTrip,
    method: 'post',
    path: '/bookings/:id/messages',
    summary: 'Send a message to the other party of a trip',
    honorsIdempotencyKey: true,
    access: ['rider', 'driver'],
    limit: 'chat',
    subjects: ({ params }) => ({ booking: params.id }),
    params: idParameter,
    body: chatMessageInputSchema,
    answers: chatMessageSchema,
    status: 201,
    async act({ actor, params, body, claimId, services }) {
      const { id } = await claimId();
      return sendMessage(actor, params.id, { id, text: body.message }, services);
    },
  }),
  operation({
    id: 'listGuestMessages',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/guest-trips/messages',
    summary: 'List a page of the chat of a trip that was booked without signing in, by its link',
    access: 'public',
    limit: 'follow',
    body: guestChatPageSchema,
    answers: z.array(guestMessageSchema),
    act: ({ body, services }) => readGuestMessages(body, services),
  }),
  operation({
    id: 'sendGuestMessage',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/guest-trips/message',
    summary: 'Send a message to the driver of a trip that was booked without signing in, by its link',
    access: 'public',
    limit: 'openLink',
    body: guestMessageInputSchema,
    answers: guestMessageSchema,
    status: 201,
    act: ({ body, services }) => sendGuestMessage(body, services),
  }),
];
