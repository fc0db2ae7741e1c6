import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { driverLife } from './driverLife.js';
import { credit, type Pair, type Town } from './openTown.js';
import type { Person } from './person.js';
import { ride } from './riderLife.js';
import type { Scene } from './scene.js';

/** How long all trips may take to end after the traffic has stopped, in ms. */
const ENDING_MS = 90_000;

/** How much happens a second. */
export interface Rates {
  trips: number;
  lists: number;
  signIns: number;
  credits: number;
}

/** Traffic that goes on until it is ended. */
export interface Traffic {
  /** Ends it: no more trips begin, and those that have begun are driven to their end. */
  end(): Promise<void>;
}

/** Lets a town live: trips, lists, sign-ins and credits at fixed rates, however long the answers take. */
export function startTraffic(scene: Scene, rates: Rates): Traffic {
  const { town } = scene;
  const riding = new Set<Pair>();
  const running = new Set<Promise<unknown>>();
  const run = (what: string, work: Promise<unknown>) => {
    const done = work
      .catch((error: unknown) => void scene.problems.push(`${what}: ${(error as Error).message}`))
      .finally(() => running.delete(done));
    running.add(done);
  };
  const timers = [
    every(rates.trips, (turn) => {
      const free = town.pairs.filter((pair) => !riding.has(pair));
      const pair = free[turn % Math.max(1, free.length)];
      if (!pair) return;
      riding.add(pair);
      run(
        'a trip',
        ride(pair, turn, scene).finally(() => riding.delete(pair)),
      );
    }),
    every(rates.lists, (turn) => run('a list', look(turn, town))),
    every(rates.signIns, (turn) => {
      const pair = town.pairs[turn % town.pairs.length] as Pair;
      run('a sign-in', (turn % 2 ? pair.rider : pair.driver).signIn());
    }),
    every(rates.credits, (turn) => run('a credit', creditNext(turn, scene))),
  ];
  const drivers = town.pairs.map((pair) => driverLife(pair, scene));
  for (const driver of drivers) run('a driver', driver);

  return {
    async end() {
      for (const timer of timers) clearInterval(timer);
      const until = performance.now() + ENDING_MS;
      while (riding.size > 0 && performance.now() < until) await setTimeout(200);
      if (riding.size > 0) scene.problems.push(`${riding.size} trips did not end`);
      scene.isOver = true;
      await Promise.race([Promise.all(running), setTimeout(ENDING_MS)]);
    },
  };
}

/** Calls a function at a rate per second, with the number of the call. */
function every(perSecond: number, call: (turn: number) => void): NodeJS.Timeout {
  let turn = 0;
  return setInterval(() => {
    call(turn);
    turn += 1;
  }, 1_000 / perSecond);
}

/** Someone opens a list. */
async function look(turn: number, { admin, pairs }: Town): Promise<void> {
  const { rider, driver } = pairs[turn % pairs.length] as Pair;
  const page = 'range=[0,24]&sort=["tripdate","DESC"]';
  const [who, path] = [
    [rider, `/bookings?${page}`],
    [driver, `/bookings?${page}`],
    [admin, `/bookings?${page}`],
    [admin, '/drivers?range=[0,24]'],
    [rider, '/auth/me'],
    [admin, '/wallethistory?range=[0,24]'],
  ][turn % 6] as [Person, string];
  // A list is asked for once: the person sees an error, and the log contains it.
  const answer = await who.send({ method: 'GET', path }).catch(() => null);
  if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429)
    throw new Error(`${path} was refused with ${answer.status}`);
}

async function creditNext(turn: number, { town, acknowledged }: Scene): Promise<void> {
  const saver = town.savers[turn % town.savers.length] as Person;
  const [key, amount] = [randomUUID(), 1 + (turn % 7)];
  await credit(town.admin, saver.id, { key, amount });
  acknowledged.credits.set(key, { uid: saver.id, amount });
}
