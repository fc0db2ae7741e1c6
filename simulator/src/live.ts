import type { BookingStatus, ClientEvents, LatLng, ServerEvents } from '@wayfare/shared';
import { io, type Socket } from 'socket.io-client';
import type { CallLog } from './calls/callLog.js';
import type { CityClock } from './clock.js';

/** How long the server may take to acknowledge an event, in real ms. */
const ACKNOWLEDGE_MS = 10_000;
/** Without the event that is waited for, a person looks again after this many real ms at the latest. */
const LOOK_MS = 5_000;

/** A person's live connection. */
export interface Live {
  /** Resolves when a booking of the person changes, or after that much time of the city (ms). */
  change(ms: number): Promise<void>;
  /** The next trip that is offered to the driver, and null after that much time of the city (ms). */
  offer(ms: number): Promise<string | null>;
  /** Calls back when that booking changes, until the watch is ended. */
  watch(booking: string, changed: (status: BookingStatus) => void): { end(): void };
  /** Sends the driver's position. */
  position(point: LatLng): Promise<void>;
  close(): void;
}

/** Opens it; it reconnects by itself with a valid token. */
export function openLive(
  { url, address, token }: { url: string; address: string; token: () => Promise<string> },
  { clock, calls }: { clock: CityClock; calls: CallLog },
): Live {
  const socket: Socket<ServerEvents, ClientEvents> = io(url, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { 'X-Forwarded-For': address },
    auth: (send) => {
      token().then(
        (fresh) => send({ token: fresh }),
        () => send({}),
      );
    },
  });
  // The server ends a connection when its token expires; the library reconnects only after other ends.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') socket.connect();
  });
  const offers: string[] = [];
  let waiting: (() => void)[] = [];
  const wake = () => {
    for (const go of waiting.splice(0)) go();
  };
  socket.on('booking:changed', wake);
  socket.on('booking:offer', ({ id }) => {
    offers.push(id);
    wake();
  });
  socket.on('booking:offer-withdrawn', ({ id }) => {
    const at = offers.indexOf(id);
    if (at >= 0) offers.splice(at, 1);
  });

  async function change(ms: number) {
    let go: () => void = () => undefined;
    const changed = new Promise<void>((resolve) => {
      go = resolve;
      waiting.push(resolve);
    });
    await Promise.race([changed, clock.sleep(Math.min(ms, LOOK_MS * clock.speed))]);
    waiting = waiting.filter((other) => other !== go);
  }

  return {
    change,
    async offer(ms) {
      if (offers.length === 0) await change(ms);
      return offers.shift() ?? null;
    },
    watch(booking, changed) {
      const listener: ServerEvents['booking:changed'] = ({ id, status }) => {
        if (id === booking) changed(status);
      };
      socket.on('booking:changed', listener);
      return { end: () => void socket.off('booking:changed', listener) };
    },
    async position({ lat, lng }) {
      const begun = performance.now();
      try {
        const answer = await socket.timeout(ACKNOWLEDGE_MS).emitWithAck('driver:position', { lat, lng });
        if (!answer.ok) calls.failed('driver:position', answer.error);
        calls.took('driver:position', performance.now() - begun);
      } catch {
        if (!clock.ending) calls.failed('driver:position', 'no_answer');
      }
    },
    close: () => {
      socket.disconnect();
    },
  };
}
