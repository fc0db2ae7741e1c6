import { ServerBusy, TooManyRequests } from '@wayfare/shared';

/** How much goes on at once. Room is counted in whatever unit `enter` is told a cost in: jobs, bytes. */
export interface FairQueueLimits {
  /** Work carried out at once, of everybody and of one owner. */
  workers: number;
  workersOfOne: number;
  /** Room for what is inside: waiting, being worked on, or still arriving. */
  room: number;
  roomOfOne: number;
  /** What whoever is refused is told to wait, in seconds. */
  retryAfter: number;
}

/** Waits for a worker, then does the work. Owners take turns, however much one of them has waiting. */
export type Turn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Work of many owners, of which little is done at once. It is of this process: several processes each have their own. */
export interface FairQueue {
  /**
   * Goes in at once or is refused. The job holds its room until it ends; what is costly in it waits for its `turn`.
   * @throws too_many_requests (429) when the owner has no room left; server_busy (503) when nobody has
   */
  enter<Result>(owner: string, cost: number, job: (turn: Turn) => Promise<Result>): Promise<Result>;
}

export function fairQueue(limits: FairQueueLimits): FairQueue {
  const inside = tally();
  const working = tally();
  /** Who waits, in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();

  function startNext(): void {
    for (const [owner, starts] of waiting) {
      if (working.total >= limits.workers) return;
      if (working.of(owner) >= limits.workersOfOne) continue;
      const start = starts.shift();
      // At the end of the line: the others come first.
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
    async enter(owner, cost, job) {
      if (inside.of(owner) + cost > limits.roomOfOne) throw new TooManyRequests(limits.retryAfter);
      if (inside.total + cost > limits.room) throw new ServerBusy(limits.retryAfter);
      inside.add(owner, cost);
      try {
        return await job((work) => takeTurn(owner, work));
      } finally {
        inside.add(owner, -cost);
      }
    },
  };
}

/** How much each owner has, and all of them together. Owners with nothing are forgotten. */
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
