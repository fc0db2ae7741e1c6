import type { Actor, ChatMessage, ChatPage } from '@wayfare/shared';
import type { TripsServices } from '../services.js';
import { findBookingFor } from '../booking/findBooking.js';
import { presentMessages } from './chatMessage.presenter.js';

/**
 * A page of a trip's chat, oldest first. @throws not_found (404) for a trip whose chat the actor may not read
 */
export async function readMessages(
  actor: Actor,
  bookingId: string,
  page: ChatPage,
  services: TripsServices,
): Promise<ChatMessage[]> {
  const booking = await findBookingFor(actor, 'list', 'messages', bookingId, services);
  // Drivers do not see the rider's messages to an earlier driver of the trip.
  const since = actor.usertype === 'driver' ? (booking.driver_accept_time ?? 0) : 0;
  return presentMessages(await services.db.chatMessages.page(booking.id, page, since), services);
}
