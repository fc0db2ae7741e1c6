import type { Actor, CannedReply, ConversationMessage, ConversationMessageInput } from '@wayfare/shared';
import type { ClaimedId } from '../../platform/idempotency/idempotentRequest.js';
import { translator } from '../../basics/language/translate.js';
import type { OfficeServices } from '../services.js';
import { findVisibleBooking } from '../../trips/booking/findBooking.js';
import { type Correspondent, findCorrespondent } from './findCorrespondent.js';
import { writeMessage } from './writeMessage.js';

/**
 * The desk writes to a user, on their own or about one of their trips. With an Idempotency-Key, a repeated
 * request returns the message of the first one.
 * @throws not_found (404) for a user the dispatcher may not talk to, or a trip they may not see;
 *   answered_meanwhile (409) naming the colleague whose message they have not read
 */
export async function writeToUser(
  actor: Actor,
  user: string,
  { message, reply, booking, seen }: ConversationMessageInput,
  claimId: () => Promise<ClaimedId>,
  services: OfficeServices,
): Promise<ConversationMessage> {
  const correspondent = await findCorrespondent(actor, 'create', user, services);
  if (booking !== undefined) await findVisibleBooking(actor, booking, services);
  const { id } = await claimId();
  const text = reply ? await cannedText(reply, correspondent, services) : (message ?? '');
  return writeMessage(actor, correspondent, { id, message: text, booking, seen }, services);
}

/** A ready-made message in the receiver's language. */
async function cannedText(reply: CannedReply, { language }: Correspondent, services: OfficeServices) {
  const standard = (await services.db.languages.findDefault())?.langLocale ?? 'en';
  return (await translator(language ?? standard, services))(reply);
}
