import {
  type Actor,
  actorOf,
  canAccess,
  type ClientEvents,
  DomainError,
  type ErrorKey,
  forbidden,
  intentOf,
  notSignedIn,
  type Resource,
  resources,
  ServerBusy,
  type ServerEvents,
  type SocketAnswer,
  TryLater,
} from '@wayfare/shared';
import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import { ACCESS_TOKEN_SECONDS } from '../../people/auth/accessToken.js';
import { sessionEnd, type SignInSession } from '../../people/auth/session.js';
import { requireSecondFactor } from '../../people/auth/secondFactor/requiredSecondFactor.js';
import { callerOf, requireNotEnded, shownSignIn } from '../../people/auth/authenticate.js';
import { requireApproved } from '../../people/user/admit.js';
import { isDatabaseAway } from '../../platform/database/databaseAway.js';
import { DATABASE_BACK_S } from '../serving/limitDatabaseWait.js';
import { callerAddress } from '../serving/callerAddress.js';
import { isFromOtherSite } from '../serving/crossOrigin.js';
import type { EdgeServices } from '../services.js';
import { clientEvents, type SocketCaller } from './clientEvents.js';
import { leaveAllTrips } from './presence.js';
import type { driversMap } from '../../trips/dispatch/driversMap.js';
import { room } from '../../platform/realtime.js';
import type { SocketLimits } from './socketLimits.js';

/**
 * Maximum events per connection in a time window: far more than any app sends. Beyond that, it is
 * disconnected.
 */
const PACE = { events: 500, ms: 10_000 };

/** Per-connection data: who is signed in, and until when (ms) the credentials are valid. */
interface ConnectionData {
  actor: Actor;
  /** The sign-in's id. */
  device: string;
  until: number;
}

export type WayfareServer = Server<ClientEvents, ServerEvents, Record<string, never>, ConnectionData>;
export type WayfareSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, ConnectionData>;

/** Rejections whose reason is sent to the client; all other sign-in problems become `not_logged_in`. */
const SENT_REASONS: ReadonlySet<ErrorKey> = new Set([
  'too_many_requests',
  'cross_origin_refused',
  'user_changed',
  'server_busy',
]);

/**
 * Signs a connection in: puts the actor on the socket. @throws when the user is not signed in or not approved
 */
export async function signInSocket(
  socket: WayfareSocket,
  limits: SocketLimits,
  services: EdgeServices,
): Promise<void> {
  let place: { release(): void } | null = null;
  try {
    const credentials = credentialsOf(socket);
    const signIn = await shownSignIn(credentials, services);
    if (!signIn) throw notSignedIn();
    requireShownUser(socket, signIn.uid);
    // Before any database read: attempts beyond the account's limit cost nothing.
    place = limits.countSignIn(signIn.uid);
    socket.conn.once('close', place.release);
    const user = (await callerOf(credentials, services))?.user;
    if (!user || socket.conn.readyState !== 'open') throw notSignedIn();
    requireApproved(user);
    const until = credentials.bearer ? signIn.at + ACCESS_TOKEN_SECONDS * 1000 : sessionEnd(signIn.at);
    socket.data = { actor: actorOf(user), device: signIn.id, until };
    await socket.join([room.user(user.id), ...topicsOf(actorOf(user))]);
    // Rejects a user who signed out before joining the room. `endIfSignedOut` checks again once the
    // connection is open.
    await requireNotEnded(credentials, services);
    await requireSecondFactor(user, services);
  } catch (cause) {
    place?.release();
    const error = isDatabaseAway(cause) ? new ServerBusy(DATABASE_BACK_S) : cause;
    if (error instanceof DomainError) services.metrics.socketRefused('connect', error.key);
    if (!(error instanceof DomainError)) services.log.error({ err: error }, 'a socket could not sign in');
    else if (error.key !== 'too_many_requests' || limits.mayLog(addressOf(socket, services)))
      logRefusal(socket, { event: 'connect', error: error.key }, services);
    const reason = error instanceof DomainError && SENT_REASONS.has(error.key) ? error.key : 'not_logged_in';
    throw new Error(reason, { cause });
  }
}

/** @throws user_changed (409) for the connection of a page that shows someone else than its session's user */
function requireShownUser(socket: WayfareSocket, uid: string): void {
  const shown: unknown = socket.handshake.auth.user;
  if (typeof shown === 'string' && intentOf(shown, uid) !== 'caller')
    throw new DomainError('user_changed', 409);
}

/**
 * The rooms that announce changed records: to admins those of all resources, or of those their staff role may
 * read, and to everyone what all pages show.
 */
function topicsOf(actor: Actor): string[] {
  if (actor.usertype !== 'admin') return [room.everyone];
  if (!actor.staffRole) return [room.admins];
  const names = Object.keys(resources) as Resource[];
  const mayRead = (name: Resource) => canAccess(actor, 'list', name) || canAccess(actor, 'show', name);
  return [room.everyone, ...names.filter(mayRead).map(room.readers)];
}

/**
 * Ends a connection whose sign-in ended while it was opening. Called once the connection is open: a sign-out
 * before that does not find it.
 */
export async function endIfSignedOut(socket: WayfareSocket, services: EdgeServices): Promise<void> {
  // As of now: credentials that expire later end the connection by its time limit.
  const at = services.clock.now();
  try {
    await requireNotEnded(credentialsOf(socket), { ...services, clock: { now: () => at } });
  } catch (error) {
    if (error instanceof DomainError) {
      services.metrics.socketRefused('connect', error.key);
      logRefusal(socket, { event: 'connect', error: error.key }, services);
    } else services.log.error({ err: error }, 'a socket could not be rechecked');
    socket.disconnect(true);
  }
}

/**
 * The credentials of a connection: its own token, or the session of the page it comes from.
 * @throws cross_origin_refused (403) for another site's page without a token: it must not use our cookie
 */
function credentialsOf(socket: WayfareSocket) {
  const token: unknown = socket.handshake.auth.token;
  if (typeof token === 'string') return { bearer: token, session: undefined };
  if (isFromOtherSite(socket.request.headers)) throw forbidden('cross_origin_refused');
  const { session } = socket.request as IncomingMessage & { session?: SignInSession };
  return { bearer: null, session };
}

/** The IP address used for rate limits. */
const addressOf = (socket: WayfareSocket, { config }: EdgeServices) =>
  callerAddress(socket.request, config.TRUST_PROXY);

/** Handles a connection's events until its credentials expire. */
export function serveSocket(
  socket: WayfareSocket,
  map: ReturnType<typeof driversMap>,
  limits: SocketLimits,
  services: EdgeServices,
): void {
  const { actor, device, until } = socket.data;
  const address = addressOf(socket, services);
  const caller: SocketCaller = {
    actor,
    connection: socket.id,
    device,
    services,
    limits,
    address,
    rooms: socket.rooms,
    toOthers: (name, ...sent) => (socket.to(name) as { emit(...event: typeof sent): unknown }).emit(...sent),
    join: async (rooms) => socket.join(rooms),
    leave: async (name) => socket.leave(name),
    watch: (view) =>
      view
        ? map.watch(socket.id, { ...view, send: (drivers) => socket.emit('driver:moved', { drivers }) })
        : map.leave(socket.id),
  };
  const refuse = (event: string, error: string) => {
    services.metrics.socketRefused(isKnown(event) ? event : 'other', error);
    if (error !== 'too_many_requests' || limits.mayLog(actor.uid))
      logRefusal(socket, { event: event.slice(0, 40), error }, services);
  };
  const isTooFast = pace(services);
  socket.onAny((event: string, ...args: unknown[]) => {
    const acknowledge = args.at(-1);
    const answer = (given: SocketAnswer) => typeof acknowledge === 'function' && acknowledge(given);
    // Ignore events that a disconnected connection sent earlier.
    if (!socket.connected) return;
    if (isTooFast() || limits.exceedsLimit(actor.uid)) {
      refuse(event, 'too_many_requests');
      // The limit applies to all connections of the account together.
      services.realtime.disconnect(actor.uid);
      return;
    }
    handle(event, args[0], caller).then(
      (given) => {
        if (!given.ok) refuse(event, given.error);
        answer(given);
      },
      (error: unknown) => {
        if (isDatabaseAway(error)) {
          refuse(event, 'server_busy');
          answer({ ok: false, error: 'server_busy' });
          return;
        }
        if (error instanceof TryLater) {
          refuse(event, 'too_many_requests');
          answer({ ok: false, error: 'too_many_requests' });
          return;
        }
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
  // Before it leaves its rooms.
  socket.on('disconnecting', () => leaveAllTrips(caller));
  socket.on('disconnect', (reason, description) => {
    clearTimeout(ending);
    map.leave(socket.id);
    // Oversized or malformed messages end the connection inside the library.
    if (reason === 'transport error' || reason === 'parse error') {
      services.metrics.socketRefused('message', reason);
      const error = description instanceof Error ? description.message : reason;
      logRefusal(socket, { event: 'message', error }, services);
    }
  });
}

async function handle(event: string, payload: unknown, caller: SocketCaller): Promise<SocketAnswer> {
  return isKnown(event) ? clientEvents[event](payload, caller) : { ok: false, error: 'not_found' };
}

const isKnown = (event: string): event is keyof ClientEvents => Object.hasOwn(clientEvents, event);

/** Returns a function that counts an event, and returns true when there are too many. */
function pace({ clock }: EdgeServices): () => boolean {
  let [since, count] = [clock.now(), 0];
  return () => {
    const now = clock.now();
    if (now - since >= PACE.ms) [since, count] = [now, 0];
    count += 1;
    return count > PACE.events;
  };
}

/**
 * Logs a rejection like those of requests, so that attacks can be traced. Never logs the event's data: it may
 * contain secrets.
 */
function logRefusal(
  socket: WayfareSocket,
  refusal: { event: string; error: string },
  services: EdgeServices,
): void {
  const uid = (socket.data as Partial<ConnectionData>).actor?.uid;
  services.log.info({ ...refusal, socket: socket.id, ip: addressOf(socket, services), uid }, 'refused');
}
