import { addBenchBookings } from './benchBookings.js';
import type { BenchContext } from './benchContext.js';
import {
  aBenchTrip,
  aBenchUser,
  benchToken,
  insertDrivers,
  insertRiders,
  post,
  prepareBusiness,
} from './benchData.js';
import { type ListsSent, listLoad } from './listLoad.js';
import { callers, inBatches, median, timingOf } from './measure.js';
import { PageRequests } from './pageRequests.js';
import type { ServerProcess } from './serverProcess.js';
import { figure, type Suite } from './suite.js';

const DATABASE = 'bench_overload';
/** Callers who each wait for an answer before they ask again: they use the whole capacity, and no more. */
const CALLERS = 16;
/**
 * The share of the capacity that changes of trips take at capacity: three times as many fit without lists.
 */
const STEPS = 0.1;
/** How many times the capacity is offered. */
const TIMES = 3;
const RIDERS = 64;
/** Connections that wait for lists. */
const SOCKETS = 300;
/** The part of a phase that is not measured: the process has to notice the load. */
const NOTICED = 0.3;
/** How long answers are waited for after a phase, in ms. */
const AFTER_MS = 1_000;
/** A server that answers a list within this time has nothing else to do, in ms. */
const QUICK_MS = 100;
/** How long a server may take to get rid of what it still has to do after a phase, in ms. */
const DRAIN_MS = 8_000;

/** What was answered in a phase. */
interface Phase {
  /** How long each change of a trip took, in ms. */
  steps: number[];
  lists: ListsSent;
}

/**
 * Target 14: changes of trips at three times the capacity, with and without refusing lists, compared with
 * those at capacity. All requests come from this machine.
 */
export const overloadSuite: Suite = {
  target: 14,
  title: 'changes of trips under too much load',
  async run(context: BenchContext) {
    const connection = await context.connect(DATABASE);
    const services = await context.services(connection);
    await prepareBusiness(services);
    const admin = aBenchUser('admin', services.newId());
    await services.db.users.insertMany([admin]);
    await insertDrivers(connection, services.newId, context.size(200, 60), { degrees: 0.03 });
    await addBenchBookings(connection, { from: 0, until: context.size(5_000, 200) }, () => undefined);
    await services.db.bookings.counters.rebuild(() => services.clock.now());
    const steps = stepsOf(await insertRiders(RIDERS, undefined, services));
    const token = await benchToken(admin, undefined, services);
    const startApi = (delayMs: number, requests: number) =>
      context.startApi(DATABASE, {
        OVERLOAD_DELAY_MS: String(delayMs),
        OVERLOAD_REQUESTS: String(requests),
      });
    const refusing = await startApi(100, 50);
    const taking = await startApi(0, 0);

    const count = context.size(150, 16);
    // Both are warm before anything is measured.
    for (const { url } of [refusing, taking]) await capacityOf(url, token, steps, count);
    const capacity = await capacityOf(taking.url, token, steps, count);
    const rounds = context.size(2, 1);
    const ms = context.size(5_000, 400);
    const found = { capacity: [] as Phase[], refusing: [] as Phase[], taking: [] as Phase[] };
    const phase = (server: ServerProcess, times: number) =>
      offered(server.url, {
        token,
        steps,
        ms,
        stepsPerSecond: capacity.steps * STEPS * times,
        listsPerSecond: capacity.lists * (1 - STEPS) * times,
      });
    for (let round = 0; round < rounds; round += 1) {
      context.progress('rounds', round, rounds);
      found.capacity.push(await phase(taking, 1));
      found.refusing.push(await phase(refusing, TIMES));
      found.taking.push(await phase(taking, TIMES));
    }
    const baseline = { name: 'at capacity', value: stepTime(found.capacity, 0.99) };
    return [
      figure('lists alone, 16 callers', capacity.lists, 'a second'),
      figure('changes of trips alone, 16 callers', capacity.steps, 'a second'),
      figure('change of a trip at 3 times capacity, p99', stepTime(found.refusing, 0.99), 'ms', {
        baseline,
        limit: { of: 'ratio', atMost: 2 },
      }),
      figure('the same, nothing refused', stepTime(found.taking, 0.99), 'ms', { baseline }),
      figure('change of a trip at 3 times capacity, p50', stepTime(found.refusing, 0.5), 'ms', {
        baseline: { name: 'at capacity', value: stepTime(found.capacity, 0.5) },
      }),
      figure('the same, nothing refused', stepTime(found.taking, 0.5), 'ms', {
        baseline: { name: 'at capacity', value: stepTime(found.capacity, 0.5) },
      }),
      figure('lists answered meanwhile', listsAnswered(found.refusing), '%'),
      figure('the same, nothing refused', listsAnswered(found.taking), '%'),
    ];
  },
};

const stepTime = (phases: readonly Phase[], share: number) =>
  timingOf(
    phases.flatMap(({ steps }) => steps),
    1,
  ).percentile(share);

/** The percentage of lists that were answered with their rows. */
const listsAnswered = (phases: readonly Phase[]) =>
  median(phases.map(({ lists }) => (lists.answered / Math.max(1, lists.sent)) * 100));

type Steps = ReturnType<typeof stepsOf>;

/** Bookings and their cancellations by turns, by riders in turn. @throws when one is refused */
function stepsOf(riders: readonly { token: string }[]) {
  const open: { id: string; token: string }[] = [];
  let trips = 0;
  return async (url: string): Promise<void> => {
    const canceled = open.shift();
    if (canceled) {
      const reason = { reason: 'Changed plans' };
      await post(`${url}/api/bookings/${canceled.id}/cancel`, canceled.token, reason);
      return;
    }
    trips += 1;
    const { token } = riders[trips % riders.length] as { token: string };
    const { id } = await post(`${url}/api/bookings`, token, aBenchTrip(trips));
    open.push({ id, token });
  };
}

/** How many lists, and how many changes of trips, a server answers a second if it does nothing else. */
async function capacityOf(url: string, token: string, steps: Steps, count: number) {
  const pages = new PageRequests(CALLERS, { authorization: `Bearer ${token}` });
  const calls = { count, atATime: CALLERS };
  // On a busy machine, a server that is still cold may refuse some.
  const lists = await callers(calls, () =>
    pages.ask(`${url}/api/bookings?range=[0,24]`).catch(() => undefined),
  );
  const changes = await callers(calls, () => steps(url));
  pages.close();
  return { lists: lists.perSecond, steps: changes.perSecond };
}

/** Sends lists and changes at fixed rates, whether or not answers come. */
async function offered(
  url: string,
  {
    token,
    steps,
    ms,
    stepsPerSecond,
    listsPerSecond,
  }: { token: string; steps: Steps; ms: number; stepsPerSecond: number; listsPerSecond: number },
): Promise<Phase> {
  const load = { url, token, ms, perSecond: listsPerSecond, afterMs: AFTER_MS, sockets: SOCKETS };
  const listsOfPhase = await listLoad(load);
  const taken: number[] = [];
  const began = performance.now();
  const lists = listsOfPhase.start();
  const sending: Promise<void>[] = [];
  for (let at = 0; at < ms; at += 1_000 / stepsPerSecond) {
    await pause(Math.max(0, began + at - performance.now()));
    const start = performance.now();
    const isMeasured = at > ms * NOTICED;
    sending.push(
      steps(url).then(() => {
        if (isMeasured) taken.push(performance.now() - start);
      }),
    );
  }
  await inBatches(sending, (one) => one);
  const phase = { steps: taken, lists: await lists };
  await drained(url, token);
  return phase;
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Waits until a server has done what it still had to do, and refuses nothing any more. */
async function drained(url: string, token: string): Promise<void> {
  const pages = new PageRequests(1, { authorization: `Bearer ${token}` });
  const end = performance.now() + DRAIN_MS;
  for (let quick = 0; quick < 5 && performance.now() < end; ) {
    const start = performance.now();
    const isAnswered = await pages.ask(`${url}/api/bookings?range=[0,24]`).then(
      () => true,
      () => false,
    );
    quick = isAnswered && performance.now() - start < QUICK_MS ? quick + 1 : 0;
    await pause(200);
  }
  pages.close();
}
