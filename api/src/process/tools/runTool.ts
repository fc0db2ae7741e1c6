import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { type Config, ConfigurationError, parseEnvironment } from '../../platform/config/environment.js';
import { createServices } from '../createServices.js';
import { connectDatabase } from '../../platform/database/connectDatabase.js';
import {
  DataFolderInUseError,
  DataFolderNotWritableError,
  EmbeddedDatabaseFailedError,
  EmbeddedDatabaseUnsupportedError,
} from '../../platform/database/databaseErrors.js';
import { databaseProblemLine } from '../../platform/database/databaseProblem.js';
import { MoveRefusedError } from '../../platform/database/move/moveMark.js';
import { createLog } from '../../platform/log/createLog.js';
import type { Services } from '../services.js';

/** A problem the user must fix: only the message is shown, without a stack. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

const userErrors = [
  ToolError,
  MoveRefusedError,
  ConfigurationError,
  DataFolderInUseError,
  DataFolderNotWritableError,
  EmbeddedDatabaseFailedError,
  EmbeddedDatabaseUnsupportedError,
];

/**
 * Runs a command-line tool and sets its exit code; with `--help`, it prints the help instead. User errors
 * print one clear line on stderr and exit with code 1.
 */
export async function runTool(help: string, tool: () => Promise<number>): Promise<void> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(help.trim());
    return;
  }
  try {
    process.exitCode = await tool();
  } catch (error) {
    process.exitCode = 1;
    console.error(printable(error));
  }
}

function printable(error: unknown): unknown {
  const { code, message } = error as Error & { code?: string };
  if (userErrors.some((kind) => error instanceof kind)) return message;
  // node:util's parseArgs
  if (code?.startsWith('ERR_PARSE_ARGS')) return message;
  return databaseProblemLine(error) ?? error;
}

/** Prints progress. On stderr, because a tool's stdout is its result. */
export function report(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** The database a tool works on. */
interface ToolDatabase {
  config?: Config;
  /** A name other than the configured one. */
  databaseName?: string;
  /** How long to wait for the server, in ms. */
  serverSelectionTimeoutMS?: number;
  /** The tool works on existing data. An empty database is probably a mistyped name. */
  mustExist?: boolean;
}

/**
 * Runs `work` on the configured database: shared with a server running on the same data folder, or alone.
 * @throws ToolError if the database must exist and does not
 */
export async function withDatabase<T>(
  work: (connection: Connection) => Promise<T>,
  {
    config = parseEnvironment(process.env),
    databaseName = config.MONGODB_DATABASE,
    serverSelectionTimeoutMS = 10_000,
    mustExist = false,
  }: ToolDatabase = {},
): Promise<T> {
  const place = config.MONGODB_URL
    ? { mongodbUrl: config.MONGODB_URL }
    : { dataDir: config.DATA_DIR, joinRunning: true };
  const database = await connectDatabase({ ...place, databaseName, serverSelectionTimeoutMS });
  try {
    if (mustExist && (await database.connection.listCollections()).length === 0)
      throw new ToolError(`There is no database "${databaseName}", or it is empty: nothing was done.`);
    return await work(database.connection);
  } finally {
    await database.close();
  }
}

/** The services on a connection, for a tool. */
export function toolServices(
  connection: Connection,
  config = parseEnvironment(process.env),
): Promise<Services> {
  return createServices({
    config,
    connection,
    log: createLog(config, pino.destination(2)),
    // Tools do not sign anything.
    secret: randomBytes(32).toString('hex'),
  });
}
