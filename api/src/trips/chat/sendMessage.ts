import { type Actor, type ChatMessage, conflict, isChatOpen, isUnreachable } from '@wayfare/shared';
import type { StoredBooking } from '../booking/store/storedBooking.js';
import { findBookingFor } from '../booking/findBooking.js';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { TripsServices } from '../services.js';
import { textPassenger } from '../booking/guest/notifyGuest.js';
import { presentMessages } from './chatMessage.presenter.js';
import type { StoredChatMessage } from './storedChatMessage.js';
import { sendChatMessage } from './chat.realtime.js';

/**
 * Messages a user writes in a row, at most this far apart in ms, form a burst: the other party is notified of
 * the first only.
 */
const BURST_MS = 5 * 60_000;
/** How long a process has to notify the other party before the sweeper takes over, in ms. */
const NOTICE_GRACE_MS = 10_000;
/** How often to retry for a place in the chat when other messages keep taking it. */
const TRIES = 20;

/**
 * The acting rider or driver writes to the other party. Repeating the same id returns the same message
 * and changes nothing.
 * @throws not_found (404) for a trip that is not theirs; chat_closed (409) without a driver or once it is
 *   closed; chat_unreachable (409) for a driver whose rider gets no messages
 */
export async function sendMessage(
  actor: Actor,
  bookingId: string,
  { id, text }: { id: string; text: string },
  services: TripsServices,
): Promise<ChatMessage> {
  const booking = await findBookingFor(actor, 'create', 'messages', bookingId, services);
  const { message, isNew } = await addMessage(actor, booking, { id, text }, services);
  const [presented] = await presentMessages([message], services);
  if (isNew) sendChatMessage(booking, presented as ChatMessage, services.realtime);
  await tryToNotify(booking, message, services);
  return presented as ChatMessage;
}

async function addMessage(
  { uid, usertype }: Actor,
  booking: StoredBooking,
  { id, text }: { id: string; text: string },
  { db, clock, sms }: TripsServices,
): Promise<{ message: StoredChatMessage; isNew: boolean }> {
  const { contactMinutes } = await db.settings.settings();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const before = await db.chatMessages.findById(id);
    if (before) return { message: before, isNew: false };
    if (!isChatOpen(booking, { now: clock.now(), contactMinutes })) throw conflict('chat_closed');
    if (usertype === 'driver' && isUnreachable(booking, sms !== null)) throw conflict('chat_unreachable');

    const last = await db.chatMessages.lastOf(booking.id);
    const at = clock.now();
    const isOfBurst = last?.from === uid && at - last.at < BURST_MS;
    const message: StoredChatMessage = {
      id,
      booking: booking.id,
      sequence: (last?.sequence ?? 0) + 1,
      message: text,
      from: uid,
      source: usertype,
      at,
      ...(!isOfBurst && { noticeDue: at + NOTICE_GRACE_MS }),
    };
    if (await db.chatMessages.add(message)) return { message, isNew: true };
  }
  throw new Error(`no free place in the chat of ${booking.id}`);
}

/** Notification failures are left to the sweeper: the message itself is already stored. */
async function tryToNotify(booking: StoredBooking, message: StoredChatMessage, services: TripsServices) {
  if (message.noticeDue === undefined) return;
  try {
    await notifyReceiver(booking, message, services);
  } catch (error) {
    services.log.error({ err: error, message: message.id }, 'a chat notification failed and will be retried');
  }
}

/** Notifies the other party's devices of a message (rule 2.63), once. */
async function notifyReceiver(
  booking: StoredBooking,
  { id, from, source }: StoredChatMessage,
  services: TripsServices,
): Promise<void> {
  const { db, notifier } = services;
  const to = from === booking.customer ? booking.driver : booking.customer;
  // Guests, callers and customers of partners may have no device of ours: the link of the trip is where they
  // read and answer.
  if (source === 'driver')
    await textPassenger(booking, { id: `chat:${id}`, text: 'sms_guest_chat' }, services);
  if (to) {
    await notifier.push(`chat:${id}`, {
      to,
      title: 'notice_chat_title',
      body: source === 'driver' ? 'notice_chat_from_driver' : 'notice_chat_from_rider',
      screen: 'onlineChat',
      params: { bookingId: booking.id },
    });
  }
  await db.chatMessages.forgetNotice(id);
}

/** Sends notifications for messages whose process crashed before it could. */
export async function sweepUnnotifiedMessages(limit: number, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  await forEachOne(await db.chatMessages.findUnnotified(clock.now(), limit), async (message) => {
    const booking = await db.bookings.findById(message.booking);
    if (booking) await tryToNotify(booking, message, services);
    else await db.chatMessages.forgetNotice(message.id);
  });
}
