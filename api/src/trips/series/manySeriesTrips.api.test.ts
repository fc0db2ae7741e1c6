import type { Document } from 'mongodb';
import mongoose from 'mongoose';
import { createRepositories } from '../../process/createRepositories.js';
import { type SeriesTest, startSeriesTest } from '../../../test/support/seriesDesk.js';

/** What lists read with many recurring trips ahead. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The fields of a sort order, which drivers send as a map. */
const fieldsOf = (sort: unknown): string[] =>
  sort instanceof Map ? [...sort.keys()] : Object.keys((sort ?? {}) as object);

let app: SeriesTest['app'];
let desk: SeriesTest['desk'];

beforeEach(async () => {
  ({ app, desk } = await startSeriesTest({ minutes: 450, until: 20_260_330 }));
});
afterEach(() => app.close());

it('slows neither list, desk nor planner with 20,000 trips ahead: they read what they show', async () => {
  const { _id, ...booking } = await (async () => {
    const { id } = await desk.enter();
    return (await app.connection.collection<{ _id: string }>('bookings').findOne({ _id: `${id}-20260303` }))!;
  })();
  const bookings = app.connection.collection<{ _id: string }>('bookings');
  await bookings.deleteMany({});
  const TRIPS = 20_000;
  const HALF_YEAR = 183 * DAY;
  const made = Array.from({ length: TRIPS }, (_, n) => ({
    ...booking,
    _id: `many-${n}`,
    reference: `W-MANY-${n}`,
    effects: [],
    tripdate: app.clock.at + DAY + Math.floor((n * HALF_YEAR) / TRIPS),
  }));
  for (let start = 0; start < TRIPS; start += 2_000)
    await bookings.insertMany(made.slice(start, start + 2_000));
  // The queries of the product, sent again to be explained.
  const watched = await mongoose
    .createConnection(process.env.WAYFARE_TEST_MONGO as string, {
      dbName: app.connection.name,
      monitorCommands: true,
    })
    .asPromise();
  const db = createRepositories(watched).bookings;
  const sent: Document[] = [];
  watched.getClient().on('commandStarted', ({ commandName, command }) => {
    // Totals of lists come from counters, which these trips did not reach yet.
    if (commandName === 'find' && fieldsOf(command.sort).includes('tripdate')) sent.push(command as Document);
  });
  const now = app.clock.at;
  const everyone = { scope: {}, from: now - 7 * DAY, to: now + 10 * 60 * MINUTE };
  const examinedBy = async (ask: () => Promise<unknown>) => {
    sent.length = 0;
    await ask();
    const plans = sent.map(({ filter, sort, limit }) =>
      bookings
        .find(filter)
        .sort(sort ?? {})
        .limit(limit ?? 0)
        .explain('executionStats'),
    );
    const stats = (await Promise.all(plans)).map(({ executionStats }) => executionStats.totalDocsExamined);
    expect(stats.length).toBeGreaterThan(0);
    return stats.reduce((sum, one) => sum + one, 0);
  };
  const page = { filter: {}, sort: { field: 'tripdate', order: -1 }, skip: 0, limit: 25 } as const;
  expect(await examinedBy(() => db.list(page))).toBeLessThanOrEqual(26);
  expect(await examinedBy(() => db.openTrips(everyone, 500))).toBe(0);
  expect(await examinedBy(() => db.watchedTrips(everyone, 500))).toBe(0);
  const day = { scope: {}, from: now + 50 * DAY, to: now + 51 * DAY };
  const inDay = Math.ceil(TRIPS / 183) + 1;
  expect(await examinedBy(() => db.prebookings(day, 1_000))).toBeLessThanOrEqual(inDay);
  await watched.close();
});
