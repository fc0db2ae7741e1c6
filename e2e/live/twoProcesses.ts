import { findRunningEmbeddedMongo } from '../../api/src/platform/database/embeddedMongo.js';
import { type RedisServer, startRedisServer } from '../../api/test/support/redisServer.js';
import { type ProductCopy, startCopy } from '../productCopy.js';

/** Two processes of one installation, with one database and a real Redis. */
export interface TwoProcesses {
  a: ProductCopy;
  b: ProductCopy;
  redis: RedisServer;
  close(): Promise<void>;
}

/**
 * Starts a Redis and two processes of the product that share it, and the database that the first one runs.
 */
export async function startTwoProcesses(redisServer: string): Promise<TwoProcesses> {
  const redis = await startRedisServer(redisServer);
  const running: ProductCopy[] = [];
  const start = async (variables: Record<string, string>) => {
    const copy = await startCopy(/is ready at/, {
      NODE_ENV: 'development',
      REDIS_URL: redis.url,
      SESSION_SECRET: '5b9d1c7e0f3a2846fedcba9876543210',
      DEMO_BOOKINGS: '60',
      // New users come from different addresses: see `newcomer`.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
      ...variables,
    });
    running.unshift(copy);
    return copy;
  };
  const close = async () => {
    // The one with the database ends last.
    for (const copy of running) await copy.close();
    await redis.kill();
  };
  try {
    const a = await start({});
    const database = await findRunningEmbeddedMongo(a.folder);
    if (!database) throw new Error('the database of the first process does not answer');
    const b = await start({ MONGODB_URL: database.url('wayfare') });
    return { a, b, redis, close };
  } catch (error) {
    await close();
    throw error;
  }
}
