import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Precondition } from './preconditions.mjs';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Prints progress. On stderr, because a tool's stdout is its result. */
export function report(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs a command in the repository's root and shows its output.
 * @returns its exit code; 1 when a signal ended it
 */
export function run(command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command in the repository's root and shows its output in one piece when it has ended. @returns its
 * exit code
 */
export async function runInOnePiece(command, args, env = process.env) {
  const { ending, output } = await outputOf(command, args, env, root);
  process.stdout.write(output);
  return typeof ending === 'number' ? ending : 1;
}

/** Runs a command and keeps what it prints. `ending` is its exit code, or the signal that ended it. */
export async function outputOf(command, args, env, cwd) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const ending = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ?? code));
  });
  return { ending, output: Buffer.concat(output) };
}

/** Runs a command quietly: one line at start and one when done; prints all output if it fails. */
export async function runQuietly(title, command, args, env = process.env, cwd = root) {
  report(`${title} …`);
  const start = performance.now();
  const { ending, output } = await outputOf(command, args, env, cwd);
  if (ending !== 0) {
    process.stderr.write(output);
    throw new Precondition(`${title} failed (${ending}): ${command} ${args.join(' ')}`);
  }
  report(`${title}: done in ${seconds(start)}`);
}

/** The time since a `performance.now()`, in readable form. */
export function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/**
 * Prints a script's help and ends it if it was started with `--help`.
 * @throws ERR_PARSE_ARGS_* for any option; arguments are only allowed with `allowPositionals`
 */
export function readArguments(help, allowPositionals = false) {
  const options = { help: { type: 'boolean', short: 'h', default: false } };
  const { values, positionals } = parseArgs({ options, allowPositionals });
  if (values.help) {
    console.log(help.trim());
    process.exit(0);
  }
  return positionals;
}

/**
 * Runs a script's main function; problems the user must fix print one line and exit with code 1, bugs print a
 * stack.
 */
export async function main(script) {
  try {
    await script();
  } catch (error) {
    const isForUser = error instanceof Precondition || error.code?.startsWith('ERR_PARSE_ARGS');
    report(isForUser ? error.message : error.stack);
    process.exit(1);
  }
}
