import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './commands.mjs';
import { nodeOf } from './otherNode.mjs';
import { Precondition, RECOMMENDED_NODE } from './preconditions.mjs';

/** How long the product may take to become ready, in ms. */
const START_MS = 120_000;

/**
 * Starts the built product on the recommended Node, which the image uses, waits until it is ready, and stops
 * it. The tests themselves may run on another version.
 * @returns counts for the totals; skipped where that Node can be neither found nor fetched
 */
export async function startBuiltProduct() {
  const node = await nodeOf(RECOMMENDED_NODE);
  if (!node) return { skipped: 1 };
  const dataDir = await mkdtemp(join(tmpdir(), 'wayfare-built-'));
  try {
    await startAndStop(node, dataDir);
    return { passed: 1 };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function startAndStop(node, dataDir) {
  const { PATH, HOME } = process.env;
  const settings = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, SEED_DEMO: 'off', LOG_LEVEL: 'warn' };
  const child = spawn(node, ['--enable-source-maps', 'api/dist/bundle/server.js'], {
    cwd: root,
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const url = await Promise.race([addressOf(child), failsWhenEnded(ended)]);
    const { status } = await fetch(`${url}/readyz`);
    if (status !== 200) throw new Precondition(`The built product answers /readyz with ${status}.`);
    child.kill('SIGTERM');
    const [code, signal] = await ended;
    if (code !== 0)
      throw new Precondition(`The built product ended with ${signal ?? `code ${code}`} on SIGTERM.`);
  } finally {
    child.kill('SIGKILL');
  }
}

/** The address that the product prints once it is ready. */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Precondition('The built product did not become ready.')), START_MS).unref();
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const match = /is ready at (\S+)/.exec(output);
      if (match) resolve(match[1]);
    });
  });
}

async function failsWhenEnded(ended) {
  const [code, signal] = await ended;
  throw new Precondition(`The built product ended with ${signal ?? `code ${code}`} before it was ready.`);
}
