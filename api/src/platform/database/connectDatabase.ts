import mongoose, { type Connection } from 'mongoose';
import { ELECTION_MS } from './databaseWatch.js';
import { findRunningEmbeddedMongo, startEmbeddedMongo } from './embeddedMongo.js';

/** Which database to use: an existing server, or the embedded one of a data folder. */
export type DatabaseChoice = { mongodbUrl: string } | EmbeddedChoice;

interface EmbeddedChoice {
  dataDir: string;
  /**
   * Use the embedded database that another process already runs on this folder, if any: for command-line
   * tools.
   */
  joinRunning?: boolean;
  /** Called after the engine died and was restarted; the connection recovers automatically. */
  onRestart?: (reason: string) => void;
  /** Called once when the engine died permanently. */
  onUnexpectedExit?: (error: Error) => void;
}

export type ConnectDatabaseOptions = DatabaseChoice & {
  /** Name of the database within the server. */
  databaseName?: string;
  /** Maximum number of connections per process. */
  maxPoolSize?: number;
  /** How long an operation waits for a server, in ms. */
  serverSelectionTimeoutMS?: number;
};

/** A connected database. */
export interface Database {
  connection: Connection;
  /** Closes the connection, and the embedded engine if this process runs it. */
  close(): Promise<void>;
}

/** A server that accepts no connection or answers no check for this long is given up, in ms. */
const CONNECT_MS = 10_000;
/**
 * The time between two checks of a server, in ms: one that hangs is noticed this long after its time limit.
 */
const CHECK_MS = 2_000;

/**
 * Guarantees of every deployment, also if its URL asks for less. An acknowledged write is in the journal of a
 * majority, so that it survives the loss of a server. Reads return only data that cannot be undone anymore,
 * so that no answer depends on data that may vanish. A write or read that fails because the primary changes
 * is repeated once on the new primary, which recognizes a write it already has.
 */
const PROMISES = {
  w: 'majority',
  journal: true,
  readConcern: { level: 'majority' },
  readPreference: 'primary',
  retryWrites: true,
  retryReads: true,
} as const;

/**
 * Connects to the database, starting the embedded one if no URL is given. Each call opens its own connection,
 * so that several apps can share a process.
 * @throws the errors of startEmbeddedMongo, or the driver's when no server answers in time
 */
export async function connectDatabase(options: ConnectDatabaseOptions): Promise<Database> {
  const { databaseName = 'wayfare', maxPoolSize = 50, serverSelectionTimeoutMS = ELECTION_MS } = options;
  const server = 'mongodbUrl' in options ? existingServer(options.mongodbUrl) : await embeddedServer(options);
  const connection = mongoose.createConnection(server.url(databaseName), {
    dbName: databaseName,
    maxPoolSize,
    serverSelectionTimeoutMS,
    connectTimeoutMS: CONNECT_MS,
    heartbeatFrequencyMS: CHECK_MS,
    // While there is no primary, the driver waits for one, with one time limit for models and collections.
    bufferCommands: false,
    ...PROMISES,
  });
  try {
    await connection.asPromise();
  } catch (error) {
    await connection.close();
    await server.stop();
    throw error;
  }
  return {
    connection,
    close: async () => {
      await connection.close();
      await server.stop();
    },
  };
}

interface Server {
  url: (databaseName: string) => string;
  stop: () => Promise<void>;
}

function existingServer(mongodbUrl: string): Server {
  return { url: () => mongodbUrl, stop: async () => undefined };
}

async function embeddedServer(options: EmbeddedChoice): Promise<Server> {
  const running = options.joinRunning ? await findRunningEmbeddedMongo(options.dataDir) : null;
  if (running) return { url: running.url, stop: async () => undefined };
  const onUnexpectedExit = options.onUnexpectedExit ?? fail;
  return startEmbeddedMongo({ dataDir: options.dataDir, onRestart: options.onRestart, onUnexpectedExit });
}

function fail(error: Error): never {
  throw error;
}
