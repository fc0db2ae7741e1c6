import { FALLBACK_LOCALE, notFound } from '@wayfare/shared';
import { knownLocale, translator } from '../../basics/language/translate.js';
import { readTwilioForm } from '../../messages/call/twilioSignature.js';
import { connecting, refusing } from '../../messages/call/twiml.js';
import type { TripsServices } from '../services.js';
import { answerCall, type CallRefusal } from './answerCall.js';

/** Where Twilio sends calls to relay numbers. */
export const RELAYED_CALLS = '/calls/relay';

/** The form that Twilio sends for a call, and its signature. */
interface SentCall {
  form: Readonly<Record<string, unknown>> & { From: string; To: string };
  signature: string | undefined;
}

/**
 * Connects a call to a relay number, or tells the caller why not. Returns the instructions for Twilio, as
 * XML.
 * @throws not_found (404) without relay numbers; and as `readTwilioForm`
 */
export async function connectCall(sent: SentCall, services: TripsServices): Promise<string> {
  if (!services.callRelay) throw notFound();
  readTwilioForm({ path: RELAYED_CALLS, ...sent }, services.config);
  const { From: caller, To: relayNumber } = sent.form;
  const call = await answerCall({ caller, relayNumber }, services);
  return typeof call === 'string' ? refusing(await refusalFor(caller, call, services)) : connecting(call);
}

/** The text for a caller who is not connected, in the caller's language. */
async function refusalFor(caller: string, why: CallRefusal, services: TripsServices) {
  const user = await services.db.users.findByProven('mobile', caller);
  const locale = knownLocale(user?.language ?? FALLBACK_LOCALE);
  return { locale, text: (await translator(locale, services))(why) };
}
