import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROOF_FRESH_MS, type Usertype } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { type Logger, pino } from 'pino';
import type { Response } from 'supertest';
import { createApp } from '../../src/app.js';
import { sessionMiddleware } from '../../src/people/auth/session.js';
import { parseEnvironment } from '../../src/platform/config/environment.js';
import { createServices } from '../../src/process/createServices.js';
import { BODY_MS } from '../../src/platform/operation/bodyDeadline.js';
import { createHttpServer } from '../../src/edge/serving/httpServer.js';
import { socketRealtime } from '../../src/edge/sockets/socketRealtime.js';
import { connectRedis } from '../../src/platform/redis/redisLink.js';
import type { Services } from '../../src/process/services.js';
import type { StoredUser } from '../../src/people/user/storedUser.js';
import { aUser } from './builders.js';
import { straightMaps } from './straightMaps.js';
import { headersOf, type Method, requestsTo, type StartRequest } from './requests.js';
import { connectTo, putBackDatabase, takeDatabase } from './testDatabase.js';
import { keepTestFamily } from './testFamily.js';
import { testTokens, type WithToken } from './testTokens.js';
import { watchWrites, type WrittenCollections } from './writtenCollections.js';

/** A response of the API. */
export interface Answer<T = Record<string, never>> {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: T extends Record<string, never> ? any : T;
  headers: Headers;
}

/** A user who calls the API with a bearer token, or an anonymous caller. */
export interface Client {
  user: StoredUser;
  /** The API key of a partner's server, which is no user. */
  key?: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  delete(path: string): Promise<Answer>;
}

/** The product on its own port and database, with a clock that the test sets. */
export interface TestApp {
  url: string;
  services: Services;
  connection: Connection;
  /** Set with the option `watchesWrites`. */
  writtenCollections?: WrittenCollections;
  clock: { at: number; now(): number };
  /** Stores a new user with a role and returns a signed-in client. */
  signedIn(usertype: Usertype, fields?: Partial<StoredUser>): Promise<Client>;
  /** The same with an outdated proof of identity: sensitive operations require a step-up. */
  signedInStale(usertype: Usertype, fields?: Partial<StoredUser>): Promise<Client>;
  /** A client for a stored user, with a proof of identity that is always fresh. */
  clientOf(user: StoredUser): Promise<Client>;
  /** A client for a stored user, with an outdated proof of identity. */
  staleClientOf(user: StoredUser): Promise<Client>;
  anonymous: Client;
  /** A partner's server, which calls with an API key. */
  withKey(key: string): Client;
  /** An access token with a proof of identity as of now. */
  tokenOf(uid: string): Promise<string>;
  /** Sends a request with such a token. */
  sendAs(uid: string, request: WithToken): Promise<Response>;
  /** Starts a request without a client's help. `path` starts with `/`. */
  request: StartRequest;
  close(): Promise<void>;
}

/** 2026-03-02T10:00:00Z, a Monday. */
export const TEST_NOW = Date.UTC(2026, 2, 2, 10);

/** The secret of a test's app. */
export const TEST_SECRET = 'a secret for tests of the product';

/** Options of a test's app. */
export interface TestOptions {
  rateLimits?: boolean;
  /** Replaces the logger. */
  log?: Logger;
  /** Time limit for a request body to arrive, in ms. */
  bodyMs?: number;
  /** Signs sessions and tokens. */
  secret?: string;
  /** Watches writes, so that a snapshot of the database reads only changed collections again. */
  watchesWrites?: boolean;
  /** An own connection to a database, which the test closes after the app. */
  connection?: Connection;
  /** Cookies of sessions only for https, as with a `PUBLIC_URL` at https. */
  secureCookies?: boolean;
}

/**
 * `MONGODB_DATABASE` in the environment lets an app share the database of another one, which is closed after
 * it.
 */
export async function startTestApp(
  environment: Record<string, string> = {},
  {
    rateLimits = false,
    log: given,
    bodyMs = BODY_MS,
    watchesWrites = false,
    secret = TEST_SECRET,
    secureCookies = false,
    connection: own,
  }: TestOptions = {},
): Promise<TestApp> {
  const mongoServer = process.env.WAYFARE_TEST_MONGO as string;
  const shared = environment.MONGODB_DATABASE;
  const { connection, hasIndexes } =
    shared === undefined && !own
      ? await takeDatabase(mongoServer, watchesWrites)
      : {
          connection: own ?? (await connectTo(mongoServer, shared as string, watchesWrites)),
          hasIndexes: false,
        };
  const databaseName = connection.name;
  const dataDir = join(tmpdir(), databaseName);
  const writtenCollections = watchesWrites ? watchWrites(connection.getClient()) : undefined;
  const clock = {
    at: TEST_NOW,
    now() {
      return this.at;
    },
  };
  const config = parseEnvironment({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    MONGODB_DATABASE: databaseName,
    ...environment,
  });
  const log = given ?? pino({ level: config.LOG_LEVEL });
  const redis = await connectRedis(config, log);
  const realtime = socketRealtime(redis);
  const services = await createServices({
    // Pauses are exact, so that a test knows when the next attempt is due.
    jitter: () => 0,
    config,
    connection,
    clock,
    realtime,
    redis,
    log,
    secret,
    maps: straightMaps,
    limitsRequests: rateLimits,
    buildsIndexes: !hasIndexes,
  });
  services.db.wallets.onUndecided((operation) => {
    throw new Error(`${operation} posted money of the business without a decision about who may give it`);
  });
  const session = sessionMiddleware(connection, {
    secrets: [secret, ...config.SESSION_SECRET_PREVIOUS],
    secure: secureCookies,
  });
  const app = createApp({ session, trustProxy: config.TRUST_PROXY, bodyMs }, services);
  const server = createHttpServer(app);
  realtime.attach(server, session, services);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { request, closeConnections } = requestsTo(url);
  const tokens = testTokens(services);
  const clientWith = async (user: StoredUser, age?: number) => {
    await keepTestFamily(user.id, services);
    return client(request, user, (authorized) => tokens.send(user.id, authorized, age));
  };
  const clientOf = (user: StoredUser) => clientWith(user);
  const staleClientOf = (user: StoredUser) => clientWith(user, PROOF_FRESH_MS);
  const stored = async (usertype: Usertype, fields: Partial<StoredUser>) => {
    const user = aUser(usertype, fields);
    await services.db.users.insert(user);
    if (user.walletBalance > 0) {
      const funding = { type: 'Credit', amount: user.walletBalance, txRef: `test:${user.id}` } as const;
      await services.db.wallets.post(user.id, [funding], { date: clock.at });
    }
    await services.liveDrivers.refresh(user.id);
    return user;
  };

  return {
    url,
    services,
    connection,
    ...(writtenCollections && { writtenCollections }),
    clock,
    tokenOf: (uid) => tokens.tokenOf(uid),
    sendAs: (uid, authorized) => tokens.send(uid, authorized),
    request,
    clientOf,
    staleClientOf,
    anonymous: client(request, { id: '' } as StoredUser),
    withKey: (key) => ({
      ...client(request, { id: '' } as StoredUser, async (authorized) => authorized(key)),
      key,
    }),
    signedIn: async (usertype, fields = {}) => clientOf(await stored(usertype, fields)),
    signedInStale: async (usertype, fields = {}) => staleClientOf(await stored(usertype, fields)),
    async close() {
      closeConnections();
      const closed = realtime.close();
      // It waits for every connection, also for those that clients keep open.
      server.closeAllConnections();
      await closed;
      await redis?.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await services.longWork.stop();
      await services.tracks.flush();
      await services.db.wallets.idle();
      if (own) return;
      if (shared !== undefined) {
        await connection.close();
        return;
      }
      await rm(dataDir, { recursive: true, force: true });
      await putBackDatabase(connection);
    },
  };
}

/** A client that sends its requests with a token, or an anonymous client. */
function client(
  request: StartRequest,
  user: StoredUser,
  signedIn: (authorized: WithToken) => Promise<Response> = async (authorized) => authorized(''),
): Client {
  const send = async (method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const { status, text, header } = await signedIn((token) =>
      request(method, `/api${path}`)
        .set({
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        })
        .send(body === undefined ? undefined : JSON.stringify(body)),
    );
    const isJson = /^application\/json\b/.test(header['content-type'] ?? '');
    return { status, headers: headersOf(header), body: isJson ? JSON.parse(text) : text || null };
  };
  return {
    user,
    get: (path) => send('get', path),
    post: (path, body = {}, headers = {}) => send('post', path, body, headers),
    put: (path, body = {}, headers = {}) => send('put', path, body, headers),
    delete: (path) => send('delete', path),
  };
}
