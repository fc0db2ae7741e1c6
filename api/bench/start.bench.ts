import { bookTrips, insertDrivers, insertRiders, prepareBusiness } from './benchData.js';
import type { BenchContext } from './benchContext.js';
import { median } from './measure.js';
import { startProduct } from './productProcess.js';
import { type Figure, figure, type Suite } from './suite.js';

/**
 * Target 8: how soon the product is ready after a stop and after a crash, and whether its memory use stays
 * constant.
 */
export const startSuite: Suite = {
  target: 8,
  title: 'start and memory',
  run: async (context) => [...(await starts(context)), ...(await memory(context))],
};

async function starts(context: BenchContext): Promise<Figure[]> {
  const dataDir = await context.folder();
  const first = await startProduct(dataDir);
  await first.end('SIGTERM');
  const [clean, crashed]: [number[], number[]] = [[], []];
  const rounds = context.size(3, 1);
  for (let round = 0; round < rounds; round += 1) {
    context.progress('starts', round, rounds);
    const afterStop = await startProduct(dataDir);
    clean.push(afterStop.ms);
    await afterStop.end('SIGKILL');
    const afterCrash = await startProduct(dataDir);
    crashed.push(afterCrash.ms);
    await afterCrash.end('SIGTERM');
  }
  return [
    figure('ready after a stop', median(clean), 'ms', { limit: { of: 'value', atMost: 3_000 } }),
    figure('longer after a crash', Math.max(0, median(crashed) - median(clean)), 'ms', {
      limit: { of: 'value', atMost: 1_000 },
    }),
  ];
}

/** Memory in use after each of several equal loads. It should not grow after the second. */
async function memory(context: BenchContext): Promise<Figure[]> {
  const database = 'bench_memory';
  const connection = await context.connect(database);
  const services = await context.services(connection);
  await prepareBusiness(services);
  await insertDrivers(connection, services.newId, context.size(2_000, 60), { degrees: 0.05 });
  const riders = await insertRiders(16, undefined, services);
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
