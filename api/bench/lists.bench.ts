import { addBenchBookings } from './benchBookings.js';
import type { BenchContext } from './benchContext.js';
import { aBenchUser, benchToken } from './benchData.js';
import { callers, inTurns } from './measure.js';
import { PageRequests } from './pageRequests.js';
import type { ServerProcess } from './serverProcess.js';
import { type Figure, figure, type Suite } from './suite.js';

const DATABASE = 'bench_lists';
const CONNECTIONS = 8;
const ROUNDS = 5;
const COUNTED_AT_MOST = 100_000;

/** The cost of a page for one list size, in µs. */
interface Measured {
  count: number;
  api: number;
  plain: number;
  /** A page with a counted total; 0 for a list so long that counting takes seconds, which is not compared. */
  counted: number;
  far: number;
  middle: number;
  byStatus: number;
}

/**
 * Target 1: a page of bookings through the whole API compared with the driver's plain page, for three list
 * sizes.
 */
export const listsSuite: Suite = {
  target: 1,
  title: 'lists of bookings',
  async run(context: BenchContext) {
    const connection = await context.connect(DATABASE);
    const services = await context.services(connection);
    const admin = aBenchUser('admin', services.newId());
    await services.db.users.insertMany([admin]);
    const sizes = [context.size(1_000, 60), context.size(100_000, 600), context.size(1_000_000, 1_200)];
    const plain = await context.startPlainPages(DATABASE);
    const results: Measured[] = [];
    let stored = 0;
    for (const size of sizes) {
      const range = { from: stored, until: size };
      await addBenchBookings(connection, range, (done) =>
        context.progress(`writing ${size} bookings`, done, size - range.from),
      );
      stored = size;
      await services.db.bookings.counters.rebuild(() => services.clock.now());
      const api = await context.startApi(DATABASE);
      // A new token for each size, because writing a million bookings takes much of a token's lifetime.
      const pages = new PageRequests(CONNECTIONS, {
        authorization: `Bearer ${await benchToken(admin, undefined, services)}`,
      });
      results.push(await measure(context, { size, api, plain, pages }));
      pages.close();
      await api.stop();
    }
    return figuresOf(results);
  },
};

async function measure(
  context: BenchContext,
  {
    size,
    api,
    plain,
    pages,
  }: { size: number; api: ServerProcess; plain: ServerProcess; pages: PageRequests },
): Promise<Measured> {
  const rounds = context.size(ROUNDS, 1);
  const list = (row: number, filter: object = {}) => {
    const query = new URLSearchParams({
      sort: JSON.stringify(['tripdate', 'DESC']),
      range: JSON.stringify([row, row + 24]),
      filter: JSON.stringify(filter),
    });
    return `${api.url}/api/bookings?${query.toString()}`;
  };
  const micros = (url: string, count: number) => async (round: number) => {
    context.progress(`pages of ${size}`, round, rounds);
    const { total } = await callers({ count, atATime: CONNECTIONS }, () => pages.ask(url));
    return (total * 1000) / count;
  };
  const first = await pages.ask(list(0));
  if (first.headers['content-range'] !== `bookings 0-24/${size}`)
    throw new Error(`the total is wrong: ${String(first.headers['content-range'])}`);
  const count = context.size(1_000, 20);
  for (const url of [list(0), `${plain.url}/page`]) await micros(url, count)(0);
  const measured = await inTurns(rounds, {
    api: micros(list(0), count),
    plain: micros(`${plain.url}/page`, count),
    counted: size > COUNTED_AT_MOST ? async () => 0 : micros(`${plain.url}/counted`, context.size(40, 4)),
    far: micros(list(Math.floor(size * 0.9)), count),
    middle: micros(list(Math.floor(size * 0.5)), count),
    byStatus: micros(list(0, { status: 'COMPLETE' }), count),
  });
  return { count: size, ...measured };
}

function figuresOf(results: readonly Measured[]): Figure[] {
  const [smallest, middle, largest] = results as [Measured, Measured, Measured];
  const perSecond = (micros: number) => 1_000_000 / micros;
  const named = ({ count }: Measured) => count.toLocaleString('en');
  return [
    figure(`a page of ${named(largest)} through the API`, largest.api, 'µs', {
      baseline: { name: 'the driver’s plain page', value: largest.plain },
      limit: { of: 'ratio', atMost: 1.2 },
    }),
    figure(`a page of ${named(largest)}`, largest.api, 'µs', {
      baseline: { name: `a page of ${named(smallest)}`, value: smallest.api },
      limit: { of: 'ratio', atMost: 1.2 },
    }),
    figure(`the page nine tenths down ${named(largest)}`, largest.far, 'µs', {
      baseline: { name: 'the first page', value: largest.api },
      limit: { of: 'ratio', atMost: 3 },
    }),
    figure(`the page half way down ${named(largest)}`, largest.middle, 'µs', {
      baseline: { name: 'the first page', value: largest.api },
      limit: { of: 'ratio', atMost: 3 },
    }),
    figure(`a page of one status of ${named(largest)}`, largest.byStatus, 'µs', {
      baseline: { name: 'the driver’s plain page', value: largest.plain },
    }),
    figure(`pages of ${named(middle)} through the API`, perSecond(middle.api), 'a second', {
      baseline: { name: 'a page and countDocuments, as Feathers does', value: perSecond(middle.counted) },
      limit: { of: 'ratio', atLeast: 10 },
    }),
  ];
}
