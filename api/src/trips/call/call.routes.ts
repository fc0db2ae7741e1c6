import { FALLBACK_LOCALE, forbidden, notFound } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { knownLocale, translator } from '../../basics/language/translate.js';
import type { TripsServices } from '../services.js';
import { answerCall, type CallRefusal } from './answerCall.js';
import { connecting, refusing } from '../../messages/call/twiml.js';
import { isSignedByTwilio } from '../../messages/call/twilioSignature.js';

const PATH = '/calls/relay';

/** The form Twilio sends for a call. All of it is signed, so all of it is kept. */
const callForm = z.looseObject({ From: z.string().max(40), To: z.string().max(40) });

/** Calls between driver and rider through a relay number. */
export const callOperations = [
  operation({
    id: 'connectCall',
    method: 'post',
    path: PATH,
    summary: 'Connect a call to a relay number (signed request from Twilio)',
    access: 'public',
    fromAnywhere: true,
    limit: 'webhook',
    reads: 'form',
    body: callForm,
    sends: 'text/xml',
    async act({ body, request, response, services }) {
      const { TWILIO_AUTH_TOKEN: token, PUBLIC_URL } = services.config;
      if (!services.callRelay || !token) throw notFound();
      const form = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
      const signature = request.get('x-twilio-signature') ?? '';
      if (!isSignedByTwilio({ url: `${PUBLIC_URL}/api${PATH}`, form, signature }, token)) throw forbidden();
      const call = await answerCall({ caller: body.From, relayNumber: body.To }, services);
      response
        .type('text/xml')
        .send(
          typeof call === 'string' ? refusing(await refusalFor(body.From, call, services)) : connecting(call),
        );
    },
  }),
];

/** The text for a caller who is not connected, in the caller's language. */
async function refusalFor(caller: string, why: CallRefusal, services: TripsServices) {
  const user = await services.db.users.findByMobile(caller);
  const locale = knownLocale(user?.language ?? FALLBACK_LOCALE);
  return { locale, text: (await translator(locale, services))(why) };
}
