import type { ClientEvents, LatLng, ServerEvents } from '@wayfare/shared';
import type { Agent } from 'node:https';
import { setTimeout } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { SITE_HOST } from '../fleet/site.js';
import type { CallLog } from './callLog.js';

/** How long the server may take to acknowledge an event, in ms. */
const ACKNOWLEDGE_MS = 10_000;

/** A person's socket, which behaves as the one of the product's apps. */
export interface LivePerson {
  /**
   * Resolves with why it ended: an event, a reason to look again as apps do after a lost connection, or the
   * time.
   */
  wait(ms: number): Promise<'event' | 'reload' | 'time'>;
  /** Whether the connection was whole for so long, in ms: events that were missed then are lost for good. */
  wasWhole(ms: number): boolean;
  /** Sends the driver's position, and again after a new connection if it was not acknowledged. */
  position(point: LatLng): Promise<void>;
  /** Times that the connection ended. */
  disconnects(): number;
  close(): void;
}

/** Opens the socket of a person. It connects again by itself. */
export function openLive(
  url: string,
  { agent, token, log }: { agent: Agent; token: () => Promise<string>; log: CallLog },
): LivePerson {
  const socket: Socket<ServerEvents, ClientEvents> = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelayMax: 2_000,
    agent: agent as unknown as string,
    rejectUnauthorized: false,
    extraHeaders: { Host: SITE_HOST },
    auth: (send) => {
      token().then(
        (fresh) => send({ token: fresh }),
        () => send({}),
      );
    },
  });
  let disconnects = 0;
  let wholeSince = Number.POSITIVE_INFINITY;
  let waiting: ((why: 'event' | 'reload') => void)[] = [];
  /** An event that came while no one waited for it. */
  let pending: 'event' | 'reload' | null = null;
  const wake = (why: 'event' | 'reload') => {
    if (waiting.length === 0) pending = why;
    for (const go of waiting.splice(0)) go(why);
  };
  const connected = () => {
    wholeSince = performance.now();
    wake('reload');
  };
  socket.on('connect', connected);
  socket.on('events:missed', connected);
  socket.on('disconnect', (reason) => {
    disconnects += 1;
    wholeSince = Number.POSITIVE_INFINITY;
    // The library connects again by itself after all other ends.
    if (reason === 'io server disconnect') socket.connect();
  });
  // Refused while the database or the process is away: the apps try again.
  socket.on('connect_error', () => {
    if (!socket.active) void setTimeout(1_000).then(() => socket.connect());
  });
  socket.on('booking:changed', () => wake('event'));
  socket.on('booking:offer', () => wake('event'));

  return {
    async wait(ms) {
      if (pending) {
        const why = pending;
        pending = null;
        return why;
      }
      let go: (why: 'event' | 'reload') => void = () => undefined;
      const woken = new Promise<'event' | 'reload'>((resolve) => {
        go = resolve;
        waiting.push(resolve);
      });
      const ended = new AbortController();
      const time = setTimeout(ms, 'time' as const, { signal: ended.signal }).catch(() => 'time' as const);
      const why = await Promise.race([woken, time]);
      ended.abort();
      waiting = waiting.filter((other) => other !== go);
      return why;
    },
    wasWhole: (ms) => performance.now() - wholeSince >= ms,
    async position(point) {
      const at = log.now();
      for (let tries = 0; tries < 12; tries += 1) {
        try {
          const answer = await socket.timeout(ACKNOWLEDGE_MS).emitWithAck('driver:position', point);
          const fault = answer.ok ? null : answer.error;
          log.add({ at, ms: log.now() - at, operation: 'driver:position', fault });
          return;
        } catch {
          // Not acknowledged: the connection ended. The library sends what is new after the next one.
          log.add({ at, ms: log.now() - at, operation: 'driver:position, again', fault: null });
        }
      }
      log.add({ at, ms: log.now() - at, operation: 'driver:position', fault: 'never acknowledged' });
    },
    disconnects: () => disconnects,
    close: () => void socket.disconnect(),
  };
}
