import closeWithGrace from 'close-with-grace';
import { ConfigurationError, parseEnvironment } from './platform/config/environment.js';
import {
  DataFolderInUseError,
  DataFolderNotWritableError,
  EmbeddedDatabaseFailedError,
  EmbeddedDatabaseUnsupportedError,
} from './platform/database/databaseErrors.js';
import { databaseProblemLine } from './platform/database/databaseProblem.js';
import { MoveRefusedError } from './platform/database/move/moveMark.js';
import { createLog } from './platform/log/createLog.js';
import { startWebServer } from './process/startWebServer.js';

/** How long stopping may take after the drain delay, in ms. */
const STOP_MS = 20_000;
/** Signals that close-with-grace would handle, but that do not ask for an orderly stop. */
const OTHER_SIGNALS = [
  'SIGQUIT',
  'SIGILL',
  'SIGTRAP',
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGSEGV',
  'SIGUSR2',
] as const;

/** Runs the server until it is stopped. Startup problems are printed as one clear line each. */
try {
  const config = parseEnvironment(process.env);
  const log = createLog(config);
  const server = await startWebServer(config, log);
  const drainMs = config.DRAIN_SECONDS * 1_000;
  closeWithGrace(
    {
      delay: drainMs + STOP_MS,
      // Without work left, the process ends by itself.
      skip: [...OTHER_SIGNALS, 'beforeExit'],
      logger: log,
      onSecondSignal: (signal) => log.warn({ signal }, 'stopped at once by a second signal'),
      onSecondError: (error) => log.fatal({ err: error }, 'another unexpected error while stopping'),
      onTimeout: (ms) => log.error(`not stopped after ${ms} ms: ending the process`),
    },
    async ({ signal, err }) => {
      if (err) log.fatal({ err }, 'unexpected error: stopping');
      else log.info({ signal }, 'stopping');
      await server.stop(err ? 0 : drainMs);
    },
  );
  console.log(server.announcement);
} catch (error) {
  console.error(startProblem(error));
  process.exit(1);
}

function startProblem(error: unknown): unknown {
  const userErrors = [
    ConfigurationError,
    DataFolderInUseError,
    DataFolderNotWritableError,
    EmbeddedDatabaseFailedError,
    EmbeddedDatabaseUnsupportedError,
    MoveRefusedError,
  ];
  if (userErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  const problem = databaseProblemLine(error);
  if (problem) return problem;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop the process that uses it, or set PORT to another port.`;
  if (code === 'EACCES' && port) return `Port ${port} cannot be used by this user: set PORT to another port.`;
  return error;
}
