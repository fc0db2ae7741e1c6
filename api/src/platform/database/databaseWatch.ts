import type { MongoClient, TopologyDescription } from 'mongodb';
import type { Connection } from 'mongoose';

/**
 * How long requests wait for the database, in ms. While a replica set elects a new primary: longer than it
 * takes to notice that the old one has died, and to elect another, which is 10 s and a few more by default.
 */
export const ELECTION_MS = 20_000;
/** The same while no server answers at all: time for one that died to be started again, in ms. */
const RESTART_MS = 5_000;
/** The least that an open request waits once the database is found to be away, in ms. */
const LEAST_MS = 2_000;
/** How often waiting requests are looked at, in ms. */
const CHECK_MS = 200;

/** A time without a server that accepts writes. */
interface Outage {
  /** When it was noticed, in ms. */
  since: number;
  /** Whether other servers of the replica set answer, so that one of them may become the primary. */
  isElecting: boolean;
}

/** Knows from the driver's own checks of the servers whether the database can be used. */
export interface DatabaseWatch {
  /** Whether no server accepts writes now. */
  readonly isAway: boolean;
  /** Whether a request that arrives now would wait in vain: the database has been away for too long. */
  readonly isGivenUp: boolean;
  /**
   * Calls `giveUp`, at most once, when a request that started now has waited for the database for as long as
   * requests do.
   * @returns what ends the watch of a request that has ended
   */
  onGivenUp(giveUp: () => void): () => void;
  /** Calls the listener each time the database is lost or is back. */
  onChange(listener: (isAway: boolean) => void): void;
}

/** A request that may be waiting for the database. */
interface Waiting {
  since: number;
  giveUp: () => void;
}

const watches = new WeakMap<MongoClient, DatabaseWatch>();

/** The watch of a connection. All users of its client share one. */
export function databaseWatch(connection: Connection): DatabaseWatch {
  const client = connection.getClient() as unknown as MongoClient;
  const known = watches.get(client);
  if (known) return known;
  const watch = watchOf(client);
  watches.set(client, watch);
  return watch;
}

function watchOf(client: MongoClient): DatabaseWatch {
  const waiting = new Set<Waiting>();
  const listeners: ((isAway: boolean) => void)[] = [];
  let outage: Outage | null = null;
  let timer: NodeJS.Timeout | undefined;

  const isOver = (since: number) => outage !== null && Date.now() >= deadlineOf(since, outage);
  const giveUpLate = () => {
    for (const request of [...waiting]) {
      if (!isOver(request.since)) continue;
      waiting.delete(request);
      request.giveUp();
    }
  };
  const record = (found: Pick<Outage, 'isElecting'> | null) => {
    const wasAway = outage !== null;
    outage = found && { since: outage?.since ?? Date.now(), ...found };
    if (wasAway === (outage !== null)) return;
    clearInterval(timer);
    if (outage) timer = setInterval(giveUpLate, CHECK_MS).unref();
    for (const listener of listeners) listener(outage !== null);
  };
  client.on('topologyDescriptionChanged', ({ newDescription }) => record(outageIn(newDescription)));
  client.on('topologyClosed', () => clearInterval(timer));

  return {
    get isAway() {
      return outage !== null;
    },
    get isGivenUp() {
      return isOver(Date.now());
    },
    onGivenUp(giveUp) {
      const request = { since: Date.now(), giveUp };
      waiting.add(request);
      return () => waiting.delete(request);
    },
    onChange: (listener) => listeners.push(listener),
  };
}

/** Null while a server accepts writes. */
function outageIn({ servers }: TopologyDescription): Pick<Outage, 'isElecting'> | null {
  const known = [...servers.values()];
  if (known.some(({ isWritable }) => isWritable)) return null;
  return { isElecting: known.some(({ type }) => type !== 'Unknown') };
}

/**
 * When a request is given up. Its time counts from its own start, since a server that hangs is noticed late;
 * but not to the second, since a short outage should fail no long request.
 */
function deadlineOf(since: number, outage: Outage): number {
  const most = outage.isElecting ? ELECTION_MS : RESTART_MS;
  return Math.max(Math.min(since, outage.since) + most, outage.since + LEAST_MS);
}
