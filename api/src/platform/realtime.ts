import type { Resource } from '@wayfare/shared';

/** The arguments of one event of an area: its name and its data. */
export type EventOf<Events> = {
  [Name in keyof Events]: Events[Name] extends (...carried: infer Carried) => void
    ? [name: Name, ...carried: Carried]
    : never;
}[keyof Events];

/**
 * Messages to connected clients. A lost message only causes a delay: pages read the current state over REST.
 */
export interface Realtime {
  /** Sends one of an area's events to everyone in the rooms, once to each client. */
  send<Events = never>(rooms: readonly string[], ...event: EventOf<Events>): void;
  /** Removes from a room everyone who is in none of the other rooms. */
  narrow(name: string, to: readonly string[]): void;
  /** Disconnects a user: signed out, or no longer allowed. */
  disconnect(uid: string): void;
  /**
   * Notifies the panels of admins, and of the given users, that records of a resource changed. Accounts
   * notify their owners, too, and what every page shows notifies everyone.
   */
  resourceChanged(resource: Resource, ids: string[], users?: readonly MaybeUser[]): void;
}

/** A user, if there is one. */
type MaybeUser = string | null | undefined;

/** Names of the rooms that users are in as long as they are connected. */
export const room = {
  user: (uid: string) => `user:${uid}`,
  /** Everyone who is connected, except full admins. */
  everyone: 'everyone',
  /** Full admins. */
  admins: 'admins',
  /** Admins whose staff role lets them read a resource. */
  readers: (resource: Resource) => `admins:${resource}`,
};

/**
 * Resources that pages of all users show. Their changes name no records to others than admins: a promo's id
 * is one of its codes.
 */
export const shownToEveryone: ReadonlySet<Resource> = new Set([
  'cartypes',
  'cancelreasons',
  'languages',
  'promos',
  'settings',
  'appinfo',
]);

/** Resources whose records are accounts, under the ids of their owners. */
const accounts: ReadonlySet<Resource> = new Set(['riders', 'drivers', 'fleetadmins', 'alladmin']);

/** The users whose own accounts are among records of a resource. */
export const ownersAmong = (resource: Resource, ids: readonly string[]): readonly string[] =>
  accounts.has(resource) ? ids : [];

/** The rooms of the admins who may read a resource. */
export const readersOf = (resource: Resource) => [room.admins, room.readers(resource)];

/** The rooms of the given users; ignores missing ones. */
export const roomsOf = (...uids: readonly MaybeUser[]) =>
  uids.filter((uid) => uid !== null && uid !== undefined).map(room.user);

/** For tools that run without sockets. */
export const silentRealtime: Realtime = {
  send: () => undefined,
  narrow: () => undefined,
  disconnect: () => undefined,
  resourceChanged: () => undefined,
};
