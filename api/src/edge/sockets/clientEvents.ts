import {
  type Actor,
  canAccess,
  type ClientEvents,
  isPermitted,
  isStaff,
  mapBoundsSchema,
  positionInputSchema,
  scopeOf,
  type SocketAnswer,
} from '@wayfare/shared';
import { z } from 'zod';
import { isFollowedByDriver } from '../../trips/booking/booking.realtime.js';
import { chatRoom } from '../../trips/chat/chat.realtime.js';
import type { OfficeServices } from '../../office/services.js';
import { recordPosition } from '../../trips/tracking/recordPosition.js';
import { followersRoom } from '../../trips/tracking/tracking.realtime.js';
import type { MapWatcher } from '../../trips/dispatch/driversMap.js';
import type { SocketLimits } from './socketLimits.js';

/** The client that sent a socket event, and what handling the event may use. */
export interface Speaker {
  actor: Actor;
  /** The id of the client's sign-in. */
  device: string;
  services: OfficeServices;
  limits: Pick<SocketLimits, 'mayJoin' | 'joins' | 'positions'>;
  /** The IP address used for rate limits. */
  address: string;
  join(rooms: string[]): Promise<void>;
  leave(name: string): Promise<void>;
  /** Watches the drivers' map in a view; null stops watching. */
  watch(view: Pick<MapWatcher, 'view' | 'fleetadmin'> | null): void;
}

type Hears = (said: unknown, by: Speaker) => Promise<SocketAnswer>;

const done: SocketAnswer = { ok: true };
const refused = (
  error: 'forbidden' | 'not_found' | 'validation_error' | 'too_many_requests',
): SocketAnswer => ({
  ok: false,
  error,
});

const bookingEvent = z.object({ id: z.string().max(64) });

/**
 * Events a signed-in client may send. A client may join only what it may read over REST. Events that read the database
 * are rate-limited. @throws TryLater when too many are waiting
 */
export const clientEvents: Record<keyof ClientEvents, Hears> = {
  async 'driver:position'(said, { actor, device, services, limits }) {
    if (actor.usertype !== 'driver') return refused('forbidden');
    const input = positionInputSchema.safeParse(said);
    if (!input.success) return refused('validation_error');
    await limits.positions.enter(actor.uid, 1, (turn) =>
      turn(() => recordPosition(actor, input.data, device, services)),
    );
    return done;
  },
  async 'booking:join'(said, by) {
    const parsed = bookingEvent.safeParse(said);
    if (!parsed.success) return refused('not_found');
    const { actor, address, limits } = by;
    if (!limits.mayJoin(actor.uid, address)) return refused('too_many_requests');
    return limits.joins.enter(actor.uid, 1, (turn) => turn(() => joinBooking(parsed.data.id, by)));
  },
  async 'booking:leave'(said, { leave }) {
    const parsed = bookingEvent.safeParse(said);
    if (!parsed.success) return refused('validation_error');
    await leaveBooking(parsed.data.id, leave);
    return done;
  },
  async 'drivers:join'(said, { actor, watch }) {
    if (!isStaff(actor.usertype) || !isPermitted(actor, 'map')) return refused('forbidden');
    const parsed = mapBoundsSchema.safeParse(said);
    if (!parsed.success) return refused('validation_error');
    watch({ view: parsed.data, fleetadmin: actor.usertype === 'admin' ? null : actor.uid });
    return done;
  },
  async 'drivers:leave'(_said, { watch }) {
    watch(null);
    return done;
  },
};

async function joinBooking(id: string, { actor, services, join, leave }: Speaker): Promise<SocketAnswer> {
  if (!(await mayFollow(actor, id, services))) return refused('not_found');
  await join([followersRoom(id), ...(canReadAnyChat(actor) ? [chatRoom(id)] : [])]);
  // The booking may have been reassigned in between: a client that joined too late leaves again.
  if (await mayFollow(actor, id, services)) return done;
  await leaveBooking(id, leave);
  return refused('not_found');
}

async function leaveBooking(id: string, leave: Speaker['leave']): Promise<void> {
  await leave(followersRoom(id));
  await leave(chatRoom(id));
}

/** Whether a user may follow a booking live: users who may read its track, drivers only until it is canceled. */
async function mayFollow(actor: Actor, id: string, { db }: OfficeServices): Promise<boolean> {
  const booking = await db.bookings.findById(id);
  if (!booking || !canAccess(actor, 'show', 'tracking', booking)) return false;
  return actor.usertype !== 'driver' || isFollowedByDriver(booking);
}

/** The booking's parties get chat messages without joining; this is for users who follow the chats of others. */
const canReadAnyChat = (actor: Actor) => scopeOf(actor, 'list', 'messages') === 'all';
