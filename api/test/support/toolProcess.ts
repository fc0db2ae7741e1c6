import { execFile } from 'node:child_process';
import { argumentsToRun } from './nodeProcess.js';

/** The result of a process that has ended. */
export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command-line tool as a process on the database of the tests. `input` is its standard input. */
export function runToolProcess(
  tool: string,
  args: string[],
  environment: Record<string, string>,
  input = '',
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...argumentsToRun(`process/tools/${tool}`), ...args],
      {
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          NODE_ENV: 'test',
          MONGODB_URL: process.env.WAYFARE_TEST_MONGO,
          ...environment,
        },
      },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
    // A tool that has ended does not read it.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
