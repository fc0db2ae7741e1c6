import { idSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { invite } from './invite.js';

/** Inviting people whom staff added, also where no mail can be sent. */
export const invitationOperations = [
  operation({
    id: 'inviteUser',
    stepUp: true,
    method: 'post',
    path: '/users/:id/invitation',
    summary:
      'Invite a person added by staff again; without a mail server, returns a link to hand over, once, for an account that nobody has used',
    permission: 'changeUsers',
    access: ['admin', 'fleetadmin'],
    params: z.object({ id: idSchema }),
    answers: z.object({
      /** Whether a mail was sent. Otherwise, `url` is the link, until `expiresAt` (ms timestamp). */
      mailed: z.boolean(),
      url: z.string().optional(),
      expiresAt: z.number().int().optional(),
    }),
    act: ({ actor, params: { id }, services }) => invite(actor, id, services),
  }),
];
