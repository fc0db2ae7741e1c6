import { setTimeout } from 'node:timers/promises';
import type { Fleet } from '../fleet/fleet.js';
import type { Member } from '../fleet/member.js';

/** A fault that is caused once. */
export interface Fault {
  name: string;
  /** Causes it, and ends it. Null with the reason if this installation cannot have it. */
  cause: (() => Promise<void>) | { impossible: string };
}

/** How long something is away, in ms. */
const AWAY_MS = 10_000;

/** All faults of an installation, in the order in which they are caused. */
export function faultsOfFleet(fleet: Fleet, build: string): Fault[] {
  const { redis, database, links, members } = fleet;
  const [first, second] = members as readonly [Member, Member, ...Member[]];
  const link = links[2];
  return [
    {
      name: 'all processes are restarted, one after the other',
      async cause() {
        for (const member of members) {
          await member.stop();
          await member.start(build);
        }
      },
    },
    {
      name: 'a process is killed and started again',
      async cause() {
        await first.kill();
        await first.start(build);
      },
    },
    {
      name: 'Redis is killed, and empty after 10 s',
      async cause() {
        await redis.kill();
        await setTimeout(AWAY_MS);
        await redis.start();
      },
    },
    {
      name: 'Redis is frozen for 10 s',
      async cause() {
        redis.freeze();
        await setTimeout(AWAY_MS);
        redis.goOn();
      },
    },
    {
      name: 'a process is frozen for 10 s',
      async cause() {
        second.freeze();
        await setTimeout(AWAY_MS);
        second.goOn();
      },
    },
    {
      name: 'the network between a process and the database is cut for 10 s',
      cause: link
        ? async () => {
            link.hold();
            await setTimeout(AWAY_MS);
            link.restore();
          }
        : { impossible: 'a given MongoDB is reached directly' },
    },
    {
      name: 'the database is killed and started again',
      cause: database.kill
        ? async () => {
            await database.kill?.();
          }
        : { impossible: 'a given MongoDB runs elsewhere: npm run test:cluster kills a primary' },
    },
    {
      name: 'the clock of a process jumps by five minutes',
      cause: {
        impossible: 'the product reads the clock of the machine, which cannot be set for one process',
      },
    },
  ];
}
