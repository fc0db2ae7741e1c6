import { bookTrips, insertDrivers, insertRiders, prepareBusiness } from './benchData.js';
import { callers, inTurns } from './measure.js';
import { figure, type Suite } from './suite.js';

const CALLERS = 16;
const ROUNDS = 3;

/**
 * Target 6: a booking over HTTP, from validation to the first offers, compared with a bare insert of its
 * document.
 */
export const creationSuite: Suite = {
  target: 6,
  title: 'booking creation over HTTP',
  async run(context) {
    const database = 'bench_creation';
    const connection = await context.connect(database);
    const services = await context.services(connection);
    await prepareBusiness(services);
    await insertDrivers(connection, services.newId, context.size(20_000, 60), { degrees: 0.03 });
    const riders = await insertRiders(CALLERS, undefined, services);
    const api = await context.startApi(database);
    const count = context.size(600, 8);
    const rounds = context.size(ROUNDS, 1);
    // Warm up: compile and cache everything, as in a process that has run for a while.
    await bookTrips(api.url, riders, { count: context.size(300, 2), atATime: CALLERS });

    const sample = await connection.collection<{ _id: string }>('bookings').findOne({});
    if (!sample) throw new Error('no booking was made');
    const bare = connection.collection<{ _id: string }>('bare_bookings');
    const measured = await inTurns(rounds, {
      async created(round) {
        context.progress('bookings', round, rounds);
        const { perSecond } = await bookTrips(api.url, riders, { count, atATime: CALLERS });
        return 1_000_000 / perSecond;
      },
      async inserted() {
        const { perSecond } = await callers({ count, atATime: CALLERS }, () =>
          bare.insertOne({ ...sample, _id: services.newId() }),
        );
        return 1_000_000 / perSecond;
      },
    });
    return [
      figure(`booking made over HTTP, ${CALLERS} callers`, measured.created, 'µs', {
        baseline: { name: 'a bare insert of a booking', value: measured.inserted },
        limit: { of: 'ratio', atMost: 4 },
      }),
    ];
  },
};
