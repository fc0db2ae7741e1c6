import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../../../src/platform/database/embeddedMongo.js';
import { type CuttableLink, cuttableLink } from './cuttableLink.js';

/** The database of an installation: the embedded engine in a process of its own, or a given server. */
export interface FleetDatabase {
  name: string;
  /** The address for another process of the installation, with its link if there is one that can be cut. */
  address(): Promise<{ url: string; link: CuttableLink | null }>;
  /** Kills it, and returns once it runs again; null if that is not possible. */
  kill: (() => Promise<void>) | null;
  /** Closes it, and removes what was stored. */
  close(): Promise<void>;
}

/**
 * Opens the database of an installation.
 * @param given the address of a MongoDB server; the embedded engine if there is none
 * @param dataDir where the embedded engine keeps its data
 */
export async function openFleetDatabase(given: string | undefined, dataDir: string): Promise<FleetDatabase> {
  const name = `endurance_${randomUUID().slice(0, 8)}`;
  if (given)
    return {
      name,
      kill: null,
      address: async () => ({ url: given, link: null }),
      async close() {
        const client = await MongoClient.connect(given);
        await client.db(name).dropDatabase();
        await client.close();
      },
    };

  const restarts = new EventEmitter<{ back: []; gone: [Error] }>();
  const engine = await startEmbeddedMongo({
    dataDir,
    onRestart: () => restarts.emit('back'),
    // Nothing is answered from then on, which the report shows: the installation still has to be closed.
    onUnexpectedExit: (error) => restarts.emit('gone', error),
  });
  const links: CuttableLink[] = [];
  return {
    name,
    async address() {
      const [, socket, rest] = /^mongodb:\/\/([^/]+)\/(.*)$/.exec(engine.url(name)) as string[];
      const link = await cuttableLink({ path: decodeURIComponent(socket as string) });
      links.push(link);
      return { url: `mongodb://127.0.0.1:${link.port}/${rest}`, link };
    },
    async kill() {
      const back = new Promise<void>((resolve, reject) => {
        restarts.once('back', resolve);
        restarts.once('gone', reject);
      });
      process.kill(engine.pid, 'SIGKILL');
      await back;
    },
    async close() {
      for (const link of links) await link.close();
      await engine.stop();
    },
  };
}
