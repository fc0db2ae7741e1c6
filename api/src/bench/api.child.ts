/** The API in a process of its own, for measurements: everything but pages and rate limits. */
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createApp } from '../app.js';
import { sessionMiddleware } from '../auth/session.js';
import { parseEnvironment } from '../config/environment.js';
import { createServices } from '../createServices.js';
import { connectDatabase } from '../database/connectDatabase.js';
import { createHttpServer } from '../http/httpServer.js';
import { socketRealtime } from '../realtime/socketRealtime.js';
import { startScheduler } from '../scheduler/startScheduler.js';

/** What the process has used since it began. */
export interface ApiUsage {
  /** ms of processor time. */
  cpu: number;
  /** MB of memory in use by the program. */
  heap: number;
}

/** What this process tells its parent. */
export type ApiMessage = { url: string } | ApiUsage;

/** What its parent tells this process. */
export type BenchMessage = 'usage' | 'stop';

const config = parseEnvironment(process.env);
const secret = config.SESSION_SECRET as string;
const log = pino({ level: config.LOG_LEVEL }, pino.destination(2));
const database = await connectDatabase({
  mongodbUrl: config.MONGODB_URL as string,
  databaseName: config.MONGODB_DATABASE,
});
const realtime = socketRealtime();
const services = await createServices({ config, log, secret, realtime, connection: database.connection });
const session = sessionMiddleware(database.connection, { secret, secure: false });
const server = createHttpServer(createApp(services, { session, rateLimits: false }));
realtime.attach(server, session, services);
const scheduler = startScheduler(services);

async function stop(): Promise<void> {
  await scheduler.stop();
  server.closeAllConnections();
  await realtime.close();
  await database.close();
  process.exit(0);
}

function usage(): ApiUsage {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1000, heap: process.memoryUsage().heapUsed / 2 ** 20 };
}

const tell = (message: ApiMessage) => process.send?.(message);

process.on('message', (message) => {
  if ((message as BenchMessage) === 'usage') tell(usage());
  else void stop();
});
process.once('disconnect', () => process.exit(0));
server.listen(0, config.HOST, () => {
  tell({ url: `http://${config.HOST}:${(server.address() as AddressInfo).port}` });
});
