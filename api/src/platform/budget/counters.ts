import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisLink } from '../redis/redisLink.js';
import type { Allowance } from './budgets.js';

/** The rest of an allowance after a spend. `left` is negative if the spend was refused. */
export interface Counted {
  left: number;
  msBeforeNext: number;
}

/** Counts how much of one allowance each key has used. */
export interface Counter {
  spend(key: string, cost: number): Promise<Counted>;
  giveBack(key: string, cost: number): Promise<void>;
}

/**
 * A counter of this process or, with Redis, shared by all processes. While Redis is unavailable, each process
 * counts alone: a limit must never stop the product from working.
 */
export function counterOf(name: string, { points, seconds }: Allowance, redis: RedisLink | null): Counter {
  const options = { keyPrefix: name, points, duration: seconds };
  const own = new RateLimiterMemory(options);
  const limiter = redis
    ? new RateLimiterRedis({
        ...options,
        keyPrefix: `${redis.prefix}:budget:${name}`,
        storeClient: scriptClient(redis),
        useRedisPackage: true,
        insuranceLimiter: own,
      })
    : own;
  return {
    async spend(key, cost) {
      try {
        const { remainingPoints, msBeforeNext } = await limiter.consume(key, cost);
        return { left: remainingPoints, msBeforeNext };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { left: -1, msBeforeNext: refused.msBeforeNext };
      }
    },
    async giveBack(key, cost) {
      await limiter.reward(key, cost);
    },
  };
}

/** The only Redis client command that the limiter uses, with the link's own timeout. */
const scriptClient = (redis: RedisLink) => ({
  eval: (script: string, call: { keys: string[]; arguments: string[] }) =>
    redis.command('EVAL', script, String(call.keys.length), ...call.keys, ...call.arguments),
});
