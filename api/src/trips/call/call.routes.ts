import { z } from 'zod';
import { operation } from '../operation.js';
import { connectCall, RELAYED_CALLS } from './connectCall.js';
import { noProof } from '../../platform/operation/noProof.js';

/** The form Twilio sends for a call. All of it is signed, so all of it is kept. */
const callForm = z.looseObject({ From: z.string().max(40), To: z.string().max(40) });

/** Calls between driver and rider through a relay number. */
export const callOperations = [
  operation({
    id: 'connectCall',
    noProof: noProof.provesItself,
    method: 'post',
    path: RELAYED_CALLS,
    summary: 'Connect a call to a relay number (signed request from Twilio)',
    access: 'public',
    fromAnywhere: true,
    limit: 'webhook',
    reads: 'form',
    body: callForm,
    sends: 'text/xml',
    async act({ body: form, request, response, services }) {
      const signature = request.get('x-twilio-signature');
      // First: a refusal is sent as JSON.
      const instructions = await connectCall({ form, signature }, services);
      response.type('text/xml').send(instructions);
    },
  }),
];
