import { ATTENTION_LIMIT, attentionSchema } from '@wayfare/shared';
import { operation } from '../operation.js';
import { readAttention } from './readAttention.js';

export const attentionOperations = [
  operation({
    id: 'getAttention',
    method: 'get',
    path: '/attention',
    summary: `Count what waits for the caller, by kind, each up to ${ATTENTION_LIMIT}. Kinds that the caller may not deal with are left out`,
    permission: 'ownAccount',
    access: ['admin', 'fleetadmin'],
    answers: attentionSchema,
    act: ({ actor, services }) => readAttention(actor, services),
  }),
];
