import type { Logger } from 'pino';
import type { Budgets } from './budget/createBudgets.js';
import type { Actor, Resource, Settings } from '@wayfare/shared';
import type { AuditTrail } from './operation/auditTrail.js';
import type { Clock } from './clock.js';
import type { Config } from './config/environment.js';
import type { Realtime } from './realtime.js';
import type { DatabaseWatch } from './database/databaseWatch.js';
import type { PlatformRepositories } from './repositories.js';
import type { Overload } from './overload/overload.js';
import type { JobQueues } from './run/jobQueues.js';
import type { LongWork } from './run/longWork.js';
import type { Metrics } from './run/metrics.js';

/** Services for every area. Tests and the replay substitute their own clock and randomness. */
export interface PlatformServices {
  config: Config;
  clock: Clock;
  /** A new id that sorts by creation time. */
  newId(): string;
  /** A number from 0 up to 1. */
  random(): number;
  /** A random factor from 0 up to 1 that lengthens the pause before a retry. Constant in tests. */
  jitter(): number;
  /** Signs access tokens. */
  tokenKey: Uint8Array;
  /** Keys of previous secrets: the access tokens they signed stay valid. */
  previousTokenKeys: readonly Uint8Array[];
  /** Encrypts stored secrets, so that a copy of the database does not reveal them. 32 bytes. */
  sealKey: Uint8Array;
  /** Keys of previous secrets. Texts encrypted with them stay readable. */
  previousSealKeys: readonly Uint8Array[];
  db: PlatformRepositories;
  /** Whether the database can be used. */
  databaseWatch: DatabaseWatch;
  /** The settings of the business now: what lists show and what demo mode refuses depend on them. */
  readSettings(): Promise<Settings>;
  auditTrail: AuditTrail;
  /** Records that someone exported a list, also one that was cut off. Never fails. */
  recordExport(actor: Actor, exported: { resource: Resource; rows: number }): Promise<void>;
  realtime: Realtime;
  longWork: LongWork;
  jobs: JobQueues;
  /** Rate limit counters. */
  budgets: Budgets;
  /** What this process refuses while it has too much to do. */
  overload: Overload;
  /** Counters for Prometheus. */
  metrics: Metrics;
  log: Logger;
}
