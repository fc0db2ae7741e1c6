/**
 * The API in its own process, for measurements: everything except rate limits, and pages only for those who
 * ask for them.
 */
import type { AddressInfo } from 'node:net';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Express } from 'express';
import { pino } from 'pino';
import { createApp } from '../src/app.js';
import { sessionMiddleware } from '../src/people/auth/session.js';
import { parseEnvironment } from '../src/platform/config/environment.js';
import { createServices } from '../src/process/createServices.js';
import { connectDatabase } from '../src/platform/database/connectDatabase.js';
import { dueWork } from '../src/process/dueWork.js';
import { createHttpServer } from '../src/edge/serving/httpServer.js';
import { socketRealtime } from '../src/edge/sockets/socketRealtime.js';
import { connectRedis } from '../src/platform/redis/redisLink.js';
import { watchLoad } from '../src/platform/overload/watchLoad.js';
import { startScheduler } from '../src/platform/scheduler/scheduler.js';
import { builtApps } from '../src/edge/web/apps.js';
import { servePages } from '../src/edge/web/pages.js';
import { answerBench } from './childProtocol.js';

// Where a browser is measured, it comes first: a user's is on another machine.
if (process.env.BENCH_YIELDS === '1') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const config = parseEnvironment(process.env);
const secret = config.SESSION_SECRET as string;
const log = pino({ level: config.LOG_LEVEL }, pino.destination(2));
const database = await connectDatabase({
  mongodbUrl: config.MONGODB_URL as string,
  databaseName: config.MONGODB_DATABASE,
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
  limitsRequests: false,
});
const session = sessionMiddleware(database.connection, { secrets: [secret], secure: false });
const apps = builtApps(fileURLToPath(new URL('../..', import.meta.url)));
const pages = (app: Express) => {
  servePages(app, apps.indexHtml, apps.drawPage, services);
};
const server = createHttpServer(
  createApp(
    {
      session,
      ...(process.env.BENCH_SERVES_PAGES === '1' && { files: apps.mountFiles, pages }),
    },
    services,
  ),
);
realtime.attach(server, session, services);
const scheduler = startScheduler(dueWork, services);
const stopWatching = watchLoad(services.overload);

async function stop(): Promise<void> {
  stopWatching();
  await scheduler.stop();
  server.closeAllConnections();
  await realtime.close();
  await redis?.close();
  await database.close();
}

// Leaves out track storage, to measure its cost.
if (process.env.BENCH_STORES_TRACKS === '0') services.db.tracking.addAll = async () => undefined;

const bench = answerBench(stop);
server.listen(0, config.HOST, () => {
  bench.ready(`http://${config.HOST}:${(server.address() as AddressInfo).port}`);
});
