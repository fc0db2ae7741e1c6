import type { ServerEvents } from '@wayfare/shared';
import type { RequestHandler } from 'express';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { EdgeServices } from '../services.js';
import { admitConnections } from './admitConnections.js';
import { endIfSignedOut, serveSocket, signInSocket, type WayfareServer } from './connection.js';
import type { RedisLink } from '../../platform/redis/redisLink.js';
import { redisAdapter } from './redisAdapter.js';
import { driversMap } from '../../trips/dispatch/driversMap.js';
import {
  type EventOf,
  ownersAmong,
  type Realtime,
  readersOf,
  room,
  roomsOf,
  shownToEveryone,
} from '../../platform/realtime.js';
import { socketLimits } from './socketLimits.js';

/** How long a connection has to sign in, in ms. */
const SIGN_IN_MS = 10_000;
/** How long driver positions are batched before the map is updated, in ms. */
const MAP_BATCH_MS = 1_000;

/**
 * How long the other processes may take to find Redis again, in ms: their events are lost until they have.
 */
const OTHERS_BACK_MS = 2_000;

/**
 * The socket server. `attach` opens it on an HTTP server once the services it needs are complete. With Redis,
 * a room's sockets can be on other processes too.
 */
export function socketRealtime(redis: RedisLink | null = null): Realtime & {
  attach(httpServer: HttpServer, session: RequestHandler, services: EdgeServices): void;
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
        ...(redis && { adapter: redisAdapter(redis) }),
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
      redis?.onConnected(() => {
        setTimeout(() => io?.local.emit('events:missed'), OTHERS_BACK_MS).unref();
      });
      services.liveDrivers.onMoved(map.moved);
      mapTimer = setInterval(map.send, MAP_BATCH_MS);
      mapTimer.unref();
    },
    async close() {
      clearInterval(mapTimer);
      await io?.close();
    },

    send<Events>(rooms: readonly string[], ...event: EventOf<Events>) {
      const [name, ...carried] = event as unknown as EventOf<ServerEvents>;
      // To no rooms would mean to all sockets.
      if (rooms.length > 0) io?.to([...rooms]).emit(name, ...carried);
    },
    narrow(name, to) {
      io?.in(name)
        .except([...to])
        .socketsLeave(name);
    },
    disconnect(uid) {
      io?.in(room.user(uid)).disconnectSockets(true);
    },
    resourceChanged(resource, ids, users = []) {
      const rooms = [...readersOf(resource), ...roomsOf(...users, ...ownersAmong(resource, ids))];
      io?.to(rooms).emit('resource:changed', { resource, ids });
      if (shownToEveryone.has(resource))
        io?.to(room.everyone).emit('resource:changed', { resource, ids: [] });
    },
  };
}
