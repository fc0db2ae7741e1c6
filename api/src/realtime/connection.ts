import {
  type Actor,
  type ClientEvents,
  DomainError,
  notSignedIn,
  type ServerEvents,
  type SocketAnswer,
} from '@wayfare/shared';
import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import { ACCESS_TOKEN_SECONDS } from '../auth/accessToken.js';
import { SESSION_MS, type SignInSession } from '../auth/session.js';
import { ownerOf, signInOf } from '../http/authenticate.js';
import type { Services } from '../services.js';
import { clientEvents, type Speaker } from './clientEvents.js';
import type { driversMap } from './driversMap.js';
import { room } from './rooms.js';

/** What a connection says at most in so many ms: far more than any app has to say. Beyond that it is ended. */
const PACE = { events: 500, ms: 10_000 };

/** What a connection knows of itself: who speaks, and until when (ms) what it was opened with is good. */
interface ConnectionData {
  actor: Actor;
  until: number;
}

export type WayfareServer = Server<ClientEvents, ServerEvents, Record<string, never>, ConnectionData>;
export type WayfareSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, ConnectionData>;

/** Lets a connection in: puts the actor on the socket. @throws when nobody is signed in, or not approved */
export async function signInSocket(socket: WayfareSocket, services: Services): Promise<void> {
  try {
    const token: unknown = socket.handshake.auth.token;
    const { session } = socket.request as IncomingMessage & { session?: SignInSession };
    const credentials = { bearer: typeof token === 'string' ? token : null, session };
    const [user, signIn] = [await ownerOf(credentials, services), await signInOf(credentials, services)];
    if (!user || !signIn) throw notSignedIn();
    const lasts = credentials.bearer ? ACCESS_TOKEN_SECONDS * 1000 : SESSION_MS;
    socket.data = { actor: { uid: user.id, usertype: user.usertype }, until: signIn.at + lasts };
    await socket.join([room.user(user.id), ...(user.usertype === 'admin' ? [room.admins] : [])]);
    // Whoever was shut out before the room could be told is out.
    await ownerOf(credentials, services);
  } catch (error) {
    if (error instanceof DomainError) logRefusal(socket, { event: 'connect', error: error.key }, services);
    else services.log.error({ err: error }, 'a socket could not sign in');
    throw new Error('not_logged_in', { cause: error });
  }
}

/** Hears what a connection says, until what it was opened with is good no more. */
export function serveSocket(
  socket: WayfareSocket,
  services: Services,
  map: ReturnType<typeof driversMap>,
): void {
  const { actor, until } = socket.data;
  const speaker: Speaker = {
    actor,
    services,
    join: async (rooms) => socket.join(rooms),
    leave: async (name) => socket.leave(name),
    watch: (view) =>
      view
        ? map.watch(socket.id, { ...view, tell: (drivers) => socket.emit('driver:moved', { drivers }) })
        : map.leave(socket.id),
  };
  const refuse = (event: string, error: string) => logRefusal(socket, { event, error }, services);
  const isTooFast = paced(services);
  socket.onAny((event: string, ...said: unknown[]) => {
    const acknowledge = said.at(-1);
    const answer = (given: SocketAnswer) => typeof acknowledge === 'function' && acknowledge(given);
    if (isTooFast()) {
      // Once: what it has sent besides is not heard any more.
      if (socket.connected) refuse(event.slice(0, 40), 'too_many_requests');
      socket.disconnect(true);
      return;
    }
    hear(event, said[0], speaker).then(
      (given) => {
        if (!given.ok) refuse(event.slice(0, 40), given.error);
        answer(given);
      },
      (error: unknown) => {
        services.log.error({ err: error, uid: actor.uid }, 'a socket event failed');
        answer({ ok: false, error: 'server_error' });
      },
    );
  });

  const ending = setTimeout(
    () => socket.disconnect(true),
    Math.min(until - services.clock.now(), 2 ** 31 - 1),
  );
  ending.unref();
  socket.on('disconnect', (reason, description) => {
    clearTimeout(ending);
    map.leave(socket.id);
    // What is larger than a message may be, or no message at all, ends the connection in the library.
    if (reason === 'transport error' || reason === 'parse error')
      refuse('message', description instanceof Error ? description.message : reason);
  });
}

async function hear(event: string, said: unknown, by: Speaker): Promise<SocketAnswer> {
  if (!Object.hasOwn(clientEvents, event)) return { ok: false, error: 'not_found' };
  return clientEvents[event as keyof ClientEvents](said, by);
}

/** Counts what is said, and tells when it is too much. */
function paced({ clock }: Services): () => boolean {
  let [since, said] = [clock.now(), 0];
  return () => {
    const now = clock.now();
    if (now - since >= PACE.ms) [since, said] = [now, 0];
    said += 1;
    return said > PACE.events;
  };
}

/** Whoever tries doors is found by these lines, as by those of requests. Nothing of what was said: it may hold secrets. */
function logRefusal(
  socket: WayfareSocket,
  refusal: { event: string; error: string },
  { log }: Services,
): void {
  const uid = (socket.data as Partial<ConnectionData>).actor?.uid;
  log.info({ ...refusal, socket: socket.id, ip: socket.handshake.address, uid }, 'refused');
}
