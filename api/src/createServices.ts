import { createHash } from 'node:crypto';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import type { Logger } from 'pino';
import { type Clock, systemClock } from './clock.js';
import type { Config } from './config/environment.js';
import { liveDrivers } from './dispatch/liveDrivers.js';
import { fileImageStore } from './image/imageStore.js';
import type { MapsProvider } from './maps/mapsProvider.js';
import { offlineMaps } from './maps/offlineMaps.js';
import { outboxNotifier } from './notification/notifier.js';
import { type Realtime, silentRealtime } from './realtime/realtime.js';
import { buildIndexes, createRepositories } from './repositories.js';
import type { Services } from './services.js';

/** What differs from one place that runs the product to another. */
export interface ServiceParts {
  config: Config;
  connection: Connection;
  log: Logger;
  /** Signs sessions and tokens. */
  secret: string;
  clock?: Clock;
  random?: () => number;
  maps?: MapsProvider;
  realtime?: Realtime;
}

/** Puts the product's parts together: the one place where each is chosen. Indexes are there when it is done. */
export async function createServices(parts: ServiceParts): Promise<Services> {
  const { config, connection, log, secret, clock = systemClock, random = Math.random } = parts;
  const db = createRepositories(connection);
  await buildIndexes(connection);
  const drivers = liveDrivers({ db, clock });
  await drivers.reload();
  return {
    config,
    log,
    clock,
    random,
    db,
    newId: () => new mongoose.Types.ObjectId().toHexString(),
    // Tokens and sessions are signed by different keys of one secret.
    tokenKey: createHash('sha256').update(`access token ${secret}`).digest(),
    maps: parts.maps ?? offlineMaps(),
    images: fileImageStore(join(config.DATA_DIR, 'images')),
    liveDrivers: drivers,
    notifier: outboxNotifier({ db, clock }),
    realtime: parts.realtime ?? silentRealtime,
  };
}
