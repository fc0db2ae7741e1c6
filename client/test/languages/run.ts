import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** More output than this is an endless error. */
const MAX_OUTPUT = 64 * 1024 * 1024;
const execute = promisify(execFile);

/** Runs a program in a folder and returns what it prints. @throws its output, if it fails */
export async function run(
  cwd: string,
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
) {
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: MAX_OUTPUT };
  return execute(program, [...args], options).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string; message: string }) => {
      throw new Error(
        `${error.message.slice(0, 500)}\n${error.stdout.slice(-3000)}${error.stderr.slice(-3000)}`,
      );
    },
  );
}
