import type { Connection } from 'mongoose';
import type { Config } from '../../platform/config/environment.js';
import type { OfficeServices } from '../services.js';
import { checkPublicAddress } from './addressChecks.js';
import { checkConfiguration } from './configurationChecks.js';
import { checkCounters, checkData, checkDatabaseServer, checkPushKeys } from './databaseChecks.js';
import { type Check, type Finding, withTimeLimit } from './finding.js';
import { checkMaps } from './mapChecks.js';
import { checkPayments } from './paymentChecks.js';
import { checkSms } from './smsChecks.js';
import { checkPush } from './pushChecks.js';
import { checkMail, checkPictures, checkRedis, checkSocial } from './serviceChecks.js';

/** The options of an examination. The configuration to examine is passed separately. */
export interface Examination {
  /** How long each check may take. */
  ms: number;
  /** The demo's accounts, which must not exist in production. */
  demoEmails: readonly string[];
  /** Opens the database for the checks that need it, and closes it afterward. */
  withDatabase<T>(work: (connection: Connection, db: OfficeServices['db']) => Promise<T>): Promise<T>;
}

/** The embedded database may have to be started first, which takes a few seconds. */
const STARTING_MS = 20_000;

/** Examines an installation: all services at the same time. */
export async function examine(config: Config, examination: Examination): Promise<Finding[]> {
  const { ms } = examination;
  const checks: Record<string, Check> = {
    pictures: () => checkPictures(config),
    mail: () => checkMail(config),
    SMS: () => checkSms(config, ms),
    'mobile push': () => checkPush(config, ms),
    payments: () => checkPayments(config, ms),
    maps: () => checkMaps(config, ms),
    Redis: () => checkRedis(config, ms),
    'social sign-in': () => checkSocial(config, ms),
    certificate: () => checkPublicAddress(config, ms),
  };
  const results = await Promise.all([
    examineDatabase(config, examination),
    ...Object.entries(checks).map(([part, check]) => withTimeLimit(part, ms, check)),
  ]);
  return [...checkConfiguration(config), ...results.flat()];
}

function examineDatabase(config: Config, { ms, demoEmails, withDatabase }: Examination): Promise<Finding[]> {
  return withTimeLimit('database', config.MONGODB_URL ? 2 * ms : STARTING_MS + ms, () =>
    withDatabase(async (connection, db) => {
      const checks: Record<string, Check> = {
        database: () => checkDatabaseServer(connection, config),
        data: () => checkData(db, config, demoEmails),
        'list totals': () => checkCounters(connection, db),
        'push messages': () => checkPushKeys(connection),
      };
      const found: Finding[] = [];
      for (const [part, check] of Object.entries(checks))
        found.push(...(await withTimeLimit(part, ms, check)));
      return found;
    }),
  );
}
