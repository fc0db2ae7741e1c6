import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './commands.mjs';
import { Precondition } from './preconditions.mjs';

/** The demo's traffic: enough for a lively map, little enough for its limits per address. */
const TRAFFIC = [
  '--city',
  '40.735,-73.985',
  '--radius',
  '6',
  '--drivers',
  '14',
  '--riders',
  '50',
  '--speed',
  '2',
  '--quiet',
];
/** How often the simulator looks whether the product is ready, in ms. */
const LOOK_MS = 1_000;

/** Node runs the simulator from its sources with these arguments. */
export const simulatorArguments = (args) => [
  '--conditions=source',
  '--import',
  'tsx',
  join(root, 'simulator/src/main.ts'),
  ...args,
];

/**
 * Whether the demo is to have traffic, according to the environment.
 * @throws Precondition if the simulated people could not sign in
 */
export function wantsTraffic({ DEMO_TRAFFIC, DEMO_PASSWORD, NODE_ENV }) {
  if (!['1', 'true'].includes(DEMO_TRAFFIC ?? '')) return false;
  if (NODE_ENV === 'production') throw new Precondition('DEMO_TRAFFIC: is not for production; unset it');
  if (!DEMO_PASSWORD)
    throw new Precondition(
      'DEMO_TRAFFIC: needs DEMO_PASSWORD, with which the simulated people get their accounts',
    );
  return true;
}

/**
 * Lets simulated people use the product that this process runs, once it is ready. They end with this process.
 */
export async function startTraffic({ HOST = '127.0.0.1', PORT = '3000' }) {
  const url = `http://${['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST}:${PORT}`;
  while (!(await isReady(url))) await new Promise((resolve) => setTimeout(resolve, LOOK_MS).unref());
  const child = spawn(process.execPath, simulatorArguments(['--url', url, ...TRAFFIC]), {
    cwd: root,
    // The channel notifies the child when this process ends.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.once('exit', (code) => console.error(`The demo's traffic has ended with code ${code}.`));
  child.unref();
  child.channel?.unref();
}

async function isReady(url) {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
