import type { ChatMessage } from './chatMessage.schema.js';

/** Socket events about messages between rider and driver. */
export interface ChatEvents {
  /** To the booking's rider and driver, and to admins who follow it. */
  'chat:message': (event: { booking: string; message: ChatMessage }) => void;
}
