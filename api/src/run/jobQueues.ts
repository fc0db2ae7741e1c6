import { availableParallelism } from 'node:os';
import { MAX_IMAGE_BYTES } from '@wayfare/shared';
import { type FairQueue, fairQueue } from './fairQueue.js';

/** The costly work of requests. */
export interface JobQueues {
  /** Pictures that arrive and are drawn anew; in bytes. */
  pictures: FairQueue;
  /** Exports of lists, by staff; in exports. */
  listExports: FairQueue;
  /** What people take along of their own data; in exports. Apart from those of staff, so that neither holds up the other. */
  ownDataExports: FairQueue;
}

/**
 * The queues of one process. Pictures are drawn by as many threads as leave one core to everybody else's requests, and
 * what has arrived of them fits into memory. Exports take the one thread requests have: two of them go on at a time.
 */
export function jobQueues(): JobQueues {
  const drawn = Math.max(1, availableParallelism() - 1);
  return {
    pictures: fairQueue({
      workers: drawn,
      workersOfOne: Math.max(1, drawn - 1),
      room: 32 * MAX_IMAGE_BYTES,
      roomOfOne: 8 * MAX_IMAGE_BYTES,
      retryAfter: 10,
    }),
    listExports: fairQueue({ workers: 2, workersOfOne: 1, room: 20, roomOfOne: 5, retryAfter: 30 }),
    ownDataExports: fairQueue({ workers: 2, workersOfOne: 1, room: 50, roomOfOne: 2, retryAfter: 30 }),
  };
}
