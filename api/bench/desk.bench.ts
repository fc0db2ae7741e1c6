import { setTimeout } from 'node:timers/promises';
import { englishTexts } from '@wayfare/shared';
import { hashPassword } from '../src/people/auth/passwords.js';
import type { Services } from '../src/process/services.js';
import type { BenchContext } from './benchContext.js';
import { aBenchUser } from './benchData.js';
import { type DeskPage, openDesk } from './deskPage.js';
import { type Change, startTraffic, type Traffic } from './deskTraffic.js';
import { timingOf } from './measure.js';
import { figure, type Suite } from './suite.js';

/** An hour with 500 open trips: each lasts about 20 minutes and has five changes. */
const CHANGES_AN_HOUR = 7_200;
const CHANGES_PER_SECOND = 4;
/** Changes a second while memory is watched, so that an hour's come in minutes. */
const HURRIED_PER_SECOND = 12;
/** The list is scrolled to this many places, one after the other. */
const LIST_PARTS = 25;
/** How often a change is made in each of these places. */
const CHANGES_IN_A_PART = 16;
/** A change that is not shown within this time is not shown, in ms. */
const LATEST_MS = 20_000;
const ACCOUNT = { email: 'desk@bench.example', password: 'bench-desk-1' };

/** Target 10: the live desk in a browser, with all open trips and moving drivers of a city. */
export const deskSuite: Suite = {
  target: 10,
  title: 'the live desk',
  async run(context) {
    const database = 'bench_desk';
    const connection = await context.connect(database);
    const services = await context.services(connection);
    await insertAdmin(services);
    const api = await context.startApi(database, { BENCH_SERVES_PAGES: '1', BENCH_YIELDS: '1' });
    const size = { drivers: context.size(2_000, 30), trips: context.size(500, 20) };
    const traffic = await startTraffic(api.url, { connection, services }, size, (booked) =>
      context.progress('trips booked', booked, size.trips),
    );
    try {
      const page = await openDesk(api.url, ACCOUNT);
      try {
        return await measure(context, page, traffic);
      } finally {
        await page.close();
      }
    } finally {
      traffic.stop();
    }
  },
};

async function measure(context: BenchContext, page: DeskPage, traffic: Traffic) {
  const trips = await page.trips();
  // Trips that wait begin to be asked for, and code is compiled.
  await changeFor(context.size(20, 1), CHANGES_PER_SECOND, traffic, context);

  const [busyBefore, pingsBefore, began] = [await page.busy(), traffic.pings(), performance.now()];
  const { delays, missed } = await changesShown(context.size(400, 8), page, traffic, context);
  const elapsed = performance.now() - began;
  const busy = ((await page.busy()) - busyBefore) / elapsed;
  const pings = (traffic.pings() - pingsBefore) / (elapsed / 1000);
  const shown = timingOf(delays, elapsed);

  const rounds = context.size(30, 2);
  const [, interactions] = await Promise.all([
    changeFor(context.size(30, 1), CHANGES_PER_SECOND, traffic, context),
    page.interact(rounds).then(() => page.interactions()),
  ]);
  const felt = timingOf(interactions, 1);
  const { growth, heap, nodes, changes } = await memoryGrowth(page, traffic, context);
  return [
    figure('open trips on the desk', trips, 'trips'),
    figure('positions reported', pings, 'a second'),
    figure('step of a trip, from its request to the desk, p50', shown.percentile(0.5), 'ms'),
    figure('the same, p99', shown.percentile(0.99), 'ms', { limit: { of: 'value', atMost: 1_000 } }),
    figure('steps that the desk did not show', missed, 'steps', { limit: { of: 'value', atMost: 0 } }),
    figure('processor time of the page', busy * 1000, 'ms a second'),
    figure('interaction to the next frame, p50', felt.percentile(0.5), 'ms'),
    figure('the same, p98', felt.percentile(0.98), 'ms', {
      limit: { of: 'value', atMost: 100 },
    }),
    figure('heap after garbage collection', heap, 'MB'),
    figure('DOM nodes', nodes, 'nodes'),
    figure(`growth of the heap in an hour's ${CHANGES_AN_HOUR} changes, from ${changes}`, growth, 'MB', {
      limit: { of: 'value', atMost: heap / 10 },
    }),
  ];
}

/** Makes changes at a steady rate in all parts of the list, and measures when the desk shows each. */
async function changesShown(count: number, page: DeskPage, traffic: Traffic, context: BenchContext) {
  const sent = new Map<string, number>();
  const delays: number[] = [];
  const collect = async () => {
    for (const [booking, at] of Object.entries(await page.seen())) {
      const from = sent.get(booking);
      if (from === undefined) continue;
      delays.push(at - from);
      sent.delete(booking);
    }
  };
  const allSeen = async () => {
    for (let waited = 0; sent.size > 0 && waited < LATEST_MS; waited += 250) {
      await setTimeout(250);
      await collect();
    }
  };
  let missed = 0;
  let made = 0;
  for (let part = 0; made < count; part += 1) {
    await page.scrollTo((part % LIST_PARTS) / LIST_PARTS);
    for (let turn = 0; turn < CHANGES_IN_A_PART && made < count; turn += 1) {
      const change = traffic.next(await page.inPage());
      if (change && !sent.has(change.booking)) {
        await page.expect(change.booking, change.status && englishTexts[`booking_status_${change.status}`]);
        sent.set(change.booking, Date.now());
        // The step after a payment books the rider's next trip; only the payment itself is waited for.
        if (await change.send()) {
          made += 1;
          context.progress('changes', made, count);
        } else {
          sent.delete(change.booking);
          await page.forget(change.booking);
        }
      }
      await Promise.all([setTimeout(1000 / CHANGES_PER_SECOND), collect()]);
    }
    // Rows that are scrolled away cannot be seen.
    await allSeen();
    missed += sent.size;
    for (const booking of sent.keys()) await page.forget(booking);
    sent.clear();
  }
  return { delays, missed };
}

/** Makes changes for some seconds. Returns how many. */
async function changeFor(
  seconds: number,
  perSecond: number,
  traffic: Traffic,
  context: BenchContext,
): Promise<number> {
  const underWay = new Set<Promise<boolean>>();
  const ends = performance.now() + seconds * 1000;
  let made = 0;
  while (performance.now() < ends) {
    const change: Change | null = underWay.size < 16 ? traffic.next() : null;
    if (change) {
      const sending = change.send().finally(() => underWay.delete(sending));
      underWay.add(sending);
      made += 1;
      context.progress('changes', made, Math.ceil(seconds * perSecond));
    }
    await setTimeout(1000 / perSecond);
  }
  await Promise.all(underWay);
  return made;
}

/** How the heap grows, by the straight line through samples, for the changes of an hour. */
async function memoryGrowth(page: DeskPage, traffic: Traffic, context: BenchContext) {
  const samples: { changes: number; heap: number; nodes: number }[] = [];
  let changes = 0;
  const wanted = context.size(CHANGES_AN_HOUR, 10);
  // Counts the changes that each round really made, because a busy machine makes fewer.
  for (let rounds = 0; changes < wanted && rounds < 60; rounds += 1) {
    samples.push({ changes, ...(await page.memory()) });
    changes += await changeFor(context.size(30, 1), HURRIED_PER_SECOND, traffic, context);
  }
  samples.push({ changes, ...(await page.memory()) });
  // The first samples contain caches that fill once.
  const later = samples.slice(Math.floor(samples.length / 4));
  const { heap, nodes } = samples.at(-1) as (typeof samples)[number];
  return { growth: slopeOf(later) * CHANGES_AN_HOUR, heap, nodes, changes };
}

/** MB for each change, by least squares. */
function slopeOf(samples: readonly { changes: number; heap: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ changes }) => changes)), mean(samples.map(({ heap }) => heap))];
  const across = samples.reduce((sum, { changes, heap }) => sum + (changes - x) * (heap - y), 0);
  const along = samples.reduce((sum, { changes }) => sum + (changes - x) ** 2, 0);
  return along === 0 ? 0 : across / along;
}

async function insertAdmin({ db, newId }: Services): Promise<void> {
  const admin = aBenchUser('admin', newId(), { email: ACCOUNT.email });
  await db.users.insertMany([admin]);
  await db.credentials.setPasswordHash(admin.id, await hashPassword(ACCOUNT.password));
}
