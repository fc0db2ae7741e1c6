import type { TripLine } from '../src/process/replay/readTrips.js';
import { replayTrips } from '../src/process/replay/replayTrips.js';
import { parseTariff } from '../src/process/replay/tariff.js';
import { placeOf } from './benchData.js';
import { callers } from './measure.js';
import { figure, type Suite } from './suite.js';

/** The number of trips a replay runs concurrently. */
const CALLERS = 16;
const BEGAN = Date.UTC(2026, 0, 5, 8);

/** Target 7: whole trips through the product's use cases, compared with the same number of bare writes. */
export const replaySuite: Suite = {
  target: 7,
  title: 'replayed trips',
  async run(context) {
    const connection = await context.connect('bench_replay');
    const services = await context.services(connection);
    const tariff = parseTariff(
      JSON.stringify({
        rate_per_unit_distance: 2,
        rate_per_hour: 20,
        convenience_fees: 10,
        convenience_fee_type: 'percentage',
      }),
    );
    const count = context.size(500, 4);
    const before = await writesSoFar();
    const { seconds, trips } = await replayTrips(
      linesOf(count),
      tariff,
      (done) => context.progress('trips', done, count),
      services,
    );
    const writes = (await writesSoFar()) - before;

    const bare = connection.collection<{ _id: number; count: number }>('bare_writes');
    await bare.insertMany(Array.from({ length: CALLERS }, (_, _id) => ({ _id, count: 0 })));
    const { total } = await callers({ count: writes, atATime: CALLERS }, (_, caller) =>
      bare.updateOne({ _id: caller }, { $inc: { count: 1 } }),
    );
    return [
      figure('trips a second', trips / seconds, 'trips/s', {
        baseline: {
          name: `as many bare writes (${Math.round(writes / trips)} a trip)`,
          value: trips / (total / 1000),
        },
      }),
    ];

    /** Documents the engine has written, by its own counters. */
    async function writesSoFar(): Promise<number> {
      const status = await connection.db?.admin().serverStatus();
      const {
        insert = 0,
        update = 0,
        delete: deleted = 0,
      } = (status?.opcounters ?? {}) as Record<string, number>;
      return insert + update + deleted;
    }
  },
};

/** A morning's trips, one every ten seconds, every second one paid from the wallet. */
async function* linesOf(count: number): AsyncGenerator<TripLine> {
  for (let number = 0; number < count; number += 1) {
    const [pickup, drop] = [placeOf(number, 0.05), placeOf(number + 1_000_000, 0.05)];
    yield {
      trip: {
        line: number + 2,
        pickup: { ...pickup, add: 'A street' },
        drop: { ...drop, add: 'Another street' },
        startedAt: BEGAN + number * 10_000,
        seconds: 600,
        km: 5,
        payment: number % 2 === 0 ? 'cash' : 'wallet',
      },
    };
  }
}
