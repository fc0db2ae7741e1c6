import { batchCalls } from './batchCalls.js';

/** Loads that the test ends. */
function loads() {
  const asked: { keys: readonly number[]; end(): void; fail(error: Error): void }[] = [];
  const load = (keys: readonly number[]) =>
    new Promise<Set<number>>((resolve, reject) => {
      asked.push({ keys, end: () => resolve(new Set(keys)), fail: reject });
    });
  return { asked, load };
}
const turn = () => new Promise(setImmediate);

describe('gathered calls', () => {
  it('are combined when requested in the same turn or while another is in progress', async () => {
    const { asked, load } = loads();
    const get = batchCalls(load);
    const first = [get([1]), get([2, 3])];
    await turn();
    const second = [get([4]), get([5])];
    await turn();
    expect(asked.map(({ keys }) => keys)).toEqual([[1, 2, 3]]);

    asked[0]?.end();
    await Promise.all(first);
    await turn();
    expect(asked.map(({ keys }) => keys)).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    asked[1]?.end();
    expect(await second[1]).toEqual(new Set([4, 5]));
  });

  it('respect the limits on concurrent loads and on keys per load', async () => {
    const { asked, load } = loads();
    const get = batchCalls(load, { atOnce: 2, atMost: 2 });
    const all = [1, 2, 3, 4, 5].map((key) => get([key]));
    await turn();
    expect(asked.map(({ keys }) => keys)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    asked[1]?.end();
    await turn();
    expect(asked[2]?.keys).toEqual([5]);
    for (const { end } of asked) end();
    await Promise.all(all);
  });

  it('fail only their own callers', async () => {
    const { asked, load } = loads();
    const get = batchCalls(load);
    const lost = get([1]);
    await turn();
    const next = get([2]);
    asked[0]?.fail(new Error('gone'));
    await expect(lost).rejects.toThrow('gone');
    await turn();
    asked[1]?.end();
    expect(await next).toEqual(new Set([2]));
  });
});
