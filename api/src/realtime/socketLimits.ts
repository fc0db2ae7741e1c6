import { TooManyRequests } from '@wayfare/shared';
import { type FairQueue, fairQueue } from '../run/fairQueue.js';
import type { Services } from '../services.js';
import { tokenBuckets } from './tokenBuckets.js';

/** Connections of one account: a few devices with a few tabs each. */
export const SOCKETS_PER_ACCOUNT = 10;
/** Following bookings reads the database: a page joins one, a panel that lost its connection all it shows. */
const JOINS = { account: { burst: 40, perSecond: 2 }, address: { burst: 400, perSecond: 20 } };
/** Signing in reads the database: more than a device that lost its connection again and again needs. */
const SIGN_INS_PER_ACCOUNT = { burst: 30, perSecond: 0.5 };
/** What an account says, over all its connections: far more than its apps have to say. */
const SAID_PER_ACCOUNT = { burst: 1_000, perSecond: 50 };
/** Lines of the log about one account or address being limited: a flood of refusals is not to become one of lines. */
const LOG_LINES = { burst: 5, perSecond: 0.1 };

/** Joins that read at once. What one account or everybody may have waiting beyond that is refused. */
const JOIN_QUEUE = { workers: 16, workersOfOne: 2, room: 1_000, roomOfOne: 20, retryAfter: 5 };
/** A position is recorded at once where the driver is known; where not, it reads, one after another. */
const POSITION_QUEUE = { workers: 64, workersOfOne: 1, room: 10_000, roomOfOne: 500, retryAfter: 5 };

/** What limits connections and what is said over them. It is of this process: several processes each have their own. */
export interface SocketLimits {
  /** Whether an address may open a connection: it has not too many, nor opened too many just now. */
  mayOpen(address: string): boolean;
  /** Counts an open connection of an address until `closed` is called; null when there are too many. */
  opened(address: string): { closed(): void } | null;
  /** Counts a sign-in of an account until `released` is called. @throws too_many_requests (429) */
  signedIn(uid: string): { released(): void };
  /** Whether an account has said too much. */
  saysTooMuch(uid: string): boolean;
  /** Whether an account, at an address, may join one more booking now. */
  mayJoin(uid: string, address: string): boolean;
  /** Whether one more limit an account or address met is worth a line of the log. */
  mayLog(who: string): boolean;
  joins: FairQueue;
  positions: FairQueue;
}

export function socketLimits({
  clock,
  config: { SOCKETS_PER_ADDRESS },
}: Pick<Services, 'clock' | 'config'>): SocketLimits {
  const byAddress = counted();
  const byAccount = counted();
  // Twice what may be open: after a restart everybody comes back at once, some by a second attempt.
  const openings = tokenBuckets({ burst: 2 * SOCKETS_PER_ADDRESS, perSecond: SOCKETS_PER_ADDRESS / 10 });
  const signIns = tokenBuckets(SIGN_INS_PER_ACCOUNT);
  const said = tokenBuckets(SAID_PER_ACCOUNT);
  const joinsOfAccount = tokenBuckets(JOINS.account);
  const joinsOfAddress = tokenBuckets(JOINS.address);
  const lines = tokenBuckets(LOG_LINES);
  return {
    mayOpen: (address) => byAddress.of(address) < SOCKETS_PER_ADDRESS && openings.take(address, clock.now()),
    opened(address) {
      const release = byAddress.add(address, SOCKETS_PER_ADDRESS);
      return release && { closed: release };
    },
    signedIn(uid) {
      const release = signIns.take(uid, clock.now()) ? byAccount.add(uid, SOCKETS_PER_ACCOUNT) : null;
      if (!release) throw new TooManyRequests(10);
      return { released: release };
    },
    saysTooMuch: (uid) => !said.take(uid, clock.now()),
    mayJoin: (uid, address) =>
      joinsOfAccount.take(uid, clock.now()) && joinsOfAddress.take(address, clock.now()),
    mayLog: (who) => lines.take(who, clock.now()),
    joins: fairQueue(JOIN_QUEUE),
    positions: fairQueue(POSITION_QUEUE),
  };
}

/** Things that are there until they are let go, counted by key. */
function counted() {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;
  return {
    of,
    /** Counts one more and answers how to let it go, once; null when there are `most` already. */
    add(key: string, most: number): (() => void) | null {
      if (of(key) >= most) return null;
      counts.set(key, of(key) + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        if (of(key) > 1) counts.set(key, of(key) - 1);
        else counts.delete(key);
      };
    },
  };
}
