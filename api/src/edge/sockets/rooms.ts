import type { Resource } from '@wayfare/shared';

/** Names of the socket rooms: who receives which events. */
export const room = {
  user: (uid: string) => `user:${uid}`,
  /** Users who follow a booking. */
  booking: (id: string) => `booking:${id}`,
  /** Admins who follow a booking, for the chat between its parties. */
  chat: (id: string) => `booking:${id}:chat`,
  /** Full admins. */
  admins: 'admins',
  /** Admins whose staff role lets them read a resource. */
  readers: (resource: Resource) => `admins:${resource}`,
};
