import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bookTrips, insertDrivers, insertRiders, prepareBusiness } from './benchData.js';
import type { BenchContext } from './benchContext.js';
import { median } from './measure.js';
import { LOADER } from './serverProcess.js';
import { type Figure, figure, type Suite } from './suite.js';

/** Target 8: how soon the product is ready after a stop and after a crash, and whether its memory use stays constant. */
export const startSuite: Suite = {
  target: 8,
  title: 'start and memory',
  run: async (context) => [...(await starts(context)), ...(await memory(context))],
};

async function starts(context: BenchContext): Promise<Figure[]> {
  const dataDir = await context.folder();
  const first = await startProduct(dataDir);
  await end(first.process, 'SIGTERM');
  const [clean, crashed]: [number[], number[]] = [[], []];
  const rounds = context.size(3, 1);
  for (let round = 0; round < rounds; round += 1) {
    context.progress('starts', round, rounds);
    const afterStop = await startProduct(dataDir);
    clean.push(afterStop.ms);
    await end(afterStop.process, 'SIGKILL');
    const afterCrash = await startProduct(dataDir);
    crashed.push(afterCrash.ms);
    await end(afterCrash.process, 'SIGTERM');
  }
  return [
    figure('ready after a stop', median(clean), 'ms', { limit: { of: 'value', atMost: 3_000 } }),
    figure('longer after a crash', Math.max(0, median(crashed) - median(clean)), 'ms', {
      limit: { of: 'value', atMost: 1_000 },
    }),
  ];
}

const BUILT = fileURLToPath(new URL('../dist/server.js', import.meta.url));
/** Runs the built product, which `npm run bench` makes sure of, or the sources if there is none. */
const COMMAND = existsSync(BUILT)
  ? ['--enable-source-maps', BUILT]
  : [...LOADER, fileURLToPath(new URL('../src/server.ts', import.meta.url))];

/** Starts the product on a data folder and measures the time until it reports that it is ready. */
async function startProduct(dataDir: string): Promise<{ process: ChildProcess; ms: number }> {
  const began = performance.now();
  const { MONGODB_URL: _url, REDIS_URL: _redis, ...environment } = process.env;
  const child = spawn(process.execPath, COMMAND, {
    env: {
      ...environment,
      NODE_OPTIONS: '',
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      SEED_DEMO: 'off',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the product ended with code ${code}`)));
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('is ready')) resolve();
    });
  });
  return { process: child, ms: performance.now() - began };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Memory in use after each of several equal loads. It should not grow after the second. */
async function memory(context: BenchContext): Promise<Figure[]> {
  const database = 'bench_memory';
  const connection = await context.connect(database);
  const services = await context.services(connection);
  await prepareBusiness(services);
  await insertDrivers(connection, services.newId, context.size(2_000, 60), { degrees: 0.05 });
  const riders = await insertRiders(services, 16);
  const api = await context.startApi(database);
  const loads = context.size(5, 2);
  const heaps: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    context.progress('memory', load, loads);
    await bookTrips(api.url, riders, { count: context.size(400, 4), atATime: 16 });
    heaps.push((await api.usage()).heap);
  }
  return [
    figure(`memory after ${loads} equal loads`, heaps.at(-1) as number, 'MB', {
      baseline: { name: 'memory after the second', value: heaps[1] as number },
      limit: { of: 'ratio', atMost: 1.1 },
    }),
  ];
}
