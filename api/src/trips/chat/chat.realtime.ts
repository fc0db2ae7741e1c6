import type { ChatEvents, ChatMessage } from '@wayfare/shared';
import { type Realtime, roomsOf } from '../../platform/realtime.js';
import type { StoredBooking } from '../booking/store/storedBooking.js';

/** The room of the admins who follow a booking, for the chat between its parties. */
export const chatRoom = (booking: string) => `booking:${booking}:chat`;

/** Sends a message to the booking's parties, and to admins who follow it. */
export function sendChatMessage(
  { id, customer, driver }: Pick<StoredBooking, 'id' | 'customer' | 'driver'>,
  message: ChatMessage,
  realtime: Realtime,
): void {
  realtime.send<ChatEvents>([chatRoom(id), ...roomsOf(customer, driver)], 'chat:message', {
    booking: id,
    message,
  });
}
