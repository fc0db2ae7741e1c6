import { RedisAdapter } from '@socket.io/redis-adapter';
import type { Namespace } from 'socket.io';
import { keepSubscribed, type RedisLink } from '../../platform/redis/redisLink.js';
import { WantedChannels } from './wantedChannels.js';

type Listener = (message: Buffer, channel: Buffer) => void;

/**
 * Lets a room's sockets be on any process. The library subscribes to all rooms, so that each process would
 * receive every message. This adapter subscribes to the rooms that have sockets here, and to the channel of
 * messages for several rooms.
 */
export function redisAdapter(redis: RedisLink) {
  // Socket.IO calls it with `new`.
  return function adapterOf(namespace: Namespace): RedisAdapter {
    return new OwnRoomsAdapter(namespace, redis);
  };
}

class OwnRoomsAdapter extends RedisAdapter {
  readonly #channels: WantedChannels;

  constructor(namespace: Namespace, redis: RedisLink) {
    const receiver = receivingClient(redis);
    super(namespace, sendingClient(redis), receiver.client, { key: `${redis.prefix}:sockets` });
    const channels = new WantedChannels(receiver.rooms);
    this.#channels = channels;
    const channelOf = (room: string) => `${redis.prefix}:sockets#${namespace.name}#${room}#`;
    this.on('create-room', (room: string) => {
      // A socket's own room is only used by its process.
      if (!this.sids.has(room)) channels.want(channelOf(room));
    });
    this.on('delete-room', (room: string) => channels.drop(channelOf(room)));
  }

  /** Resolves when messages from other processes to the rooms arrive here. */
  override addAll(id: string, rooms: Set<string>): Promise<void> {
    void super.addAll(id, rooms);
    return this.#channels.settled();
  }
}

const ignore = () => undefined;

/**
 * The library does not await its requests to Redis, so an outage would end the process with an unhandled
 * rejection. So it gets clients that never reject.
 */
function sendingClient({ sender, publish }: RedisLink) {
  return {
    // Makes the library treat these as node-redis clients.
    pSubscribe: ignore,
    publish,
    sendCommand: sender.sendCommand.bind(sender),
    on: sender.on.bind(sender),
    off: sender.off.bind(sender),
  };
}

function receivingClient({ receiver }: RedisLink) {
  let onRoom: Listener = ignore;
  const client = {
    // Instead of all rooms: the channel of messages for several rooms. The others come by `rooms`.
    pSubscribe(pattern: string, listener: Listener) {
      onRoom = listener;
      keepSubscribed(receiver, () => receiver.subscribe(pattern.slice(0, -1), listener, true));
    },
    subscribe: (channels: string[], listener: Listener) =>
      keepSubscribed(receiver, () => receiver.subscribe(channels, listener, true)),
    pUnsubscribe(pattern: string, listener: Listener) {
      receiver.unsubscribe(pattern.slice(0, -1), listener, true).catch(ignore);
    },
    unsubscribe: (channel: string, listener: Listener) => {
      receiver.unsubscribe(channel, listener, true).catch(ignore);
    },
    on: receiver.on.bind(receiver),
    off: receiver.off.bind(receiver),
  };
  const rooms = {
    get isReady() {
      return receiver.isReady;
    },
    subscribe: (channels: string[]) => receiver.subscribe(channels, onRoom, true),
    unsubscribe: (channels: string[]) => receiver.unsubscribe(channels, onRoom, true),
    onceReady: (listener: () => void) => void receiver.once('ready', listener),
  };
  return { client, rooms };
}
