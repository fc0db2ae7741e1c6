/**
 * The product's API as a process that a test can kill with SIGKILL at an exact write to the database. The
 * product's code is unchanged: the process counts the commands that the database driver sends.
 * `killableProcess.ts` starts it and sends its orders.
 */
import type { AddressInfo } from 'node:net';
import type { CommandStartedEvent } from 'mongodb';
import { pino } from 'pino';
import { createApp } from '../../src/app.js';
import { sessionMiddleware } from '../../src/people/auth/session.js';
import { parseEnvironment } from '../../src/platform/config/environment.js';
import { createServices } from '../../src/process/createServices.js';
import { connectDatabase } from '../../src/platform/database/connectDatabase.js';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../src/platform/database/embeddedMongo.js';
import { seededRandom } from '@wayfare/shared';
import { paymentDueWork } from '../../src/money/payment/payment.dueWork.js';
import { dueWork, runDueWork } from '../../src/process/dueWork.js';
import { startScheduler } from '../../src/platform/scheduler/scheduler.js';
import { createHttpServer } from '../../src/edge/serving/httpServer.js';
import { straightMaps } from '../support/straightMaps.js';

/** The victim of a kill: this process, its embedded database, or both at once, as in a power failure. */
export type Victim = 'process' | 'database' | 'both';

/** A command from the test to this process. */
export type Order =
  /** Start work at a time (ms timestamp), like a process just started. Ids count up from `firstId`. */
  | { kind: 'begin'; at: number; firstId: number }
  /** Continue at another time, with other ids. */
  | { kind: 'moveTo'; at: number; firstId: number }
  | { kind: 'setClock'; at: number }
  /** One pass of the recurring work. */
  | { kind: 'work' }
  /** Run the scheduler, with a running clock. */
  | { kind: 'runBySelf' }
  /** Die at the nth write from now: before it is sent, or once the database has acknowledged it. */
  | { kind: 'arm'; victim: Victim; write: number; when: 'before' | 'after' }
  | { kind: 'disarm' };

const WRITES = ['insert', 'update', 'delete', 'findAndModify'];

const config = parseEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...process.env });
// The same for every process of a test, so that a client's token stays valid with the next one.
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
/** The request whose acknowledgment triggers the kill. */
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

/** Stands still unless the process runs on its own. */
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
// Ids and random numbers come in the same order in every process, so that final states can be compared.
let random = seededRandom(1);
let ids = 0;
const session = sessionMiddleware(connection, { secrets: [secret], secure: false });

/** The product as in a process just started, without any state. */
async function newProduct() {
  const created = await createServices({
    // Pauses are exact, so that a test knows when the next attempt is due.
    jitter: () => 0,
    config,
    connection,
    clock,
    log: pino({ level: config.LOG_LEVEL }),
    secret,
    random: () => random.next(),
    maps: straightMaps,
    limitsRequests: false,
    // The test has built them in the database of its world.
    buildsIndexes: embedded !== null,
  });
  const services = {
    ...created,
    newId() {
      ids += 1;
      return ids.toString(16).padStart(24, '0');
    },
  };
  return { services, app: createApp({ session }, services), isUsed: false };
}

let product = await newProduct();
const http = createHttpServer((request, response) => product.app(request, response));
await new Promise<void>((resolve) => {
  http.listen(0, '127.0.0.1', resolve);
});

/** Waits for work that continues after responses were sent. */
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
  // The process may have been waiting in the pool since it started.
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
      await paymentDueWork.continueHeld.run(100, product.services);
      await product.services.mailer.deliverDue();
      await product.services.notifier.deliverDue();
      return comeToRest();
    case 'runBySelf':
      clock.runsSince = Date.now();
      startScheduler(dueWork, product.services);
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
// Exit when the test process ends.
process.on('disconnect', () => process.exit(0));
process.send?.({ port: (http.address() as AddressInfo).port });
