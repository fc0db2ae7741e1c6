import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createApp } from '../app.js';
import { sessionMiddleware } from '../people/auth/session.js';
import type { Config } from '../platform/config/environment.js';
import { productVersion } from '../platform/config/productVersion.js';
import { sessionSecret } from '../platform/config/sessionSecret.js';
import { createServices } from './createServices.js';
import { connectDatabase } from '../platform/database/connectDatabase.js';
import { type DatabaseWatch, databaseWatch } from '../platform/database/databaseWatch.js';
import { refuseHalfMoved } from '../platform/database/move/moveMark.js';
import { dueWork } from './dueWork.js';
import { migrateData } from './migrateData.js';
import { observeState } from './observeState.js';
import { prepareDemo, refuseDemoAccounts } from './demo/prepareDemo.js';
import { acceptWaiting, createHttpServer } from '../edge/serving/httpServer.js';
import { socketRealtime } from '../edge/sockets/socketRealtime.js';
import { connectRedis } from '../platform/redis/redisLink.js';
import { watchLoad } from '../platform/overload/watchLoad.js';
import { startScheduler } from '../platform/scheduler/scheduler.js';
import { setupLink } from '../office/setup/setupLink.js';
import { productFolder } from '../platform/config/productFolder.js';
import { builtApps, hotReloadingApps } from '../edge/web/apps.js';
import { servePages } from '../edge/web/pages.js';
import { serveMapTiles } from '../basics/maps/vectorMap.js';
import { serveSiteFiles } from '../edge/web/siteFiles.js';

/** The oldest major version of MongoDB that is supported. */
const OLDEST_MONGODB = 7;
/** How long open requests have to finish at shutdown, in ms. */
const FINISH_MS = 5_000;

/** A running server. */
export interface RunningServer {
  /**
   * The text to print for operators once the server can be stopped: its address, and the demo's accounts or
   * where to create an admin.
   */
  announcement: string;
  /**
   * Stops it: `/readyz` answers 503 for `drainMs` while requests are still served, then open requests finish,
   * sockets close, recurring work ends, and the database closes.
   */
  stop(drainMs?: number): Promise<void>;
}

/** Starts database, API, sockets and pages on the configured port. */
export async function startWebServer(given: Config, log: Logger): Promise<RunningServer> {
  const starting = startingListener();
  let answer = starting.listener;
  const httpServer = createHttpServer((request, response) => answer(request, response));
  await listen(httpServer, given);
  const config = withChosenPort(given, httpServer);
  const url = config.PUBLIC_URL;

  const database = await connectDatabase({
    ...(config.MONGODB_URL ? { mongodbUrl: config.MONGODB_URL } : { dataDir: config.DATA_DIR }),
    databaseName: config.MONGODB_DATABASE,
    onRestart: (reason: string) => log.warn({ reason }, 'the embedded database was restarted'),
    onUnexpectedExit: (error: Error) => {
      log.fatal({ err: error }, 'the embedded database exited unexpectedly');
      process.exit(1);
    },
  });
  if (config.MONGODB_URL) await warnOfOldServer(database.connection, log);
  await refuseHalfMoved(database.connection.getClient().db(database.connection.name));
  logOutages(databaseWatch(database.connection), log);
  const secret = await sessionSecret(config);
  const session = sessionMiddleware(database.connection, {
    secrets: [secret, ...config.SESSION_SECRET_PREVIOUS],
    secure: config.PUBLIC_URL.startsWith('https:'),
  });
  const redis = await connectRedis(config, log);
  const realtime = socketRealtime(redis);
  const services = await createServices({
    config,
    log,
    secret,
    realtime,
    redis,
    connection: database.connection,
  });
  observeState(database.connection, redis, services);
  if (config.NODE_ENV === 'production') await refuseDemoAccounts(services);
  await migrateData((step, of) => {
    starting.report(`changing stored data, step ${step} of ${of}`);
    log.debug({ step, of }, 'changing stored data');
  }, services);
  const demoAccounts = await prepareDemo(services);
  const setup = await setupLink(services);

  const pages = config.WAYFARE_DEV
    ? await hotReloadingApps(productFolder, httpServer)
    : builtApps(productFolder);
  const app = createApp(
    {
      session,
      trustProxy: config.TRUST_PROXY,
      files: pages.mountFiles,
      pages: (target) => {
        pages.mountSources(target);
        serveMapTiles(target, config);
        serveSiteFiles(target, services);
        servePages(target, pages.indexHtml, pages.drawPage, services);
      },
    },
    services,
  );
  realtime.attach(httpServer, session, services);
  answer = app;
  starting.serveKept(app);
  const scheduler = startScheduler(dueWork, services);
  const stopWatching = watchLoad(services.overload);
  log.info(productVersion(config), 'started');

  return {
    announcement: announcementOf(url, demoAccounts, setup),
    async stop(drainMs = 0) {
      answer = answerDraining(app);
      await setTimeout(drainMs);
      stopWatching();
      await acceptWaiting(httpServer);
      // In parallel: each waits for connections that another one ends.
      await Promise.all([closeServer(httpServer), realtime.close(), pages.close()]);
      // After the last request, which may have moved a driver: the scheduler stores positions when it stops.
      await scheduler.stop();
      await services.longWork.stop();
      await redis?.close();
      await database.close();
    },
  };
}

/** Older servers work in tests, but lack fixes and are not tested in production. */
async function warnOfOldServer(connection: Connection, log: Logger): Promise<void> {
  const { version } = await connection.getClient().db().admin().command({ buildInfo: 1 });
  if (Number.parseInt(version as string, 10) < OLDEST_MONGODB)
    log.warn(`MongoDB ${version} is older than ${OLDEST_MONGODB}, which the product needs: upgrade it`);
}

/** Requests have lines of their own, which do not tell when an outage began and when it was over. */
function logOutages(watch: DatabaseWatch, log: Logger): void {
  let since = 0;
  watch.onChange((isAway) => {
    if (isAway) {
      since = Date.now();
      log.error('lost the database: requests wait for it for some seconds, and are then refused');
    } else log.info({ ms: Date.now() - since }, 'the database is back');
  });
}

/**
 * Answers probes while the process starts, and keeps all other requests until it is ready, as if it did not
 * listen yet: its users need not see that it starts.
 */
function startingListener() {
  const kept: Parameters<RequestListener>[] = [];
  let step: string | undefined;
  const listener: RequestListener = (request, response) => {
    const path = request.url?.split('?')[0];
    if (path !== '/healthz' && path !== '/readyz') {
      kept.push([request, response]);
      return;
    }
    response.writeHead(path === '/healthz' ? 200 : 503, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ status: 'starting', step }));
  };
  /** Serves the kept requests whose callers still wait. */
  const serveKept = (app: RequestListener) => {
    for (const [request, response] of kept.splice(0)) if (!response.destroyed) app(request, response);
  };
  /** Tells probes what the start is about at the moment. */
  const report = (now: string) => {
    step = now;
  };
  return { listener, serveKept, report };
}

/**
 * Requests are still served, but `/readyz` makes load balancers send new ones elsewhere, and no connection is
 * kept.
 */
const answerDraining =
  (app: RequestListener): RequestListener =>
  (request, response) => {
    response.setHeader('Connection', 'close');
    if (request.url?.split('?')[0] !== '/readyz') {
      app(request, response);
      return;
    }
    response.writeHead(503, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ status: 'stopping' }));
  };

/** Binds the port first: if that fails, startup must not touch the data. */
function listen(server: Server, { HOST, PORT }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * With port 0, the system chooses one. Only then is the address known that is derived from it, which links
 * contain.
 */
function withChosenPort(config: Config, server: Server): Config {
  if (config.PORT !== 0) return config;
  const { port } = server.address() as AddressInfo;
  return { ...config, PUBLIC_URL: config.PUBLIC_URL.replace(/:0$/, `:${port}`) };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = globalThis.setTimeout(() => server.closeAllConnections(), FINISH_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function announcementOf(url: string, demoAccounts: readonly string[], setup: string | null): string {
  const lines = ['', `Wayfare is ready at ${url}`, `  API contract  ${url}/api/docs`];
  if (demoAccounts.length > 0) lines.push('', 'Demo accounts', ...demoAccounts.map((line) => `  ${line}`));
  if (setup)
    lines.push(
      '',
      'There is no admin yet. Create one at this address, valid once and for 24 hours:',
      `  ${setup}`,
    );
  return [...lines, ''].join('\n');
}
