import { earnedStatuses, earningCut } from '@wayfare/shared';
import { rebuildEarnings } from '../src/trips/earning/rebuildEarnings.js';
import type { Services } from '../src/process/services.js';
import { addBenchBookings, benchDriver } from './benchBookings.js';
import type { BenchContext } from './benchContext.js';
import { callers, inTurns } from './measure.js';
import { type Figure, figure, type Suite } from './suite.js';

const ROUNDS = 5;
const CALLERS = 8;
const newestFirst = { field: 'month', order: -1 } as const;

/**
 * Target 4: every report page for a million bookings compared with one read by id, and rebuilding the
 * reports.
 */
export const reportsSuite: Suite = {
  target: 4,
  title: 'reports',
  async run(context: BenchContext) {
    const connection = await context.connect('bench_reports');
    const services = await context.services(connection);
    const size = context.size(1_000_000, 400);
    await addBenchBookings(connection, { from: 0, until: size }, (done) =>
      context.progress('writing bookings', done, size),
    );
    const began = performance.now();
    await rebuildEarnings((month) => context.progress(`making ${month}`, month % 100, 12), services);
    const seconds = (performance.now() - began) / 1000;

    const aggregation = performance.now();
    const [sums] = await connection
      .collection('bookings')
      .aggregate([
        { $match: { status: { $in: [...earnedStatuses] }, driver: { $exists: true } } },
        { $group: { _id: null, rides: { $sum: 1 }, cost: { $sum: '$trip_cost' } } },
      ])
      .toArray();
    const aggregated = (performance.now() - aggregation) * 1000;
    await requireEqual(sums as { rides: number; cost: { toString(): string } }, services);

    return [
      ...(await pagesOf(context, services)),
      figure('adding up every booking instead', aggregated, 'µs'),
      figure(`making the reports of ${size.toLocaleString('en')} bookings again`, seconds, 's', {
        limit: { of: 'value', atMost: 5 },
      }),
    ];
  },
};

/** @throws when the reports differ from the sums of the bookings */
async function requireEqual(
  { rides, cost }: { rides: number; cost: { toString(): string } },
  { db }: Services,
): Promise<void> {
  const { rows } = await db.earnings.reports.list({ filter: {}, sort: newestFirst, skip: 0, limit: 1000 });
  const counted = rows.reduce((total, row) => total + row.total_rides, 0);
  const cents = rows.reduce((total, row) => total + Math.round(row.tripCost * 100), 0);
  if (counted !== rides || cents !== Math.round(Number(cost.toString()) * 100))
    throw new Error(
      `the reports say ${counted} rides of ${cents / 100}, the bookings ${rides} of ${cost.toString()}`,
    );
}

async function pagesOf(context: BenchContext, { db, clock }: Services): Promise<Figure[]> {
  const count = context.size(1_000, 16);
  const micros = (work: (call: number) => Promise<unknown>) => async (round: number) => {
    context.progress('pages', round, ROUNDS);
    const { total } = await callers({ count, atATime: CALLERS }, work);
    return (total * 1000) / count;
  };
  const page = { filter: {}, sort: newestFirst, skip: 0, limit: 25 };
  const today = earningCut(clock.now(), 'UTC');
  const measured = await inTurns(context.size(ROUNDS, 1), {
    read: micros((call) => db.bookings.findById(`b${call.toString(16).padStart(23, '0')}`)),
    months: micros(() => db.earnings.reports.list(page)),
    drivers: micros(() => db.earnings.driverReports.list(page)),
    driver: micros((call) =>
      db.earnings.driverReports.list({ ...page, filter: { driver: benchDriver(call) } }),
    ),
    cards: micros(() => db.earnings.fees(today)),
    fleetCards: micros((call) => db.earnings.fees(today, `f${(call % 10).toString(16).padStart(23, '0')}`)),
  });
  const beside = (name: string, value: number) =>
    figure(name, value, 'µs', {
      baseline: { name: 'one booking by its id', value: measured.read },
      limit: { of: 'ratio', atMost: 1.5 },
    });
  return [
    beside('the business by month', measured.months),
    beside('drivers by month, 25 of them', measured.drivers),
    beside('one driver by month', measured.driver),
    beside('the dashboard’s cards', measured.cards),
    beside('the cards of a fleet', measured.fleetCards),
  ];
}
