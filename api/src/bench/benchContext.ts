import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { type Config, parseEnvironment } from '../config/environment.js';
import { createServices, type ServiceParts } from '../createServices.js';
import { connectDatabase } from '../database/connectDatabase.js';
import { startEmbeddedMongo } from '../database/embeddedMongo.js';
import type { Services } from '../services.js';
import { type ServerProcess, startServerProcess } from './serverProcess.js';

/** Signs the tokens of a measurement, in every process that takes part. */
const SECRET = 'signs nothing but the tokens of a benchmark';

/** What a suite works with. Whatever it opens here is closed, and its data is gone, when the suite ends. */
export interface BenchContext {
  /** A trial run with small sizes: it shows that all of it works and measures nothing. */
  quick: boolean;
  /** A size: the one that is measured, or the one of a trial run. */
  size(measured: number, trial: number): number;
  /** A connection to a database of the run's own engine, empty the first time. */
  connect(databaseName: string): Promise<Connection>;
  /** The product's services, in this process. */
  services(connection: Connection, parts?: Partial<ServiceParts>): Promise<Services>;
  /** The whole API in a process of its own, on a database of the run's own engine. */
  startApi(databaseName: string, environment?: Record<string, string>): Promise<ServerProcess>;
  /** What lists are compared with: see `plainPages.child.ts`. On a database of the run's own engine, as well. */
  startPlainPages(databaseName: string): Promise<ServerProcess>;
  /** Pairs of sockets without anything else: what the API's are compared with. */
  startRawSockets(): Promise<ServerProcess>;
  /** A new folder of the suite's own. */
  folder(): Promise<string>;
  /** Tells a person how far a suite is. */
  progress(what: string, done: number, total: number): void;
}

/** A throw-away data folder with an engine of its own. */
export interface BenchHome {
  /** Runs a suite's work, and closes afterwards what it opened. */
  within<T>(progress: BenchContext['progress'], work: (context: BenchContext) => Promise<T>): Promise<T>;
  /** Ends the engine and removes the folder. */
  close(): Promise<void>;
}

/** Opens an engine on a new folder of the system's temporary one. */
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

/** The environment a configuration can be read from again, in another process. */
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
