import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { RedisLink } from '../../platform/redis/redisLink.js';
import { hasMoved, type LiveDrivers, type OwnLiveDrivers } from './liveDrivers.js';

/** How long updates are collected before they are sent to the other processes, in ms. */
const BATCH_MS = 100;

/** An update that one process sends to the others. */
interface News {
  from: string;
  /** The sender has just joined and asks for all current positions. */
  joined?: true;
  /** All drivers have to be reloaded from the database. */
  reload?: true;
  /** Drivers to reload from the database. */
  refresh: string[];
  moved: Position[];
}
type Position = [id: string, lat: number, lng: number, at: number, accuracyM?: number];

/**
 * Live drivers across processes: each process keeps all drivers in its own memory and receives the other
 * processes' updates, so that dispatch in any process sees every driver. While Redis is down, each knows
 * only the drivers connected to it; when Redis is back, the processes exchange all positions.
 */
export function sharedLiveDrivers(own: OwnLiveDrivers, redis: RedisLink, log: Logger): LiveDrivers {
  const channel = `${redis.prefix}:drivers`;
  const id = randomUUID();
  /** The last position of each driver connected to this process. */
  const ownPositions = new Map<string, Position>();
  let news = noNews();
  let timer: NodeJS.Timeout | undefined;
  let applying: Promise<void> = Promise.resolve();

  function noNews() {
    return { reload: false, refresh: new Set<string>(), moved: new Map<string, Position>() };
  }

  function publish(message: Omit<News, 'from'>) {
    redis.publish(channel, JSON.stringify({ from: id, ...message } satisfies News));
  }

  function schedulePublish() {
    if (timer) return;
    timer = setTimeout(() => {
      const { reload, refresh, moved } = news;
      news = noNews();
      timer = undefined;
      publish({ ...(reload && { reload }), refresh: [...refresh], moved: [...moved.values()] });
    }, BATCH_MS);
    timer.unref();
  }

  const publishOwn = (joined?: true) =>
    publish({ ...(joined && { joined }), refresh: [], moved: [...ownPositions.values()] });

  async function apply({ joined, reload, refresh, moved }: News) {
    if (joined) publishOwn();
    if (reload) await own.reload();
    await Promise.all(refresh.map((driver) => own.refresh(driver)));
    for (const [driver, lat, lng, at, accuracyM] of moved) {
      own.follow(driver, { lat, lng, accuracyM }, at);
      if (at >= (ownPositions.get(driver)?.[3] ?? 0)) ownPositions.delete(driver);
    }
  }

  /** Applies updates one after another: a position is useless before its driver is loaded. */
  function applyNext(work: () => Promise<void>) {
    applying = applying.then(work).catch((error: unknown) => {
      log.error({ err: error }, 'driver updates from another process could not be applied');
    });
  }

  redis.subscribe(channel, (message) => {
    const received = JSON.parse(message) as News;
    if (received.from !== id) applyNext(() => apply(received));
  });
  redis.onConnected(() => {
    // Updates sent in the meantime are lost: drivers are reloaded from the database, positions from the other
    // processes.
    applyNext(() => own.reload());
    publishOwn(true);
  });

  return {
    ...own,
    async reload() {
      await own.reload();
      news.reload = true;
      schedulePublish();
    },
    async refresh(driver) {
      await own.refresh(driver);
      news.refresh.add(driver);
      schedulePublish();
    },
    move(driver, position, at) {
      const outcome = own.move(driver, position, at);
      if (!hasMoved(outcome)) return outcome;
      const { lat, lng, accuracyM } = position;
      const moved: Position =
        accuracyM === undefined ? [driver, lat, lng, at] : [driver, lat, lng, at, accuracyM];
      ownPositions.set(driver, moved);
      news.moved.set(driver, moved);
      schedulePublish();
      return outcome;
    },
  };
}
