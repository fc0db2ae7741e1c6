/**
 * The product's API as a process that dies when a test says so: by SIGKILL, at an exact write to the
 * database. Nothing of the product knows of it: what is counted are the commands the database driver sends.
 * `killableProcess.ts` starts it and gives it its orders.
 */
import type { AddressInfo } from 'node:net';
import type { CommandStartedEvent } from 'mongodb';
import { pino } from 'pino';
import { createApp } from '../app.js';
import { sessionMiddleware } from '../auth/session.js';
import { parseEnvironment } from '../config/environment.js';
import { createServices } from '../createServices.js';
import { connectDatabase } from '../database/connectDatabase.js';
import { type EmbeddedMongo, startEmbeddedMongo } from '../database/embeddedMongo.js';
import { seededRandom } from '../demo/random.js';
import { createHttpServer } from '../http/httpServer.js';
import { runDueWork } from '../scheduler/scheduler.js';
import { startScheduler } from '../scheduler/startScheduler.js';
import { straightMaps } from '../testing/straightMaps.js';

/** Who dies: this process, its embedded database's, or both at the same moment as when the power fails. */
export type Victim = 'process' | 'database' | 'both';

/** What the test tells this process to do. */
export type Order =
  /** Take up work at a moment (ms timestamp), as a process does that has just been started. Ids count up from `firstId`. */
  | { kind: 'begin'; at: number; firstId: number }
  /** Go on at another moment, with other ids. */
  | { kind: 'moveTo'; at: number; firstId: number }
  | { kind: 'setClock'; at: number }
  /** One pass of what recurs every second. */
  | { kind: 'work' }
  /** Run the scheduler, with a clock that goes on. */
  | { kind: 'runBySelf' }
  /** Die at a write counted from now: before it is sent, or as soon as the database has acknowledged it. */
  | { kind: 'arm'; victim: Victim; write: number; when: 'before' | 'after' }
  | { kind: 'disarm' };

const WRITES = ['insert', 'update', 'delete', 'findAndModify'];

const config = parseEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...process.env });
// The same for every process of a test, so that a client's token is good at the next one too.
const secret = config.SESSION_SECRET as string;
const embedded = config.MONGODB_URL
  ? null
  : await startEmbeddedMongo({ dataDir: config.DATA_DIR, onUnexpectedExit: () => process.exit(1) });
const server = config.MONGODB_URL ?? (embedded as EmbeddedMongo).url(config.MONGODB_DATABASE);
const { connection } = await connectDatabase({
  mongodbUrl: `${server}&monitorCommands=true`,
  databaseName: config.MONGODB_DATABASE,
});
const client = connection.getClient();

let armed: { victim: Victim; write: number; when: 'before' | 'after' } | null = null;
let writes = 0;
/** The request whose acknowledgement is waited for. */
let last: number | null = null;

client.on('commandStarted', ({ commandName, requestId }: CommandStartedEvent) => {
  if (!armed || !WRITES.includes(commandName)) return;
  writes += 1;
  if (writes !== armed.write) return;
  if (armed.when === 'before') kill(armed.victim);
  else last = requestId;
});
client.on('commandSucceeded', ({ requestId }) => {
  if (armed && requestId === last) kill(armed.victim);
});

function kill(victim: Victim): void {
  armed = null;
  if (embedded && victim !== 'process') process.kill(embedded.pid, 'SIGKILL');
  if (victim !== 'database') process.kill(process.pid, 'SIGKILL');
}

/** Stands still, unless the process runs by itself. */
const clock = {
  at: 0,
  runsSince: null as number | null,
  now() {
    return this.at + (this.runsSince === null ? 0 : Date.now() - this.runsSince);
  },
  set(at: number) {
    this.at = at;
    if (this.runsSince !== null) this.runsSince = Date.now();
  },
};
// The same ids in the same order, in whichever process, like the same chance: what runs end with can be compared.
let random = seededRandom(1);
let ids = 0;
const session = sessionMiddleware(connection, { secret, secure: false });

/** The product as it is in a process that has just been started: it remembers nothing. */
async function newProduct() {
  const created = await createServices({
    config,
    connection,
    clock,
    log: pino({ level: config.LOG_LEVEL }),
    secret,
    random: () => random.next(),
    maps: straightMaps,
    limitsRequests: false,
  });
  const services = {
    ...created,
    newId() {
      ids += 1;
      return ids.toString(16).padStart(24, '0');
    },
  };
  return { services, app: createApp(services, { session }), isUsed: false };
}

let product = await newProduct();
const http = createHttpServer((request, response) => product.app(request, response));
await new Promise<void>((resolve) => {
  http.listen(0, '127.0.0.1', resolve);
});

/** Waits for what goes on behind answers that were given. */
async function comeToRest(): Promise<void> {
  const { tracks, db } = product.services;
  await tracks.flush();
  await db.wallets.idle();
}

function moveTo({ at, firstId }: { at: number; firstId: number }): void {
  clock.set(at);
  ids = firstId;
  random = seededRandom(1);
}

async function begin(moment: { at: number; firstId: number }): Promise<void> {
  moveTo(moment);
  // Between its start and now a process may have waited to be needed.
  if (product.isUsed) product = await newProduct();
  else await product.services.liveDrivers.reload();
  product.isUsed = true;
}

async function obey(order: Order): Promise<unknown> {
  switch (order.kind) {
    case 'begin':
      return begin(order);
    case 'moveTo':
      return moveTo(order);
    case 'setClock':
      clock.set(order.at);
      return null;
    case 'work':
      await runDueWork(product.services);
      await product.services.mailer.deliverDue();
      await product.services.notifier.deliverDue();
      return comeToRest();
    case 'runBySelf':
      clock.runsSince = Date.now();
      startScheduler(product.services);
      return null;
    case 'arm':
      armed = order;
      writes = 0;
      return null;
    case 'disarm':
      await comeToRest();
      armed = null;
      return writes;
    default:
      throw new Error(`no such order: ${(order satisfies never as Order).kind}`);
  }
}

process.on('message', ({ id, order }: { id: number; order: Order }) => {
  obey(order).then(
    (answer) => process.send?.({ id, answer }),
    (error: Error) => process.send?.({ id, error: error.stack }),
  );
});
// Without the test there is nobody to serve.
process.on('disconnect', () => process.exit(0));
process.send?.({ port: (http.address() as AddressInfo).port });
