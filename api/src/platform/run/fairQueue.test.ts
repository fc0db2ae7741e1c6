import { fairQueue } from './fairQueue.js';

/** Work that ends on demand. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: () => end() };
}

const limits = { workers: 2, workersOfOne: 1, room: 6, roomOfOne: 4, retryAfter: 7 };
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('owners take turns, however many jobs one of them has waiting', async () => {
  const queue = fairQueue({ ...limits, workers: 1 });
  const order: string[] = [];
  const jobs = ['greedy', 'greedy', 'greedy', 'other', 'third'].map((owner) =>
    queue.enter(owner, 1, (turn) => turn(async () => void order.push(owner))),
  );
  await Promise.all(jobs);
  expect(order).toEqual(['greedy', 'greedy', 'other', 'third', 'greedy']);
});

it('one owner never uses more workers than their share, and others continue meanwhile', async () => {
  const queue = fairQueue(limits);
  const first = held();
  const started: string[] = [];
  const job = (owner: string, work: () => Promise<void>) =>
    queue.enter(owner, 1, (turn) =>
      turn(async () => {
        started.push(owner);
        await work();
      }),
    );
  const jobs = [job('a', first.work), job('a', async () => {}), job('b', async () => {})];
  await settled();
  expect(started).toEqual(['a', 'b']);
  first.end();
  await Promise.all(jobs);
  expect(started).toEqual(['a', 'b', 'a']);
});

it('an owner without room left is rejected, and so is everyone once the queue is full', async () => {
  const queue = fairQueue(limits);
  const job = held();
  const inside = [queue.enter('a', 4, job.work), queue.enter('b', 2, job.work)];
  await expect(queue.enter('a', 1, job.work)).rejects.toMatchObject({ status: 429, retryAfter: 7 });
  await expect(queue.enter('c', 1, job.work)).rejects.toMatchObject({
    key: 'server_busy',
    status: 503,
    retryAfter: 7,
  });
  job.end();
  await Promise.all(inside);
  await queue.enter('c', 4, async () => {});
});

it('the owners of one group share its room', async () => {
  const queue = fairQueue({ ...limits, roomOfGroup: 5 });
  const job = held();
  const inside = [
    queue.enter({ owner: 'a', group: 'x' }, 3, job.work),
    queue.enter({ owner: 'b', group: 'x' }, 2, job.work),
  ];
  await expect(queue.enter({ owner: 'c', group: 'x' }, 1, job.work)).rejects.toMatchObject({ status: 429 });
  inside.push(queue.enter({ owner: 'c', group: 'y' }, 1, job.work));
  job.end();
  await Promise.all(inside);
  await queue.enter({ owner: 'c', group: 'x' }, 4, async () => {});
});

it('a failed job frees its room and its worker', async () => {
  const queue = fairQueue({ ...limits, workers: 1, room: 1 });
  const failing = queue.enter('a', 1, (turn) => turn(() => Promise.reject(new Error('broken'))));
  await expect(failing).rejects.toThrow('broken');
  expect(await queue.enter('a', 1, (turn) => turn(async () => 'done'))).toBe('done');
});
