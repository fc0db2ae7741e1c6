import pino from 'pino';
import { deliverQueue } from './deliverQueue.js';

it('an entry that could not be delivered waits for half a minute, and up to a quarter longer at random', async () => {
  const delays: number[] = [];
  for (const jitter of [0, 0.5]) {
    const due = [{ id: 'a', at: 0, tries: 1 }];
    await deliverQueue({
      queue: {
        takeDue: async () => due.shift() ?? null,
        finish: async () => undefined,
        tryAgainAt: async (_id: string, at: number) => void delays.push(at),
      },
      clock: { now: () => 0 },
      jitter: () => jitter,
      log: pino({ level: 'silent' }),
      what: 'a letter',
      send: () => Promise.reject(new Error('away')),
      giveUpMs: 1_000,
    });
  }
  expect(delays).toEqual([30_000, 33_750]);
});
