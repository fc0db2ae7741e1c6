import { createAdapter } from '@socket.io/redis-adapter';
import { keepSubscribed, type RedisLink } from '../../platform/redis/redisLink.js';

type Listener = (message: Buffer, channel: Buffer) => void;

/**
 * Lets a room's sockets be on any process. The library does not await its requests to Redis, so an outage
 * would end the process with an unhandled rejection. So the library gets clients that never reject.
 */
export function redisAdapter(redis: RedisLink): ReturnType<typeof createAdapter> {
  const { sender, receiver } = redis;
  const ignore = () => undefined;
  const sending = {
    // Makes the library treat these as node-redis clients.
    pSubscribe: ignore,
    publish: redis.publish,
    sendCommand: sender.sendCommand.bind(sender),
    on: sender.on.bind(sender),
    off: sender.off.bind(sender),
  };
  const receiving = {
    pSubscribe: (pattern: string, listener: Listener) =>
      keepSubscribed(receiver, () => receiver.pSubscribe(pattern, listener, true)),
    subscribe: (channels: string[], listener: Listener) =>
      keepSubscribed(receiver, () => receiver.subscribe(channels, listener, true)),
    pUnsubscribe: (pattern: string, listener: Listener) => {
      receiver.pUnsubscribe(pattern, listener, true).catch(ignore);
    },
    unsubscribe: (channel: string, listener: Listener) => {
      receiver.unsubscribe(channel, listener, true).catch(ignore);
    },
    on: receiver.on.bind(receiver),
    off: receiver.off.bind(receiver),
  };
  return createAdapter(sending, receiving, { key: `${redis.prefix}:sockets` });
}
