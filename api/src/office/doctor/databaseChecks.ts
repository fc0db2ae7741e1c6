import type { Connection } from 'mongoose';
import type { Config } from '../../platform/config/environment.js';
import type { OfficeServices } from '../services.js';
import { about, type Finding } from './finding.js';

const OLDEST_VERSION = 7;
/** Differences between the clocks of this machine and the database, in ms. */
const SKEW_NOTICED_MS = 2_000;
const SKEW_MS = 30_000;

interface Hello {
  setName?: string;
  msg?: string;
  /** Absent from the embedded database, which runs on this machine. */
  localTime?: Date;
}

/** The database server: its version, whether it can fail over, and its clock. */
export async function checkDatabaseServer(connection: Connection, config: Config): Promise<Finding[]> {
  const admin = connection.getClient().db().admin();
  const [hello, { version }] = await Promise.all([
    admin.command({ hello: 1 }) as unknown as Promise<Hello>,
    admin.command({ buildInfo: 1 }) as unknown as Promise<{ version: string }>,
  ]);
  const isEmbedded = !config.MONGODB_URL;
  const database = about('database');
  const isOld = Number.parseInt(version, 10) < OLDEST_VERSION;
  const name = `${isEmbedded ? 'embedded' : 'MongoDB'} ${version}`;
  return [
    database(...engine(name, isEmbedded, isOld, config)),
    about('replica set')(...replicaSet(hello, isEmbedded)),
    clockFinding(hello.localTime, Date.now()),
  ];
}

/** The embedded engine is for trying out and developing, and not for a business: decision 0002 says why. */
function engine(
  name: string,
  isEmbedded: boolean,
  isOld: boolean,
  { NODE_ENV }: Config,
): ['ok' | 'note' | 'warning' | 'problem', string] {
  if (isOld) return ['problem', `${name} is older than ${OLDEST_VERSION}`];
  if (!isEmbedded) return ['ok', name];
  return [
    NODE_ENV === 'production' ? 'warning' : 'note',
    `${name} is for trying out: its engine is an early version of one author, and no MongoDB opens its files. Before real users come, run \`npm run move-database\``,
  ];
}

function replicaSet({ setName, msg }: Hello, isEmbedded: boolean): ['ok' | 'warning' | 'off', string] {
  if (isEmbedded) return ['off', 'the embedded database is one process: make backups'];
  if (setName) return ['ok', 'yes'];
  if (msg === 'isdbgrid') return ['ok', 'a sharded cluster'];
  return [
    'warning',
    'no: when this server fails, the product stops, and data since the last backup may be lost',
  ];
}

/** How far the clock of the database is from this machine's; `now` is a ms timestamp. */
export function clockFinding(databaseTime: Date | undefined, now: number): Finding {
  const finding = about('clock');
  if (!databaseTime) return finding('ok', 'this machine is the only one');
  const skewMs = Math.abs(databaseTime.getTime() - now);
  const skew = `differs from the database's by ${(skewMs / 1000).toFixed(1)} s`;
  if (skewMs > SKEW_MS) return finding('problem', `${skew}: codes and tokens may be rejected`);
  return finding(skewMs > SKEW_NOTICED_MS ? 'warning' : 'ok', skew);
}

/** The data: whether an admin can sign in and a trip can be booked, and that nothing is left of a demo. */
export async function checkData(
  db: OfficeServices['db'],
  config: Config,
  demoEmails: readonly string[],
): Promise<Finding[]> {
  const isProduction = config.NODE_ENV === 'production';
  const [hasAdmin, hasCarTypes, { AllowCriticalEditsAdmin }, demoUsers] = await Promise.all([
    db.users.hasApproved('admin'),
    db.carTypes.hasAny(),
    db.settings.settings(),
    Promise.all(demoEmails.map((email) => db.users.findByProven('email', email))),
  ]);
  const found = [
    hasAdmin
      ? about('admin')('ok', 'one or more')
      : about('admin')(
          'problem',
          'there is none: run `npm run create-admin`, or open the link that each start prints',
        ),
    hasCarTypes
      ? about('car types')('ok', 'one or more')
      : about('car types')('problem', 'there are none, so nothing can be booked: add one at /setup'),
  ];
  const worst = isProduction ? 'problem' : 'ok';
  if (demoUsers.some((user) => user !== null))
    found.push(about('demo accounts')(worst, 'exist: their password is not secret'));
  found.push(
    AllowCriticalEditsAdmin
      ? about('demo mode')('ok', 'off')
      : about('demo mode')(isProduction ? 'problem' : 'warning', 'on: admins cannot work'),
  );
  return found;
}

/**
 * The counters behind the totals and far pages of booking lists, compared with the bookings. Bookings may be
 * made meanwhile, and none is deleted: the total lies between their number before and after it is read.
 */
export async function checkCounters(connection: Connection, db: OfficeServices['db']): Promise<Finding[]> {
  const finding = about('list totals');
  const count = () => connection.collection('bookings').countDocuments({});
  const before = await count();
  const page = { filter: {}, sort: { field: 'tripdate', order: -1 }, skip: 0, limit: 1 } as const;
  const { total, isAtLeast } = await db.bookings.list(page);
  if (isAtLeast) return [finding('warning', 'bookings are not counted: run `npm run rebuild-counts`')];
  if (before <= total && total <= (await count())) return [finding('ok', 'agree with the bookings')];
  return [finding('problem', `${total} bookings are counted of ${before}: run \`npm run rebuild-counts\``)];
}

/** The keys that identify the installation to browsers' push services. */
export async function checkPushKeys(connection: Connection): Promise<Finding[]> {
  const finding = about('push messages');
  const stored = await connection.collection<{ _id: string; publicKey?: string }>('vapid_keys').findOne({});
  if (!stored) return [finding('ok', 'keys are made when the first browser subscribes')];
  const isWhole = /^[\w-]{87}$/.test(stored.publicKey ?? '');
  return [isWhole ? finding('ok', 'keys exist') : finding('problem', 'the stored keys are damaged')];
}
