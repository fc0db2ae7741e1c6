import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import { RedisStore } from 'rate-limit-redis';
import type { RedisLink } from '../redis/redisLink.js';
import type { RateLimitStores } from './rateLimits.js';

/** Counts requests over all processes, and in this one alone while Redis is away. */
export function sharedRateLimits(redis: RedisLink, log: Logger): RateLimitStores {
  return (name) => new SharedStore(redis, `${redis.prefix}:limit:${name}:`, log);
}

class SharedStore implements Store {
  readonly prefix: string;
  readonly #redis: RedisLink;
  readonly #log: Logger;
  readonly #shared: RedisStore;
  readonly #own = new MemoryStore();

  constructor(redis: RedisLink, prefix: string, log: Logger) {
    this.prefix = prefix;
    this.#redis = redis;
    this.#log = log;
    this.#shared = new RedisStore({ prefix, sendCommand: redis.command });
  }

  init(options: Options): void {
    this.#own.init(options);
    // The store's scripts are loaded at its start, which fails for good where Redis is away just then.
    this.#redis.onConnected(() => {
      this.#shared.init(options).catch((error: unknown) => this.#tell(error));
    });
  }

  increment(key: string): Promise<ClientRateLimitInfo> {
    return this.#either((store) => store.increment(key));
  }
  async decrement(key: string): Promise<void> {
    await this.#either((store) => store.decrement(key));
  }
  async resetKey(key: string): Promise<void> {
    await this.#either((store) => store.resetKey(key));
  }

  async #either<T>(work: (store: RedisStore | MemoryStore) => Promise<T>): Promise<T> {
    try {
      return await work(this.#shared);
    } catch (error) {
      this.#tell(error);
      return work(this.#own);
    }
  }

  #tell(error: unknown): void {
    this.#log.debug({ err: error }, 'a rate limit counts in this process alone');
  }
}
