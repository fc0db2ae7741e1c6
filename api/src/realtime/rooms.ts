/** Who hears what: the names of the sockets' rooms. */
export const room = {
  user: (uid: string) => `user:${uid}`,
  /** Whoever follows a booking. */
  booking: (id: string) => `booking:${id}`,
  /** Admins who follow a booking, for what is written between its parties. */
  chat: (id: string) => `booking:${id}:chat`,
  admins: 'admins',
};
