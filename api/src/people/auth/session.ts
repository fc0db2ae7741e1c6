import { DomainError, endsWhenIdle } from '@wayfare/shared';
import { MongoStore } from 'connect-mongo';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import type { Connection } from 'mongoose';
import type { PeopleServices } from '../services.js';
import type { StoredUser } from '../user/storedUser.js';
import { WEB_SESSIONS } from '../credential/webSession.repository.js';

/** The cookie that holds a session's id. */
export const SESSION_COOKIE = 'wayfare.sid';
/** How long a session lasts, in ms. */
const SESSION_MS = 7 * 24 * 60 * 60_000;

/**
 * Returns when a session ends, even if it is used all the time; both are ms timestamps. The store's own
 * expiry moves with every use.
 */
export const sessionEnd = (startedAt: number) => startedAt + SESSION_MS;

/** The data that a web session stores about its sign-in. */
export interface SignInSession {
  uid: string;
  /** Identifies the session to its owner; the id in the cookie is never shown. */
  handle: string;
  /** When it started, a ms timestamp. */
  startedAt: number;
  /** The browser's user agent. */
  agent: string;
  /** When its owner last proved their identity in it, a ms timestamp; absent if they have not. */
  provenAt?: number;
  /** When it was last used, to the minute, a ms timestamp; stored only if the sign-in ends when idle. */
  seenAt?: number;
}

declare module 'express-session' {
  interface SessionData extends SignInSession {}
}

/**
 * Web sessions, stored in the product's own database. The store removes expired ones itself, since the
 * database may not. The first of `secrets` signs the cookies; the others are previous ones, whose cookies
 * stay valid.
 */
export function sessionMiddleware(
  connection: Connection,
  options: { secrets: readonly string[]; secure: boolean },
): RequestHandler {
  return session({
    name: SESSION_COOKIE,
    secret: [...options.secrets],
    resave: false,
    saveUninitialized: false,
    rolling: false,
    cookie: { httpOnly: true, sameSite: 'lax', secure: options.secure, maxAge: SESSION_MS },
    store: MongoStore.create({
      client: connection.getClient(),
      dbName: connection.name,
      collectionName: WEB_SESSIONS,
      // Stored as documents, so that the sessions of one account can be found.
      stringify: false,
      autoRemove: 'interval',
      autoRemoveInterval: 10,
      ttl: SESSION_MS / 1000,
      touchAfter: 60 * 60,
    }),
  });
}

/** The user agent of a request. */
export const agentOf = (request: Request) => (request.get('user-agent') ?? '').slice(0, 300);

/**
 * A browser keeps a Secure cookie only from a secure connection, and none would be set on another.
 * @throws insecure_connection (403) if the site is at https, and the request did not arrive as https: the
 *   proxy in front does not say so
 */
function requireSecureConnection(
  request: Request,
  { log, config }: Pick<PeopleServices, 'log' | 'config'>,
): void {
  if (!request.session.cookie.secure || request.secure) return;
  log.error(
    { trustProxy: config.TRUST_PROXY, forwardedProto: request.get('x-forwarded-proto') ?? null },
    'sign-in refused: PUBLIC_URL is https, but the request did not arrive as https. The proxy must send X-Forwarded-Proto, and TRUST_PROXY must be the number of proxies',
  );
  throw new DomainError('insecure_connection', 403);
}

/**
 * Starts a session with a new id at every sign-in, so that an id known before is useless.
 * @param provenAt when its owner proved their identity; null for a sign-in that is no proof
 * @throws insecure_connection (403) if the browser would not get the cookie
 */
export async function startSession(
  request: Request,
  { user, provenAt }: { user: Pick<StoredUser, 'id' | 'usertype'>; provenAt: number | null },
  services: PeopleServices,
): Promise<void> {
  requireSecureConnection(request, services);
  const { clock, newId } = services;
  await promisify((done) => request.session.regenerate(done));
  Object.assign(request.session, {
    uid: user.id,
    handle: newId(),
    startedAt: clock.now(),
    agent: agentOf(request),
    ...(provenAt !== null && { provenAt }),
    ...(endsWhenIdle(user.usertype) && { seenAt: clock.now() }),
  } satisfies SignInSession);
  await saveSession(request);
}

/** Saves a session before any work that relies on it. */
export const saveSession = (request: Request) => promisify((done) => request.session.save(done));

/** Ends the session of a request. */
export async function endSession(request: Request): Promise<void> {
  await promisify((done) => request.session.destroy(done));
  request.res?.clearCookie(SESSION_COOKIE);
}

function promisify(work: (done: (error: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => (error ? reject(error as Error) : resolve()));
  });
}
