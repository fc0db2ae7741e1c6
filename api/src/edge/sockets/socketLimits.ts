import { TooManyRequests } from '@wayfare/shared';
import { type FairQueue, fairQueue } from '../../platform/run/fairQueue.js';
import type { EdgeServices } from '../services.js';
import { tokenBuckets } from './tokenBuckets.js';

/**
 * Following bookings reads the database: a page joins one booking, a reconnecting panel joins all it shows.
 */
const JOINS = { account: { burst: 40, perSecond: 2 }, address: { burst: 400, perSecond: 20 } };
/**
 * Signing in reads the database: more than devices with an unstable connection need, for each connection that
 * an account may have.
 */
const SIGN_INS_PER_SOCKET = { burst: 3, perSecond: 0.05 };
/** Events per account, over all its connections: far more than its apps send. */
const EVENTS_PER_ACCOUNT = { burst: 1_000, perSecond: 50 };
/** Log lines about one rate-limited account or address: a flood of rejections must not flood the log. */
const LOG_LINES = { burst: 5, perSecond: 0.1 };

/**
 * Concurrent joins that read the database. Joins beyond the queue limits, per account or in total, are
 * rejected.
 */
const JOIN_QUEUE = { workers: 16, workersOfOne: 2, room: 1_000, roomOfOne: 20, retryAfter: 5 };
/**
 * A known driver's position is recorded immediately; an unknown driver's needs a read, one at a time per
 * driver.
 */
const POSITION_QUEUE = { workers: 64, workersOfOne: 1, room: 10_000, roomOfOne: 500, retryAfter: 5 };

/** Limits on connections and their events. Per process: several processes each have their own. */
export interface SocketLimits {
  /**
   * Whether an address may open a connection: not too many are open, and not too many were opened recently.
   */
  mayOpen(address: string): boolean;
  /** Counts an open connection of an address until `closed` is called; null when there are too many. */
  countOpen(address: string): { release(): void } | null;
  /** Counts a sign-in of an account until `released` is called. @throws too_many_requests (429) */
  countSignIn(uid: string): { release(): void };
  /** Whether an account has sent too many events. */
  exceedsLimit(uid: string): boolean;
  /** Whether an account, at an address, may join another booking now. */
  mayJoin(uid: string, address: string): boolean;
  /** Whether to log another rejection of this account or address. */
  mayLog(who: string): boolean;
  joins: FairQueue;
  positions: FairQueue;
}

export function socketLimits({
  clock,
  config: { SOCKETS_PER_ADDRESS, SOCKETS_PER_ACCOUNT },
}: Pick<EdgeServices, 'clock' | 'config'>): SocketLimits {
  const byAddress = counter();
  const byAccount = counter();
  // Twice the connection limit: after a restart all clients reconnect at the same time, some with a second
  // attempt.
  const openings = tokenBuckets({ burst: 2 * SOCKETS_PER_ADDRESS, perSecond: SOCKETS_PER_ADDRESS / 10 });
  const signIns = tokenBuckets({
    burst: SIGN_INS_PER_SOCKET.burst * SOCKETS_PER_ACCOUNT,
    perSecond: SIGN_INS_PER_SOCKET.perSecond * SOCKETS_PER_ACCOUNT,
  });
  const events = tokenBuckets(EVENTS_PER_ACCOUNT);
  const joinsOfAccount = tokenBuckets(JOINS.account);
  const joinsOfAddress = tokenBuckets(JOINS.address);
  const lines = tokenBuckets(LOG_LINES);
  return {
    mayOpen: (address) => byAddress.of(address) < SOCKETS_PER_ADDRESS && openings.take(address, clock.now()),
    countOpen(address) {
      const release = byAddress.add(address, SOCKETS_PER_ADDRESS);
      return release && { release: release };
    },
    countSignIn(uid) {
      const release = signIns.take(uid, clock.now()) ? byAccount.add(uid, SOCKETS_PER_ACCOUNT) : null;
      if (!release) throw new TooManyRequests(10);
      return { release: release };
    },
    exceedsLimit: (uid) => !events.take(uid, clock.now()),
    mayJoin: (uid, address) =>
      joinsOfAccount.take(uid, clock.now()) && joinsOfAddress.take(address, clock.now()),
    mayLog: (who) => lines.take(who, clock.now()),
    joins: fairQueue(JOIN_QUEUE),
    positions: fairQueue(POSITION_QUEUE),
  };
}

/** Counts items by key until they are released. */
function counter() {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;
  return {
    of,
    /** Counts one more and returns a function to release it once; null when there are already `most`. */
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
