import { type Actor, type ConversationMessage, notFound, TakenMeanwhile } from '@wayfare/shared';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { OfficeServices } from '../services.js';
import { presentConversationMessages } from './conversation.presenter.js';
import { type Correspondent, fleetOf } from './findCorrespondent.js';
import type { StoredConversationMessage } from './storedConversation.js';
import { sendConversationChanged } from './conversation.realtime.js';

/**
 * Messages of one side in a row, at most this far apart in ms, form a burst: the user is notified of the
 * first only.
 */
const BURST_MS = 5 * 60_000;
/** How long a process has to finish a message before the sweeper takes over, in ms. */
const GRACE_MS = 10_000;
/** How often to retry for a place in the conversation when other messages keep taking it. */
const TRIES = 20;

/** A message to be written: its id, its text, and the trip it is about. */
interface NewMessage {
  id: string;
  message: string;
  booking?: string | undefined;
  /** The place of the last message that its author has read. */
  seen?: number | undefined;
}

/**
 * Writes into the conversation of the desk and a user: the user themselves, or a dispatcher. Repeating the
 * same id returns the same message and changes nothing.
 * @throws not_found (404) for a booking that is not the user's
 */
export async function writeMessage(
  actor: Actor,
  user: Correspondent,
  input: NewMessage,
  services: OfficeServices,
): Promise<ConversationMessage> {
  const message = await addMessage(actor, user, input, services);
  await tryToFinish(message, user, services);
  const [presented] = await presentConversationMessages([message], actor, services);
  return presented as ConversationMessage;
}

async function addMessage(
  { uid, usertype }: Actor,
  user: Correspondent,
  { id, message: text, booking, seen }: NewMessage,
  { db, clock }: OfficeServices,
): Promise<StoredConversationMessage> {
  const about = booking === undefined ? {} : await tripOf(user, booking, db);
  const isFromUser = uid === user.id;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const before = await db.conversationMessages.findById(id);
    if (before) return before;
    const last = await db.conversationMessages.lastOf(user.id);
    if (seen !== undefined && (last?.sequence ?? 0) > seen) await requireRead(uid, user, seen, db);
    const at = clock.now();
    const isOfBurst = last !== null && last.from !== user.id && at - last.at < BURST_MS;
    const message: StoredConversationMessage = {
      id,
      user: user.id,
      message: text,
      from: uid,
      source: usertype,
      at,
      ...about,
      sequence: (last?.sequence ?? 0) + 1,
      fromUser: (last?.fromUser ?? 0) + (isFromUser ? 1 : 0),
      fromStaff: (last?.fromStaff ?? 0) + (isFromUser ? 0 : 1),
      fleetadmin: fleetOf(user),
      due: at + GRACE_MS,
      ...(!isFromUser && !isOfBurst && { notifies: true }),
    };
    if (await db.conversationMessages.add(message)) return message;
  }
  throw new Error(`no free place in the conversation of ${user.id}`);
}

/** @throws answered_meanwhile (409) if a colleague has written since the author read the conversation */
async function requireRead(
  uid: string,
  user: Correspondent,
  seen: number,
  db: OfficeServices['db'],
): Promise<void> {
  const message = await db.conversationMessages.lastOfOthers(user.id, { after: seen, than: uid });
  const name = message && (await db.users.namesOf([message.from])).get(message.from);
  if (message && name) throw new TakenMeanwhile('answered_meanwhile', name, message.at);
}

/** The trip that a message is about: one of the user's own. */
async function tripOf(user: Correspondent, id: string, db: OfficeServices['db']) {
  const booking = await db.bookings.findById(id);
  if (!booking || (booking.customer !== user.id && booking.driver !== user.id)) throw notFound();
  return { booking: booking.id, reference: booking.reference };
}

/** Failures are left to the sweeper: the message itself is already stored. */
async function tryToFinish(
  message: StoredConversationMessage,
  user: Correspondent,
  services: OfficeServices,
) {
  try {
    await finishMessage(message, user, services);
  } catch (error) {
    services.log.error(
      { err: error, message: message.id },
      'a message of a conversation will be finished later',
    );
  }
}

/**
 * Shows a message in lists and open pages, and notifies the user's devices of the desk's. Can be repeated.
 */
async function finishMessage(
  message: StoredConversationMessage,
  user: Correspondent,
  { db, realtime, notifier }: OfficeServices,
): Promise<void> {
  await db.conversations.show(message, user.usertype);
  sendConversationChanged({ user: user.id, fleetadmin: message.fleetadmin }, realtime);
  if (message.notifies)
    await notifier.push(`conversation:${message.id}`, {
      to: user.id,
      title: 'notice_chat_title',
      body: 'notice_chat_from_desk',
      // Without a booking: the conversation with the business.
      screen: 'onlineChat',
    });
  await db.conversationMessages.finish(message.id);
}

/** Finishes messages whose process crashed before it could. */
export async function sweepUnfinishedMessages(limit: number, services: OfficeServices): Promise<void> {
  const { db, clock } = services;
  await forEachOne(await db.conversationMessages.findDue(clock.now(), limit), async (message) => {
    const user = await db.users.findById(message.user);
    if (user) await tryToFinish(message, user as Correspondent, services);
    // The account was deleted while the message was written.
    else {
      await db.conversationMessages.removeOf(message.user);
      await db.conversations.removeOf(message.user);
    }
  });
}
