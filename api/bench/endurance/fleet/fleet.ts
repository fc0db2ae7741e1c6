import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../../test/support/findProgram.js';
import { type RedisServer, startRedisServer } from '../../../test/support/redisServer.js';
import type { CuttableLink } from './cuttableLink.js';
import { type FleetDatabase, openFleetDatabase } from './fleetDatabase.js';
import { createMember, type Member } from './member.js';
import { SITE_HOST, type Site, startSite } from './site.js';

/** How long a stopping process answers /readyz with 503 first, in seconds: the default of production. */
const DRAIN_SECONDS = 5;
/** The password of the demo's accounts. */
export const PASSWORD = 'Endurance*run1';

/** An installation of several processes, as in production, on the loopback interface. */
export interface Fleet {
  members: readonly Member[];
  /** The connection of each process to the database; null if it cannot be cut. */
  links: readonly (CuttableLink | null)[];
  redis: RedisServer;
  database: FleetDatabase;
  /** The address that callers use. */
  url: string;
  /** The files of the run: logs of the processes and of nginx. */
  folder: string;
  /** Ends everything, and removes the files unless they are kept. */
  close(keep?: boolean): Promise<void>;
}

/** The programs that an installation needs besides Node. */
export interface Programs {
  redis: string;
  nginx: string;
}

/** Finds the programs, or says which one is missing. */
export function findPrograms(): Programs | { missing: string } {
  const redis = findProgram('redis-server');
  const nginx = findProgram('nginx', 'NGINX');
  if (!redis) return { missing: 'redis-server' };
  if (!nginx) return { missing: 'nginx' };
  return findProgram('openssl') ? { redis, nginx } : { missing: 'openssl' };
}

/**
 * Starts an installation: the first process fills the empty database with the demo, and the others join it.
 * @param build the folder of the build that all processes run
 */
export async function startFleet(
  { redis: redisBinary, nginx }: Programs,
  {
    build,
    size,
    firstPort,
    mongodb,
  }: { build: string; size: number; firstPort: number; mongodb: string | undefined },
): Promise<Fleet> {
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-endurance-'));
  const closing: (() => Promise<unknown>)[] = [];
  const close = async (keep = false) => {
    for (const step of closing.splice(0).reverse()) await step();
    if (!keep) await rm(folder, { recursive: true, force: true });
  };
  try {
    const database = await openFleetDatabase(mongodb, join(folder, 'database'));
    closing.push(database.close);
    const redis = await startRedisServer(redisBinary);
    closing.push(async () => {
      redis.goOn();
      await redis.kill();
    });
    const ports = Array.from({ length: size }, (_, index) => firstPort + 2 + index);
    const [members, links]: [Member[], (CuttableLink | null)[]] = [[], []];
    await mkdir(join(folder, 'files'));
    for (const [index, port] of ports.entries()) {
      const { url, link } = await database.address();
      const member = createMember(
        port,
        environmentOf({ url, name: database.name, redis: redis.url, files: join(folder, 'files') }),
        join(folder, `process-${index + 1}.log`),
      );
      closing.push(async () => {
        member.goOn();
        await member.kill();
      });
      await member.start(build);
      members.push(member);
      links.push(link);
    }
    const site: Site = await startSite(nginx, join(folder, 'nginx'), {
      port: firstPort,
      plainPort: firstPort + 1,
      ports,
    });
    closing.push(site.stop);
    return { members, links, redis, database, url: site.url, folder, close };
  } catch (error) {
    await close(true);
    throw error;
  }
}

function environmentOf(parts: { url: string; name: string; redis: string; files: string }) {
  return {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PUBLIC_URL: `https://${SITE_HOST}`,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    MONGODB_URL: parts.url,
    MONGODB_DATABASE: parts.name,
    REDIS_URL: parts.redis,
    DATA_DIR: parts.files,
    SEED_DEMO: 'auto',
    DEMO_PASSWORD: PASSWORD,
    DEMO_BOOKINGS: '300',
    SESSION_SECRET: 'signs nothing but the tokens of an endurance run',
    LOG_LEVEL: 'info',
    LOG_FORMAT: 'json',
  };
}
