import { availableParallelism } from 'node:os';
import { MAX_IMAGE_BYTES } from '@wayfare/shared';
import { type FairQueue, fairQueue } from './fairQueue.js';

/** Queues for the expensive work of requests. */
export interface JobQueues {
  /** Uploading and re-encoding images; in bytes. */
  pictures: FairQueue;
  /** The uploads with a piece on its way. */
  arriving: Set<string>;
  /** Reads of lists and reports, where load is limited; in requests. */
  lists: FairQueue;
  /** Exports of lists, by staff; in exports. */
  listExports: FairQueue;
  /**
   * Exports of users' own data; in exports. Separate from the exports of staff, so that neither delays the
   * other.
   */
  ownDataExports: FairQueue;
}

/**
 * The queues of one process. Image processing uses all cores but one, which stays free for other requests.
 * The size of uploads in progress is limited so that they fit in memory. Exports run on the same thread as
 * requests, two at a time. Lists mostly wait for the database, which a few of them keep busy.
 */
export function jobQueues(): JobQueues {
  const drawn = Math.max(1, availableParallelism() - 1);
  return {
    pictures: fairQueue({
      workers: drawn,
      workersOfOne: Math.max(1, drawn - 1),
      room: 32 * MAX_IMAGE_BYTES,
      roomOfOne: 8 * MAX_IMAGE_BYTES,
      roomOfGroup: 16 * MAX_IMAGE_BYTES,
      retryAfter: 10,
    }),
    arriving: new Set(),
    lists: fairQueue({ workers: 6, workersOfOne: 4, room: 400, roomOfOne: 100, retryAfter: 2 }),
    listExports: fairQueue({ workers: 2, workersOfOne: 1, room: 20, roomOfOne: 5, retryAfter: 30 }),
    ownDataExports: fairQueue({ workers: 2, workersOfOne: 1, room: 50, roomOfOne: 2, retryAfter: 30 }),
  };
}
