import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { type Config, parseEnvironment } from '../src/platform/config/environment.js';
import { createServices, type ServiceParts } from '../src/process/createServices.js';
import { connectDatabase } from '../src/platform/database/connectDatabase.js';
import { startEmbeddedMongo } from '../src/platform/database/embeddedMongo.js';
import type { Services } from '../src/process/services.js';
import { type ServerProcess, startServerProcess } from './serverProcess.js';

/** Signs the tokens of a measurement, in every process involved. */
const SECRET = 'signs nothing but the tokens of a benchmark';

/** The environment of a suite. When the suite ends, everything opened here is closed and its data deleted. */
export interface BenchContext {
  /** A trial run with small sizes: it checks that everything works and measures nothing. */
  quick: boolean;
  /** A size: the measured one, or the trial run's. */
  size(measured: number, trial: number): number;
  /** Connects to a database of the run's own engine, empty the first time. */
  connect(databaseName: string): Promise<Connection>;
  /** The product's services, in this process. */
  services(connection: Connection, parts?: Partial<ServiceParts>): Promise<Services>;
  /** Starts the whole API in its own process, on a database of the run's own engine. */
  startApi(databaseName: string, environment?: Record<string, string>): Promise<ServerProcess>;
  /** Starts the baseline for lists, `plainPages.child.ts`, also on a database of the run's own engine. */
  startPlainPages(databaseName: string): Promise<ServerProcess>;
  /** Starts bare socket pairs: the baseline for the API's sockets. */
  startRawSockets(): Promise<ServerProcess>;
  /** Creates a new folder for the suite. */
  folder(): Promise<string>;
  /** Reports a suite's progress to the person running it. */
  progress(what: string, done: number, total: number): void;
}

/**
 * The API is measured as operators run it, without what it checks for developers. It refuses nothing however
 * busy it is: a suite measures the whole load.
 */
const AS_OPERATED = { NODE_ENV: 'production', OVERLOAD_DELAY_MS: '0', OVERLOAD_REQUESTS: '0' };

/** A temporary data folder with its own engine. */
export interface BenchHome {
  /** Runs a suite's work and then closes what it opened. */
  within<T>(progress: BenchContext['progress'], work: (context: BenchContext) => Promise<T>): Promise<T>;
  /** Stops the engine and removes the folder. */
  close(): Promise<void>;
}

/** Starts an engine on a new folder in the system's temporary folder. */
export async function openBenchHome({ quick }: { quick: boolean }): Promise<BenchHome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wayfare-bench-'));
  const config = parseEnvironment({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    SEED_DEMO: 'off',
    HOST: '127.0.0.1',
    PORT: '0',
    SESSION_SECRET: SECRET,
  });
  const engine = await startEmbeddedMongo({
    dataDir,
    onUnexpectedExit: (error) => {
      throw error;
    },
  });

  async function within<T>(
    progress: BenchContext['progress'],
    work: (context: BenchContext) => Promise<T>,
  ): Promise<T> {
    const closing: (() => Promise<void>)[] = [];
    const connect = async (databaseName: string) => {
      const database = await connectDatabase({ mongodbUrl: engine.url(databaseName), databaseName });
      closing.push(async () => {
        await database.connection.dropDatabase();
        await database.close();
      });
      return database.connection;
    };
    const started = async (...[script, environment]: Parameters<typeof startServerProcess>) => {
      const server = await startServerProcess(script, { ...process.env, ...environment });
      closing.push(server.stop);
      return server;
    };
    try {
      return await work({
        quick,
        progress,
        size: (measured, trial) => (quick ? trial : measured),
        connect,
        services: (connection, parts) => benchServices(config, connection, parts),
        startApi: (databaseName, environment = {}) =>
          started('api.child', {
            ...environmentOf(config),
            ...AS_OPERATED,
            MONGODB_URL: engine.url(databaseName),
            MONGODB_DATABASE: databaseName,
            ...environment,
          }),
        startPlainPages: (databaseName) =>
          started('plainPages.child', {
            ...environmentOf(config),
            MONGODB_URL: engine.url(databaseName),
            MONGODB_DATABASE: databaseName,
          }),
        startRawSockets: () => started('rawSockets.child', {}),
        folder: () => mkdtemp(join(dataDir, 'folder-')),
      });
    } finally {
      for (const close of closing.reverse()) await close();
    }
  }

  return {
    within,
    async close() {
      await engine.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function benchServices(
  config: Config,
  connection: Connection,
  parts: Partial<ServiceParts> = {},
): Promise<Services> {
  const log = pino({ level: config.LOG_LEVEL }, pino.destination(2));
  return createServices({
    config: { ...config, MONGODB_DATABASE: connection.name },
    connection,
    log,
    secret: SECRET,
    ...parts,
  });
}

/** Environment variables that give another process the same configuration. */
function environmentOf(config: Config): Record<string, string> {
  const { NODE_ENV, LOG_LEVEL, DATA_DIR, SEED_DEMO, HOST, PORT } = config;
  // All clients of a measurement share one address.
  const SOCKETS_PER_ADDRESS = '1000000';
  return {
    NODE_ENV,
    LOG_LEVEL,
    DATA_DIR,
    SEED_DEMO,
    HOST,
    PORT: String(PORT),
    SESSION_SECRET: SECRET,
    SOCKETS_PER_ADDRESS,
  };
}
