import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { type Config, ConfigurationError, parseEnvironment } from '../config/environment.js';
import { createServices } from '../createServices.js';
import { connectDatabase } from '../database/connectDatabase.js';
import {
  DataFolderInUseError,
  DataFolderNotWritableError,
  EmbeddedDatabaseFailedError,
  EmbeddedDatabaseUnsupportedError,
} from '../database/databaseErrors.js';
import type { Services } from '../services.js';

/** What the person at the command line has to change: shown as it is, without a stack. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

const toldAsTheyAre = [
  ToolError,
  ConfigurationError,
  DataFolderInUseError,
  DataFolderNotWritableError,
  EmbeddedDatabaseFailedError,
  EmbeddedDatabaseUnsupportedError,
];

/** Runs a command-line tool to its exit code. What a person can mend is one clear line on stderr and exit code 1. */
export async function runTool(tool: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await tool();
  } catch (error) {
    process.exitCode = 1;
    console.error(told(error));
  }
}

function told(error: unknown): unknown {
  const { name, code, message } = error as Error & { code?: string };
  if (toldAsTheyAre.some((kind) => error instanceof kind)) return message;
  // node:util's parseArgs
  if (code?.startsWith('ERR_PARSE_ARGS')) return message;
  if (name === 'MongooseServerSelectionError' || name === 'MongoServerSelectionError') {
    return `The database does not answer (${message}): start it, or set MONGODB_URL.`;
  }
  return error;
}

/** Progress for a person. On stderr, because a tool's stdout is its result. */
export function report(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * Works with the product's services on its database: beside a running product on the same data folder, or
 * alone. `databaseName` names another one. `prepare` is called once connected, before indexes are made.
 */
export async function withServices<T>(
  work: (services: Services) => Promise<T>,
  options: {
    config?: Config;
    databaseName?: string;
    prepare?: (connection: Awaited<ReturnType<typeof connectDatabase>>['connection']) => Promise<void>;
  } = {},
): Promise<T> {
  const { config = parseEnvironment(process.env), prepare } = options;
  const database = await connectDatabase({
    ...(config.MONGODB_URL
      ? { mongodbUrl: config.MONGODB_URL }
      : { dataDir: config.DATA_DIR, joinRunning: true }),
    databaseName: options.databaseName ?? config.MONGODB_DATABASE,
  });
  try {
    await prepare?.(database.connection);
    const services = await createServices({
      config,
      connection: database.connection,
      log: pino({ level: config.LOG_LEVEL }, pino.destination(2)),
      // Tools sign nothing.
      secret: randomBytes(32).toString('hex'),
    });
    return await work(services);
  } finally {
    await database.close();
  }
}
