import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Acknowledged } from '../verify/acknowledged.js';
import { acknowledgeStep } from '../verify/acknowledged.js';
import type { CallLog } from './callLog.js';
import { driverLife } from './driverLife.js';
import { credit, expectOk, type Pair, type Town } from './openTown.js';
import type { LivePerson } from './live.js';
import type { Person } from './person.js';

/** How often a rider looks without having been notified, in ms. */
export const LOOK_MS = 10_000;
/** How much later than the change its event may come, in ms. */
const EVENT_MS = 3_000;
/** How long all trips may take to end after the traffic has stopped, in ms. */
const ENDING_MS = 90_000;

/** What is going on in a town. */
export interface Scene {
  town: Town;
  log: CallLog;
  acknowledged: Acknowledged;
  /** Changes that someone was not notified of, although the connection was whole. */
  missed: string[];
  /** Refusals and errors that nothing explains. */
  problems: string[];
  /** Trips that were completed. */
  completed: number;
  /** Set once no more trips begin. */
  isEnding: boolean;
  /** Set once all trips are over. */
  isOver: boolean;
}

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
      scene.isEnding = true;
      const until = performance.now() + ENDING_MS;
      while (riding.size > 0 && performance.now() < until) await setTimeout(200);
      if (riding.size > 0) scene.problems.push(`${riding.size} trips did not end`);
      scene.isOver = true;
      await Promise.race([Promise.all(running), setTimeout(ENDING_MS)]);
    },
  };
}

/** Calls so many times a second, with the number of the call. */
function every(perSecond: number, call: (turn: number) => void): NodeJS.Timeout {
  let turn = 0;
  return setInterval(() => {
    call(turn);
    turn += 1;
  }, 1_000 / perSecond);
}

/** One trip from the booking to the rating, as its rider lives it. */
async function ride({ rider, places, carType }: Pair, turn: number, scene: Scene): Promise<void> {
  const { acknowledged } = scene;
  const key = randomUUID();
  const paysByWallet = turn % 3 === 0;
  acknowledged.bookings.set(key, null);
  const body = {
    pickup: { ...places[0], add: 'The corner' },
    drop: { ...places[1], add: 'The next corner' },
    carType,
    payment_mode: paysByWallet ? 'wallet' : 'cash',
  };
  const live = rider.live();
  const booked = await expectOk(rider.persist({ method: 'POST', path: '/bookings', body, key }));
  const { id, status } = booked as { id: string; status: string };
  acknowledged.bookings.set(key, { id, rider: rider.id, status });

  for (let seen = status; ; ) {
    const why = await live.wait(LOOK_MS);
    const asked = await rider.persist({ method: 'GET', path: `/bookings/${id}` });
    const now = (asked.body as { status?: string }).status ?? `no status (${asked.status})`;
    if (why === 'time' && now !== seen && (await isUnnoticed(live)))
      scene.missed.push(`${seen} became ${now}`);
    seen = now;
    if (now === 'PENDING' && paysByWallet)
      await step(rider, id, { name: 'pay', body: { payment_mode: 'wallet' } }, scene);
    if (now === 'PAID') {
      const rated = await step(rider, id, { name: 'complete', body: { rating: 5 } }, scene);
      if (rated) acknowledgeStep(acknowledged, key, rated);
      scene.completed += 1;
      return;
    }
    if (now === 'CANCELLED' || now === 'COMPLETE') return;
    if (now.startsWith('no status')) throw new Error(`${id} has ${now}`);
    acknowledgeStep(acknowledged, key, now);
  }
}

/**
 * Whether a change that was found by looking was never sent, although the connection was whole: the event may
 * come just after the look.
 */
export async function isUnnoticed(live: LivePerson): Promise<boolean> {
  return live.wasWhole(LOOK_MS) && (await live.wait(EVENT_MS)) === 'time';
}

/** Reasons for which a step is refused if an earlier try of it was carried out. */
const ALREADY = new Set(['wrong_state', 'conflict', 'offer_gone', 'driver_busy', 'payment_in_progress']);

/** Takes a step of a trip. Returns the trip's status after it, or null if the step was taken before. */
export async function step(
  who: Person,
  id: string,
  { name, body }: { name: string; body: object },
  scene: Scene,
): Promise<string | null> {
  const answer = await who.persist({ method: 'POST', path: `/bookings/${id}/${name}`, body });
  const { status, error } = answer.body as { status?: string; error?: string };
  if (answer.status < 300) return status ?? null;
  if (!ALREADY.has(error ?? '')) scene.problems.push(`${name} was refused: ${answer.status} ${error}`);
  return null;
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
