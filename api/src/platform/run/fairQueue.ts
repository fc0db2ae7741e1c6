import { ServerBusy, TooManyRequests } from '@wayfare/shared';

/** Concurrency limits. Room is counted in the unit of the cost passed to `enter`: jobs, bytes. */
export interface FairQueueLimits {
  /** Concurrent workers, in total and per owner. */
  workers: number;
  workersOfOne: number;
  /** Room for jobs inside: waiting, being worked on, or still arriving. */
  room: number;
  roomOfOne: number;
  /** Room for all owners of one group; the total by default. */
  roomOfGroup?: number;
  /** Retry delay for rejected callers, in seconds. */
  retryAfter: number;
}

/**
 * Waits for a worker, then does the work. Owners take turns, so an owner with many waiting jobs does not
 * delay the others.
 */
export type Turn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** An owner that shares a group's capacity with the group's other owners. */
export interface GroupedOwner {
  owner: string;
  group: string;
}

/**
 * A queue that limits the concurrent work of many owners. Per process: several processes each have their own.
 */
export interface FairQueue {
  /**
   * Enters immediately or is rejected. The job holds its room until it ends; its expensive part waits for its
   * `turn`.
   * @param owner who the job counts for, and a group that may have many owners, such as a network
   * @throws too_many_requests (429) when the owner or its group has no room left; server_busy (503) when the
   *   queue is full
   */
  enter<Result>(
    owner: string | GroupedOwner,
    cost: number,
    job: (turn: Turn) => Promise<Result>,
  ): Promise<Result>;
}

export function fairQueue(limits: FairQueueLimits): FairQueue {
  const inside = tally();
  const insideOfGroups = tally();
  const working = tally();
  /** Waiting jobs by owner, in turn order. */
  const waiting = new Map<string, (() => void)[]>();

  function startNext(): void {
    for (const [owner, starts] of waiting) {
      if (working.total >= limits.workers) return;
      if (working.of(owner) >= limits.workersOfOne) continue;
      const start = starts.shift();
      // Back to the end of the line: the others come first.
      waiting.delete(owner);
      if (starts.length > 0) waiting.set(owner, starts);
      working.add(owner, 1);
      start?.();
    }
  }

  async function takeTurn<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((resolve) => {
      const line = waiting.get(owner) ?? [];
      line.push(resolve);
      waiting.set(owner, line);
      startNext();
    });
    try {
      return await work();
    } finally {
      working.add(owner, -1);
      startNext();
    }
  }

  return {
    async enter(entering, cost, job) {
      const { owner, group } = typeof entering === 'string' ? { owner: entering, group: entering } : entering;
      if (
        inside.of(owner) + cost > limits.roomOfOne ||
        insideOfGroups.of(group) + cost > (limits.roomOfGroup ?? limits.room)
      )
        throw new TooManyRequests(limits.retryAfter);
      if (inside.total + cost > limits.room) throw new ServerBusy(limits.retryAfter);
      inside.add(owner, cost);
      insideOfGroups.add(group, cost);
      try {
        return await job((work) => takeTurn(owner, work));
      } finally {
        inside.add(owner, -cost);
        insideOfGroups.add(group, -cost);
      }
    },
  };
}

/** Amounts per owner, and their total. Owners with nothing are removed. */
function tally() {
  const amounts = new Map<string, number>();
  let total = 0;
  return {
    get total() {
      return total;
    },
    of: (owner: string) => amounts.get(owner) ?? 0,
    add(owner: string, amount: number) {
      total += amount;
      const left = (amounts.get(owner) ?? 0) + amount;
      if (left > 0) amounts.set(owner, left);
      else amounts.delete(owner);
    },
  };
}
