import type { DBSchema, IDBPDatabase } from 'idb';
import type { QueueEntry } from './driverQueue.js';
import { ownVisits } from './ownVisit.js';

/**
 * The data of a driver's work that this browser stores, so that it survives a closed tab and a missing
 * network.
 */
interface OfflineData extends DBSchema {
  /** Entries that wait to be sent, in order. */
  queue: { key: number; value: QueueEntry; indexes: { driver: string } };
  /** By driver, the times (ms) of the last entry and of the last position. */
  marks: { key: string; value: { at: number; position: number } };
  /** The last known answers of the API. */
  known: { key: string; value: unknown };
}

/** The name of the browser's database. */
export const DATABASE_NAME = 'wayfare';
let opened: Promise<IDBPDatabase<OfflineData>> | undefined;

/** The browser's database of this site. */
export function database(): Promise<IDBPDatabase<OfflineData>> {
  opened ??= open();
  return opened;
}

async function open(): Promise<IDBPDatabase<OfflineData>> {
  const { openDB } = await import('idb');
  return openDB<OfflineData>(DATABASE_NAME, 1, {
    upgrade(created) {
      // `seq` is assigned by the database: the order of entries is that of their transactions, in all tabs.
      const queue = created.createObjectStore('queue', { keyPath: 'seq', autoIncrement: true });
      queue.createIndex('driver', 'driver');
      created.createObjectStore('marks');
      created.createObjectStore('known');
    },
    terminated() {
      opened = undefined;
    },
  });
}

/**
 * Removes everything kept for anyone, and keeps nothing more until the next sign-in: for users who sign out,
 * whose device may belong to others.
 */
export async function forgetOfflineData(): Promise<void> {
  // This comes first, so that answers still on their way are no longer written after the data is removed.
  ownVisits.end();
  const stores = ['queue', 'marks', 'known'] as const;
  const transaction = (await database()).transaction(stores, 'readwrite');
  await Promise.all(stores.map((name) => transaction.objectStore(name).clear()));
  await transaction.done;
}
