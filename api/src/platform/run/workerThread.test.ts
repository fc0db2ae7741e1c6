import { setTimeout } from 'node:timers/promises';
import { inThread } from './workerThread.js';

const BESIDE_MS = 20;
/** The module that spins is found from the folder of the tests' support. */
const support = new URL('../../../test/support/here.ts', import.meta.url).href;
const spinner = () => inThread<{ ms: number }, number>('spinning.worker', support);

it('works in one thread beside the process, which goes on meanwhile', async () => {
  const spin = spinner();
  const first = await spin({ ms: 1 });
  expect(first).toBeGreaterThan(0);
  let isDone = false;
  const working = spin({ ms: 400 }).finally(() => {
    isDone = true;
  });
  await setTimeout(BESIDE_MS);
  expect(isDone).toBe(false);
  expect(await working).toBe(first);
});

it('passes on what the work throws, and goes on after it', async () => {
  const spin = spinner();
  await expect(spin({ ms: 0 })).rejects.toThrow('no time');
  expect(await spin({ ms: 1 })).toBeGreaterThan(0);
});

it('asks callers to come again while too many wait', async () => {
  const spin = spinner();
  await spin({ ms: 1 });
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => spin({ ms: 10 })));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(15);
  for (const reason of refused) expect(reason).toMatchObject({ key: 'server_busy', status: 503 });
  expect(await spin({ ms: 1 })).toBeGreaterThan(0);
});
