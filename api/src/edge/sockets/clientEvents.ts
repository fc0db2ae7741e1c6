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
import type { EdgeServices } from '../services.js';
import { recordPosition } from '../../trips/tracking/recordPosition.js';
import { followersRoom } from '../../trips/tracking/tracking.realtime.js';
import type { MapWatcher } from '../../trips/dispatch/driversMap.js';
import { leaveTrip, type PresentCaller, seeTrip } from './presence.js';
import type { SocketLimits } from './socketLimits.js';

/** The client that sent a socket event, and what handling the event may use. */
export interface SocketCaller extends PresentCaller {
  actor: Actor;
  /** The id of the client's sign-in. */
  device: string;
  services: EdgeServices;
  limits: Pick<SocketLimits, 'mayJoin' | 'joins' | 'positions'>;
  /** The IP address used for rate limits. */
  address: string;
  join(rooms: string[]): Promise<void>;
  leave(name: string): Promise<void>;
  /** Watches the drivers' map in a view; null stops watching. */
  watch(view: Pick<MapWatcher, 'view' | 'fleetadmin'> | null): void;
}

type SocketHandler = (payload: unknown, caller: SocketCaller) => Promise<SocketAnswer>;

const done = { ok: true } as const;
const refuse = (
  error: 'forbidden' | 'not_found' | 'validation_error' | 'too_many_requests',
): SocketAnswer => ({
  ok: false,
  error,
});

const bookingEvent = z.object({ id: z.string().max(64) });

/**
 * Events a signed-in client may send. A client may join only what it may read over REST. Events that read the
 * database are rate-limited. @throws TryLater when too many are waiting
 */
export const clientEvents: Record<keyof ClientEvents, SocketHandler> = {
  async 'driver:position'(payload, { actor, device, services, limits }) {
    if (actor.usertype !== 'driver') return refuse('forbidden');
    const input = positionInputSchema.safeParse(payload);
    if (!input.success) return refuse('validation_error');
    const answer = await limits.positions.enter(actor.uid, 1, (turn) =>
      turn(() => recordPosition(actor, input.data, device, services)),
    );
    return answer.reason ? { ...done, ...answer } : done;
  },
  async 'booking:join'(payload, caller) {
    const parsed = bookingEvent.safeParse(payload);
    if (!parsed.success) return refuse('not_found');
    const { actor, address, limits } = caller;
    if (!limits.mayJoin(actor.uid, address)) return refuse('too_many_requests');
    return limits.joins.enter(actor.uid, 1, (turn) => turn(() => joinBooking(parsed.data.id, caller)));
  },
  async 'booking:leave'(payload, { leave }) {
    const parsed = bookingEvent.safeParse(payload);
    if (!parsed.success) return refuse('validation_error');
    await leaveBooking(parsed.data.id, leave);
    return done;
  },
  async 'trip:see'(payload, caller) {
    const { actor, address, limits } = caller;
    if (!limits.mayJoin(actor.uid, address)) return refuse('too_many_requests');
    return limits.joins.enter(actor.uid, 1, (turn) => turn(() => seeTrip(payload, caller)));
  },
  'trip:leave': leaveTrip,
  async 'drivers:join'(payload, { actor, watch }) {
    if (!isStaff(actor.usertype) || !isPermitted(actor, 'map')) return refuse('forbidden');
    const parsed = mapBoundsSchema.safeParse(payload);
    if (!parsed.success) return refuse('validation_error');
    watch({ view: parsed.data, fleetadmin: actor.usertype === 'admin' ? null : actor.uid });
    return done;
  },
  async 'drivers:leave'(_payload, { watch }) {
    watch(null);
    return done;
  },
};

async function joinBooking(
  id: string,
  { actor, services, join, leave }: SocketCaller,
): Promise<SocketAnswer> {
  if (!(await mayFollow(actor, id, services))) return refuse('not_found');
  await join([followersRoom(id), ...(canReadAnyChat(actor) ? [chatRoom(id)] : [])]);
  // The booking may have been reassigned in between: a client that joined too late leaves again.
  if (await mayFollow(actor, id, services)) return done;
  await leaveBooking(id, leave);
  return refuse('not_found');
}

async function leaveBooking(id: string, leave: SocketCaller['leave']): Promise<void> {
  await leave(followersRoom(id));
  await leave(chatRoom(id));
}

/**
 * Whether a user may follow a booking live: users who may read its track, drivers only until it is canceled.
 */
async function mayFollow(actor: Actor, id: string, { db }: EdgeServices): Promise<boolean> {
  const booking = await db.bookings.findById(id);
  if (!booking || !canAccess(actor, 'show', 'tracking', booking)) return false;
  return actor.usertype !== 'driver' || isFollowedByDriver(booking);
}

/** The booking's parties get chat messages without joining. Other users join to follow their chat. */
const canReadAnyChat = (actor: Actor) => scopeOf(actor, 'list', 'messages') === 'all';
