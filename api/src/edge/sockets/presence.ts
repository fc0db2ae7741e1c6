import { type Actor, canAccess, fullName, type PresenceEvents, type SocketAnswer } from '@wayfare/shared';
import { z } from 'zod';
import type { EdgeServices } from '../services.js';

const PREFIX = 'present:';

/** The room of the staff who have the page of a trip open. */
const presentRoom = (booking: string) => `${PREFIX}${booking}`;

const seenEvent = z.object({ id: z.string().max(64), isChanging: z.boolean() });
const leftEvent = z.object({ id: z.string().max(64) });

/** A connection that sends which trips its person looks at. */
export interface PresentCaller {
  actor: Actor;
  connection: string;
  services: Pick<EdgeServices, 'db'>;
  rooms: ReadonlySet<string>;
  join(rooms: string[]): Promise<void>;
  leave(name: string): Promise<void>;
  /** Sends an event to the other connections in a room, on all processes. */
  toOthers<Name extends keyof PresenceEvents>(
    room: string,
    name: Name,
    event: Parameters<PresenceEvents[Name]>[0],
  ): void;
}

/**
 * The page of a trip is open: the others who have it open learn who it is, and whether they change the trip
 * (rule 4.81). Repeated now and then. Nothing is stored, so that nothing is left of a process that died.
 */
export async function seeTrip(payload: unknown, caller: PresentCaller): Promise<SocketAnswer> {
  const parsed = seenEvent.safeParse(payload);
  if (!parsed.success) return { ok: false, error: 'validation_error' };
  const { id, isChanging } = parsed.data;
  const { actor, connection, services, rooms, join, toOthers } = caller;
  // Names of staff are for staff: fleet admins see what the office did, not who.
  if (actor.usertype !== 'admin') return { ok: false, error: 'forbidden' };
  const [booking, user] = await Promise.all([
    services.db.bookings.findById(id),
    services.db.users.findById(actor.uid),
  ]);
  if (!booking || !user || !canAccess(actor, 'show', 'bookings', booking))
    return { ok: false, error: 'not_found' };
  const room = presentRoom(id);
  const isNew = !rooms.has(room);
  if (isNew) await join([room]);
  toOthers(room, 'trip:seen', { id, connection, uid: actor.uid, name: fullName(user), isChanging, isNew });
  return { ok: true };
}

/** The page of a trip is closed. */
export async function leaveTrip(payload: unknown, caller: PresentCaller): Promise<SocketAnswer> {
  const parsed = leftEvent.safeParse(payload);
  if (!parsed.success) return { ok: false, error: 'validation_error' };
  const { id } = parsed.data;
  const room = presentRoom(id);
  if (!caller.rooms.has(room)) return { ok: true };
  caller.toOthers(room, 'trip:left', { id, connection: caller.connection });
  await caller.leave(room);
  return { ok: true };
}

/** A connection ends: its person is on no page any more. */
export function leaveAllTrips(caller: Pick<PresentCaller, 'connection' | 'rooms' | 'toOthers'>): void {
  for (const room of caller.rooms)
    if (room.startsWith(PREFIX))
      caller.toOthers(room, 'trip:left', { id: room.slice(PREFIX.length), connection: caller.connection });
}
