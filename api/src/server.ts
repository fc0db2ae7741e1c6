import { ConfigurationError, parseEnvironment } from './config/environment.js';
import {
  DataFolderInUseError,
  DataFolderNotWritableError,
  EmbeddedDatabaseFailedError,
  EmbeddedDatabaseUnsupportedError,
} from './database/databaseErrors.js';
import { startWebServer } from './startWebServer.js';

/** Runs the server until it is stopped. Startup problems are printed as one clear line each. */
try {
  const server = await startWebServer(parseEnvironment(process.env));
  const stop = () => {
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(startProblem(error));
  process.exit(1);
}

function startProblem(error: unknown): unknown {
  const told = [
    ConfigurationError,
    DataFolderInUseError,
    DataFolderNotWritableError,
    EmbeddedDatabaseFailedError,
    EmbeddedDatabaseUnsupportedError,
  ];
  if (told.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop the process that uses it, or set PORT to another port.`;
  if (code === 'EACCES' && port) return `Port ${port} cannot be used by this user: set PORT to another port.`;
  return error;
}
