import {
  type Actor,
  canAccess,
  type ClientEvents,
  DomainError,
  mapBoundsSchema,
  notSignedIn,
  positionInputSchema,
  scopeOf,
  type ServerEvents,
  type SocketAnswer,
} from '@wayfare/shared';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Server as HttpServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Server, type ServerOptions, type Socket } from 'socket.io';
import { z } from 'zod';
import type { SignInSession } from '../auth/session.js';
import type { StoredBooking } from '../booking/booking.repository.js';
import { ownerOf } from '../http/authenticate.js';
import type { Services } from '../services.js';
import { recordPosition } from '../tracking/recordPosition.js';
import { driversMap } from './driversMap.js';
import type { Realtime } from './realtime.js';

/** How long positions of drivers are gathered before the map is told, in ms. */
const MAP_BATCH_MS = 1_000;

type WayfareServer = Server<ClientEvents, ServerEvents, Record<string, never>, { actor: Actor }>;
type WayfareSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, { actor: Actor }>;

const room = {
  user: (uid: string) => `user:${uid}`,
  /** Whoever follows a booking. */
  booking: (id: string) => `booking:${id}`,
  /** Admins who follow a booking, for what is written between its parties. */
  chat: (id: string) => `booking:${id}:chat`,
  admins: 'admins',
};

/**
 * The sockets of the product. `attach` opens them on a server once the services they serve are complete.
 * An adapter lets a room's sockets be on other processes too.
 */
export function socketRealtime(adapter?: ServerOptions['adapter']): Realtime & {
  attach(httpServer: HttpServer, session: RequestHandler, services: Services): void;
  close(): Promise<void>;
} {
  let io: WayfareServer | null = null;
  let mapTimer: NodeJS.Timeout | undefined;
  const map = driversMap();

  return {
    attach(httpServer, session, services) {
      io = new Server(httpServer, {
        serveClient: false,
        maxHttpBufferSize: 64 * 1024,
        ...(adapter && { adapter }),
      });
      // The session is read when a connection is made; its further requests carry its id.
      io.engine.use((request: Request, response: Response, next: NextFunction) => {
        const isHandshake = !new URL(request.url, 'http://localhost').searchParams.has('sid');
        if (isHandshake) void session(request, response, next);
        else next();
      });
      io.use((socket, next) => {
        signIn(socket, services).then(
          () => next(),
          (error: unknown) => {
            if (!(error instanceof DomainError))
              services.log.error({ err: error }, 'a socket could not sign in');
            next(new Error('not_logged_in'));
          },
        );
      });
      io.on('connection', (socket) => serve(socket, services, map));
      services.liveDrivers.onMoved(map.moved);
      mapTimer = setInterval(map.tell, MAP_BATCH_MS);
      mapTimer.unref();
    },
    async close() {
      clearInterval(mapTimer);
      await io?.close();
    },

    bookingChanged(booking: StoredBooking) {
      const event = { id: booking.id, status: booking.status, version: booking.version };
      const { customer, driver, fleetadmin } = booking;
      io?.to([room.booking(booking.id), ...roomsOf(customer, driver, fleetadmin)]).emit(
        'booking:changed',
        event,
      );
      // Whoever has no part in it any more hears nothing further: a driver who gave the trip back above all.
      const followers = roomsOf(customer, isFollowedByDriver(booking) ? driver : null, fleetadmin);
      io?.in(room.booking(booking.id))
        .except([room.admins, ...followers])
        .socketsLeave(room.booking(booking.id));
      const panels = [room.admins, ...(booking.fleetadmin ? [room.user(booking.fleetadmin)] : [])];
      io?.to(panels).emit('resource:changed', { resource: 'bookings', ids: [booking.id] });
    },
    offered(driver, event) {
      io?.to(room.user(driver)).emit('booking:offer', event);
    },
    offerWithdrawn(driver, id) {
      io?.to(room.user(driver)).emit('booking:offer-withdrawn', { id });
    },
    trackingPoint(booking, point) {
      io?.to(room.booking(booking)).emit('tracking:point', { booking, point });
    },
    chatMessage({ id, customer, driver }, message) {
      io?.to([room.chat(id), ...roomsOf(customer, driver)]).emit('chat:message', { booking: id, message });
    },
    disconnect(uid) {
      io?.in(room.user(uid)).disconnectSockets(true);
    },
    resourceChanged(resource, ids) {
      io?.to(room.admins).emit('resource:changed', { resource, ids });
    },
  };
}

/** The rooms of people, of those who are there. */
const roomsOf = (...uids: (string | null | undefined)[]) =>
  uids.filter((uid) => uid !== null && uid !== undefined).map(room.user);

/** A driver follows a trip until it is cancelled, whoever cancels it. */
const isFollowedByDriver = ({ status }: Pick<StoredBooking, 'status'>) => status !== 'CANCELLED';

/** Puts the actor on the socket. @throws when nobody is signed in, or not approved */
async function signIn(socket: WayfareSocket, services: Services): Promise<void> {
  const token: unknown = socket.handshake.auth.token;
  const { session } = socket.request as IncomingMessage & { session?: SignInSession };
  const user = await ownerOf({ bearer: typeof token === 'string' ? token : null, session }, services);
  if (!user) throw notSignedIn();
  socket.data.actor = { uid: user.id, usertype: user.usertype };
  await socket.join([room.user(user.id), ...(user.usertype === 'admin' ? [room.admins] : [])]);
}

/** Whether somebody may follow a booking as it goes on: whoever may read its track, while it is theirs. */
async function mayFollow(actor: Actor, id: string, { db }: Services): Promise<boolean> {
  const booking = await db.bookings.findById(id);
  if (!booking || !canAccess(actor, 'show', 'tracking', booking)) return false;
  return actor.usertype !== 'driver' || isFollowedByDriver(booking);
}

/** Parties are sent their messages wherever they are; these follow the chats of others. */
const canReadAnyChat = (actor: Actor) => scopeOf(actor, 'list', 'messages') === 'all';

const bookingEvent = z.object({ id: z.string().max(64) });

/** What a signed-in client may say. Whoever may not read it over REST may not join it. */
function serve(socket: WayfareSocket, services: Services, map: ReturnType<typeof driversMap>): void {
  const { actor } = socket.data;
  const answering = (acknowledge: unknown, work: () => Promise<SocketAnswer>) => {
    const answer = (given: SocketAnswer) => typeof acknowledge === 'function' && acknowledge(given);
    work().then(answer, (error: unknown) => {
      services.log.error({ err: error, uid: actor.uid }, 'a socket event failed');
      answer({ ok: false, error: 'server_error' });
    });
  };

  socket.on('driver:position', (position, acknowledge) =>
    answering(acknowledge, async () => {
      const input = positionInputSchema.safeParse(position);
      if (actor.usertype !== 'driver') return { ok: false, error: 'forbidden' };
      if (!input.success) return { ok: false, error: 'validation_error' };
      await recordPosition(actor, input.data, services);
      return { ok: true };
    }),
  );
  socket.on('booking:join', (event, acknowledge) =>
    answering(acknowledge, async () => {
      const parsed = bookingEvent.safeParse(event);
      const id = parsed.success ? parsed.data.id : null;
      if (id === null || !(await mayFollow(actor, id, services))) return { ok: false, error: 'not_found' };
      await socket.join([room.booking(id), ...(canReadAnyChat(actor) ? [room.chat(id)] : [])]);
      // The booking may have changed hands between the two: whoever joined too late leaves again.
      if (await mayFollow(actor, id, services)) return { ok: true };
      await socket.leave(room.booking(id));
      return { ok: false, error: 'not_found' };
    }),
  );
  socket.on('booking:leave', (event) =>
    answering(null, async () => {
      const parsed = bookingEvent.safeParse(event);
      if (!parsed.success) return { ok: false, error: 'validation_error' };
      await socket.leave(room.booking(parsed.data.id));
      await socket.leave(room.chat(parsed.data.id));
      return { ok: true };
    }),
  );
  socket.on('drivers:join', (view, acknowledge) =>
    answering(acknowledge, async () => {
      if (!canAccess(actor, 'show', 'dashboard')) return { ok: false, error: 'forbidden' };
      const parsed = mapBoundsSchema.safeParse(view);
      if (!parsed.success) return { ok: false, error: 'validation_error' };
      map.watch(socket.id, {
        view: parsed.data,
        fleetadmin: actor.usertype === 'admin' ? null : actor.uid,
        tell: (drivers) => socket.emit('driver:moved', { drivers }),
      });
      return { ok: true };
    }),
  );
  socket.on('drivers:leave', () => map.leave(socket.id));
  socket.on('disconnect', () => map.leave(socket.id));
}
