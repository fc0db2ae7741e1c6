import { type RetryPauses, retryPause } from '@wayfare/shared';
import type { Logger } from 'pino';
import type { Config } from '../config/environment.js';

/** Timeout for one command, in ms: a request waits for it. */
const COMMAND_MS = 500;
/** How long startup waits for Redis before continuing without it, in ms. */
const START_MS = 2_000;
/** The pauses between two reconnection attempts. */
const PAUSES: RetryPauses = { firstMs: 50, longestMs: 1_000 };
/**
 * A connection without any data for this long, in ms, is considered dead; pings keep live ones from going
 * silent.
 */
const SILENT_MS = 15_000;
const PING_MS = 5_000;

type Library = typeof import('redis');
type Client = ReturnType<typeof newClient>;
type Reply = string | number | boolean | (string | number | boolean)[];

/** Redis did not answer a command in time. */
class RedisTimeoutError extends Error {
  override readonly name = 'RedisTimeoutError';
}

/**
 * Connects the processes of one installation. Redis only carries messages and counters: during an outage each
 * process works on its own, and messages are lost.
 */
export interface RedisLink {
  /** Prefix of every key and channel, so that installations can share one Redis. */
  readonly prefix: string;
  /**
   * Sends one command. Rejects immediately while Redis is down, and after a short timeout if it does not
   * answer.
   */
  command(...words: string[]): Promise<Reply>;
  /**
   * Publishes to every listening process, including this one. Never fails: a message that cannot be sent is
   * lost.
   */
  publish(channel: string, message: string | Buffer): void;
  /** Subscribes permanently, resubscribing after every lost connection. */
  subscribe(channel: string, listener: (message: string) => void): void;
  /** Calls the listener each time Redis becomes available, and now if it is available. */
  onConnected(listener: () => void): void;
  /** The two connections, for libraries with their own protocol: one sends, one listens. */
  readonly sender: Client;
  readonly receiver: Client;
  close(): Promise<void>;
}

/** The configured link; null for an installation with a single process. */
export async function connectRedis(config: Config, log: Logger): Promise<RedisLink | null> {
  if (!config.REDIS_URL) return null;
  // Only loaded where it is used: an installation with a single process starts faster without it.
  const link = redisLink(await import('redis'), config.REDIS_URL, `wayfare:${config.MONGODB_DATABASE}`, log);
  await withTimeout(new Promise<void>((resolve) => link.onConnected(resolve)), START_MS).catch(() => {
    log.error('Redis is not responding: this process starts on its own and connects once Redis responds');
  });
  return link;
}

function redisLink(library: Library, url: string, prefix: string, log: Logger): RedisLink {
  // Commands are not queued while Redis is down: a count that arrives minutes late is useless.
  const sender = newClient(library, url, true);
  const receiver = newClient(library, url, false);
  // A timer for each message would cost more than sending it. What is never sent ends with the connection.
  const publisher = sender.withCommandOptions({ timeout: 0 });
  const listeners: (() => void)[] = [];
  let isConnected = false;

  const markConnected = () => {
    if (isConnected || !sender.isReady || !receiver.isReady) return;
    isConnected = true;
    log.info('connected to Redis');
    for (const listener of listeners) listener();
  };
  const markFailed = (error: unknown) => {
    if (isConnected)
      log.error({ err: error }, 'lost the connection to Redis: this process continues on its own');
    isConnected = false;
  };
  for (const client of [sender, receiver]) {
    client.on('ready', markConnected);
    client.on('error', markFailed);
    client.connect().catch((error: unknown) => {
      log.debug({ err: error }, 'the connection to Redis was closed before it was established');
    });
  }

  return {
    prefix,
    sender,
    receiver,
    command: (...words) => withTimeout(sender.sendCommand<Reply>(words), COMMAND_MS),
    publish(channel, message) {
      publisher.publish(channel, message).catch((error: unknown) => {
        log.debug({ err: error, channel }, 'an update for the other processes was lost');
      });
    },
    subscribe: (channel, listener) => keepSubscribed(receiver, () => receiver.subscribe(channel, listener)),
    onConnected(listener) {
      listeners.push(listener);
      if (isConnected) listener();
    },
    async close() {
      listeners.length = 0;
      sender.destroy();
      receiver.destroy();
    },
  };
}

function newClient({ createClient }: Library, url: string, disableOfflineQueue: boolean) {
  return createClient({
    url,
    disableOfflineQueue,
    pingInterval: PING_MS,
    socket: {
      socketTimeout: SILENT_MS,
      reconnectStrategy: (retries: number) => retryPause(retries, PAUSES, Math.random()),
    },
  });
}

/**
 * Subscribes, and retries if the connection is lost in the meantime; after that, the client resubscribes by
 * itself.
 */
export function keepSubscribed(client: Client, subscribe: () => Promise<unknown>): void {
  subscribe().catch(() => client.once('ready', () => keepSubscribed(client, subscribe)));
}

/** @throws RedisTimeoutError when it takes longer than `ms` */
async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RedisTimeoutError(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
