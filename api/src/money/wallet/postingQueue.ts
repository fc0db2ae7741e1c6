import type { PostingCall, PostingOutcome } from './posting.js';

/** Maximum entries posted in one write. */
const GROUP_ENTRIES = 32;

interface Waiting {
  call: PostingCall;
  resolve(outcome: PostingOutcome): void;
  reject(error: unknown): void;
}

/** Reports the outcome of a call. */
export type Settle = (call: PostingCall, outcome: PostingOutcome) => void;

/**
 * Queues calls to one wallet: calls that arrive while a group is being posted form the next group.
 * `postGroup` settles every call of its group; if it throws, the calls not yet settled are rejected with that
 * error.
 */
export function postingQueue(
  postGroup: (uid: string, calls: readonly PostingCall[], settle: Settle) => Promise<void>,
): (uid: string, call: PostingCall) => Promise<PostingOutcome> {
  const queues = new Map<string, Waiting[]>();

  async function work(uid: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const group = takeGroup(queue);
      const open = new Map(group.map((waiting) => [waiting.call, waiting]));
      try {
        await postGroup(
          uid,
          group.map(({ call }) => call),
          (call, outcome) => {
            open.get(call)?.resolve(outcome);
            open.delete(call);
          },
        );
      } catch (error) {
        for (const { reject } of open.values()) reject(error);
      }
    }
    queues.delete(uid);
  }

  return (uid, call) =>
    new Promise((resolve, reject) => {
      if (call.refs.length > GROUP_ENTRIES) throw new RangeError('too many entries for one posting');
      const waiting = { call, resolve, reject };
      const queue = queues.get(uid);
      if (queue) {
        queue.push(waiting);
        return;
      }
      const own = [waiting];
      queues.set(uid, own);
      void work(uid, own);
    });
}

/**
 * Takes up to one group of calls from the front. A call whose reference is already in the group waits for its
 * outcome.
 */
function takeGroup(queue: Waiting[]): Waiting[] {
  const refs = new Set<string>();
  let taken = 0;
  for (const { call } of queue) {
    if (refs.size + call.refs.length > GROUP_ENTRIES || call.refs.some((ref) => refs.has(ref))) break;
    for (const ref of call.refs) refs.add(ref);
    taken += 1;
  }
  return queue.splice(0, taken);
}
