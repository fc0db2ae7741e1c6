import type { Resource } from '@wayfare/shared';
import type { RequestHandler } from 'express';
import type { Server as HttpServer } from 'node:http';
import { Server, type ServerOptions } from 'socket.io';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import type { Services } from '../../services.js';
import { admitConnections } from './admitConnections.js';
import { isFollowedByDriver } from './clientEvents.js';
import { endIfSignedOut, serveSocket, signInSocket, type WayfareServer } from './connection.js';
import { driversMap } from '../../trips/dispatch/driversMap.js';
import type { Realtime } from '../../platform/realtime.js';
import { room } from './rooms.js';
import { socketLimits } from './socketLimits.js';

/** How long a connection has to sign in, in ms. */
const SIGN_IN_MS = 10_000;
/** How long driver positions are batched before the map is updated, in ms. */
const MAP_BATCH_MS = 1_000;

/**
 * The socket server. `attach` opens it on an HTTP server once the services it needs are complete. An adapter lets a
 * room's sockets be on other processes too.
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
        connectTimeout: SIGN_IN_MS,
        ...(adapter && { adapter }),
      });
      const limits = socketLimits(services);
      admitConnections(io, { session, services, limits });
      io.use((socket, next) => {
        signInSocket(socket, limits, services).then(() => next(), next);
      });
      io.on('connection', (socket) => {
        serveSocket(socket, map, limits, services);
        void endIfSignedOut(socket, services);
      });
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
      // Users no longer involved in the booking get nothing further: especially a driver who canceled the trip.
      const followers = roomsOf(customer, isFollowedByDriver(booking) ? driver : null, fleetadmin);
      io?.in(room.booking(booking.id))
        .except([...readersOf('bookings'), ...followers])
        .socketsLeave(room.booking(booking.id));
      const panels = [
        ...readersOf('bookings'),
        ...(booking.fleetadmin ? [room.user(booking.fleetadmin)] : []),
      ];
      io?.to(panels).emit('resource:changed', { resource: 'bookings', ids: [booking.id] });
    },
    bookingTakenBack({ id, driver, fleetadmin }) {
      if (driver) io?.to(room.user(driver)).emit('booking:offer-withdrawn', { id });
      if (fleetadmin)
        io?.to(room.user(fleetadmin)).emit('resource:changed', { resource: 'bookings', ids: [id] });
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
    inboxChanged(uids) {
      // To no rooms would mean to all sockets.
      if (uids.length > 0) io?.to(uids.map(room.user)).emit('inbox:changed');
    },
    conversationChanged({ user, fleetadmin }) {
      io?.to(room.user(user)).emit('conversation:changed');
      io?.to([...readersOf('conversations'), ...roomsOf(fleetadmin)]).emit('resource:changed', {
        resource: 'conversations',
        ids: [user],
      });
    },
    resourceChanged(resource, ids) {
      io?.to(readersOf(resource)).emit('resource:changed', { resource, ids });
    },
    planChanged(id, fleetadmins) {
      // To no rooms would mean to all sockets.
      if (fleetadmins.length > 0)
        io?.to(fleetadmins.map(room.user)).emit('resource:changed', { resource: 'planner', ids: [id] });
    },
    alertsChanged(alerts) {
      for (const { id, fleetadmin } of alerts)
        io?.to([...readersOf('alerts'), ...roomsOf(fleetadmin)]).emit('resource:changed', {
          resource: 'alerts',
          ids: [id],
        });
    },
  };
}

/** The rooms of the admins who may read a resource. */
const readersOf = (resource: Resource) => [room.admins, room.readers(resource)];

/** The rooms of the given users; ignores missing ones. */
const roomsOf = (...uids: (string | null | undefined)[]) =>
  uids.filter((uid) => uid !== null && uid !== undefined).map(room.user);
