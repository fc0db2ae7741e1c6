import type { Connection } from 'mongoose';
import { durableBudgetRepository } from './budget/durableBudget.repository.js';
import { migrationRepository } from './database/migration.repository.js';
import { idempotencyRepository } from './idempotency/idempotency.repository.js';
import { runRepository } from './run/run.repository.js';

/** The repositories of the platform, on one connection. */
export const platformRepositories = (connection: Connection) => ({
  durableBudgets: durableBudgetRepository(connection),
  idempotency: idempotencyRepository(connection),
  migrations: migrationRepository(connection),
  runs: runRepository(connection),
  /** Whether the database answers. */
  ping: async () => (await connection.db?.admin().ping())?.ok === 1,
});

export type PlatformRepositories = ReturnType<typeof platformRepositories>;
