import { setTimeout } from 'node:timers/promises';
import { type Random, seededRandom } from '@wayfare/shared';
import { signIn } from './account/signIn.js';
import { auditLedger } from './business/auditLedger.js';
import { businessOf } from './business/businessOf.js';
import { callLog } from './calls/callLog.js';
import { Refused } from './calls/call.js';
import { measuredFetch } from './calls/measuredFetch.js';
import { requireAnswer } from './calls/unreachable.js';
import { findCity } from './city/findCity.js';
import { cityClock } from './clock.js';
import { openDriver } from './driver/driver.js';
import { driverLife } from './driver/driverLife.js';
import type { Live } from './live.js';
import type { Options } from './options.js';
import { type Report, summaryLine } from './report/report.js';
import { type TripLog, tripLog } from './report/tripLog.js';
import { openRider } from './rider/rider.js';
import { riderLife } from './rider/riderLife.js';
import type { Surroundings } from './surroundings.js';

/** The time between two summaries, in real ms. */
const SUMMARY_MS = 10_000;
/** How often it is checked whether the simulation is to end, in real ms. */
const LOOK_MS = 250;
/** How long people may take to end their trips, in real ms. */
const ENDING_MS = 20_000;
/** After an unexpected error, a person goes on after this much time of the city, in ms. */
const RECOVERY_MS = 60_000;
/** Accounts that are opened at the same time. */
const OPENING = 4;

/** The connection of a running simulation to its caller. */
export interface Control {
  /** Ends it: open trips are ended, and all people sign off. */
  stop: AbortSignal;
  /** Prints a line. */
  print(line: string): void;
}

/**
 * Runs a simulation until it is stopped or its time is over.
 * @throws Unreachable; Refused if the admin cannot sign in; UnknownCity
 */
export async function simulate(options: Options, { stop, print }: Control): Promise<Report> {
  await requireAnswer(options.url);
  const begun = performance.now();
  const [calls, trips] = [callLog(), tripLog()];
  const fetchAs = (address: string) => measuredFetch(calls, { 'X-Forwarded-For': address });
  const clock = cityClock(options.speed);
  const admin = await signIn(options.admin, { url: options.url, clock, fetch: fetchAs(ADMIN_ADDRESS) });
  const business = await businessOf(admin.client);
  clock.setHour(options.hour ?? hourIn(business.timeZone));
  const city = await findCity(options, admin.client, seededRandom(options.seed));
  print(
    `${city.name}: ${options.drivers} drivers and ${options.riders} riders, ${options.speed} times as fast`,
  );
  const around: Surroundings = {
    options,
    clock,
    calls,
    trips,
    city,
    business,
    fetchAs,
    admin,
    sharedCodes: new Map(),
  };

  const ended = endOf(options, trips, stop).then(() => clock.end());
  const lines = setInterval(() => print(summaryLine(clock.hour(), trips, calls)), SUMMARY_MS);
  const lives = liveAll(options, around);
  await ended;
  clearInterval(lines);
  print('Ending the open trips …');
  await Promise.race([lives.done, setTimeout(ENDING_MS, undefined, { ref: false })]);
  lives.close();
  const ledgerOff = options.audit ? await auditLedger(admin.client) : null;
  return {
    city: city.name,
    seconds: (performance.now() - begun) / 1000,
    cityHours: clock.now() / 3_600_000,
    trips: trips.counts(),
    calls: calls.count(),
    throttled: calls.throttledCount(),
    times: calls.times(),
    errors: calls.errors(),
    ledgerOff,
  };
}

/** The admin's requests claim to come from here. */
const ADMIN_ADDRESS = '198.19.255.254';

function hourIn(timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(Date.now());
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return value('hour') + value('minute') / 60;
}

/** Resolves when the simulation is to end: it is stopped, its time is over, or enough trips are completed. */
async function endOf({ minutes, trips: wanted }: Options, trips: TripLog, stop: AbortSignal): Promise<void> {
  const until = performance.now() + (minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  const isEnough = () => wanted !== null && trips.counts().outcomes.completed >= wanted;
  while (!stop.aborted && performance.now() < until && !isEnough())
    await setTimeout(LOOK_MS, undefined, { signal: stop }).catch(() => undefined);
}

/** Opens the accounts, some at a time and drivers first, and lets all people live. */
function liveAll({ drivers, riders, seed }: Options, around: Surroundings) {
  const open: Live[] = [];
  const lives: Promise<void>[] = [];
  const people = [
    ...range(drivers).map((index) => async () => {
      const driver = await openDriver(index, personRandom(seed, 2 * index), around);
      open.push(driver.live);
      return () => driverLife(driver, around);
    }),
    ...range(riders).map((index) => async () => {
      const rider = await openRider(index, personRandom(seed, 2 * index + 1), around);
      open.push(rider.live);
      return () => riderLife(rider, around);
    }),
  ];

  async function openNext(): Promise<void> {
    for (let next = people.shift(); next && !around.clock.ending; next = people.shift()) {
      const live = await next().catch((error: unknown) => recordError(error, around));
      if (live) lives.push(liveOn(live, around));
    }
  }

  const done = Promise.all(range(OPENING).map(openNext)).then(() => Promise.all(lives));
  return {
    done,
    close() {
      for (const live of open) live.close();
    },
  };
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Each person has a random source of their own, so that what others do changes none of their habits. */
const personRandom = (seed: number, number: number): Random =>
  seededRandom(seed * 7919 + number * 104_729 + 1);

/** Runs a person's life. After an error, the person continues from the current state. */
async function liveOn(live: () => Promise<void>, around: Surroundings): Promise<void> {
  do {
    try {
      await live();
    } catch (error) {
      recordError(error, around);
      await around.clock.sleep(RECOVERY_MS);
    }
  } while (!around.clock.ending);
}

/** Records an unexpected error. A request that failed has been recorded already. */
function recordError(error: unknown, { calls }: Pick<Surroundings, 'calls'>): null {
  if (error instanceof Refused) calls.failed(error.operation, error.key);
  else if (!(error instanceof TypeError) && (error as Error).name !== 'TimeoutError')
    calls.failed('simulator', (error as Error).message);
  return null;
}
