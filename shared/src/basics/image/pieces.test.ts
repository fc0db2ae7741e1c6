import { FIRST_PIECE_BYTES } from './imageSizes.js';
import { nextPieceBytes, retry, retryLimits, retryWait, type SendProgress, sendInPieces } from './pieces.js';

const KB = 1024;
const MINUTE_MS = 60_000;

/** A fake world in which only waiting advances time, and every error except `for good` is retryable. */
function aWorld() {
  let at = 0;
  return {
    now: () => at,
    async wait(ms: number) {
      at += ms;
    },
    random: () => 0,
    isTransient: (error: unknown) => (error as Error).message !== 'for good',
  };
}

it('the first piece has 256 KB, and each following one doubles after a success, up to 32 MB [9.16]', () => {
  const sizes = [FIRST_PIECE_BYTES];
  while (sizes.length < 9) sizes.push(nextPieceBytes(sizes.at(-1) as number));
  expect(sizes.map((bytes) => bytes / KB)).toEqual([
    256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768, 32_768,
  ]);
});

it.each([
  ['operation', 2],
  ['upload', 10],
] as const)('an %s is retried for %i minutes, and not a millisecond longer [9.16]', async (what, minutes) => {
  const limit = retryLimits[what];
  expect(limit).toBe(minutes * MINUTE_MS);
  expect([retryWait(0, limit - 501, limit, 0), retryWait(0, limit - 500, limit, 0)]).toEqual([500, null]);
  const world = aWorld();
  await expect(retry(() => Promise.reject(new Error('away')), limit, world)).rejects.toThrow('away');
  expect(world.now()).toBeLessThan(limit);
  expect(world.now()).toBeGreaterThan(limit - 31_000);
});

it('permanent errors are not retried', async () => {
  const world = aWorld();
  await expect(retry(() => Promise.reject(new Error('for good')), 1e6, world)).rejects.toThrow('for good');
  expect(world.now()).toBe(0);
});

it('pieces grow; after a failure, sending resumes where it stopped, with a small piece [9.16]', async () => {
  const size = 3000 * KB;
  const sent: [from: number, to: number][] = [];
  let arrived = 0;
  const reported: SendProgress[] = [];
  const id = await sendInPieces(
    size,
    {
      begin: async () => 'u',
      arrived: async () => arrived,
      async send(_id, from, to) {
        sent.push([from / KB, to / KB]);
        if (from !== arrived) throw new Error('another place');
        // The third request is lost on its way, as is the response to the fifth.
        if (sent.length === 3) throw new Error('cut');
        arrived = to;
        if (sent.length === 5) throw new Error('cut');
        return arrived;
      },
    },
    aWorld(),
    (progress) => reported.push(progress),
  );
  expect(id).toBe('u');
  expect(sent).toEqual([
    [0, 256],
    [256, 768],
    [768, 1792],
    [768, 1024],
    [1024, 1536],
    [1536, 1792],
    [1792, 2304],
    [2304, 3000],
  ]);
  const parts = reported.map(({ part }) => part);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
  expect(parts.at(-1)).toBe(1);
  const again = reported.map(({ isTryingAgain }) => isTryingAgain);
  expect(again).toEqual([false, false, true, false, true, false, false, false]);
});
