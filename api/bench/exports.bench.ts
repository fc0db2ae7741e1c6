import { get } from 'node:http';
import type { Connection } from 'mongoose';
import { addBenchBookings } from './benchBookings.js';
import type { BenchContext } from './benchContext.js';
import { aBenchUser, benchToken } from './benchData.js';
import type { ServerProcess } from './serverProcess.js';
import { type Figure, figure, type Suite } from './suite.js';

const DATABASE = 'bench_exports';

/** The result of an export: its rows, its duration in ms, and the server's heap in MB along the way. */
interface Exported {
  rows: number;
  ms: number;
  heaps: number[];
}

/**
 * Target 9: exporting all bookings of a long list through the API, compared with the driver's bare cursor.
 */
export const exportsSuite: Suite = {
  target: 9,
  title: 'export of a long list',
  async run(context: BenchContext) {
    const connection = await context.connect(DATABASE);
    const services = await context.services(connection);
    const admin = aBenchUser('admin', services.newId());
    await services.db.users.insertMany([admin]);
    const size = context.size(1_000_000, 1_200);
    await addBenchBookings(connection, { from: 0, until: size }, (done) =>
      context.progress(`writing ${size} bookings`, done, size),
    );
    const api = await context.startApi(DATABASE);
    const authorization = `Bearer ${await benchToken(admin, undefined, services)}`;
    const bare = await bareRead(connection, (done) => context.progress('a bare cursor', done, size));
    const exported = await exportAll(context, api, { authorization, size });
    if (exported.rows !== size) throw new Error(`${exported.rows} of ${size} bookings were exported`);
    return figuresOf(exported, bare, size);
  },
};

/** Reads the same records and writes them as JSON, without the API. Returns the duration in ms. */
async function bareRead(connection: Connection, onRows: (rows: number) => void): Promise<number> {
  const began = performance.now();
  let rows = 0;
  let written = 0;
  const all = connection.collection('bookings').find({}, { sort: { tripdate: -1 }, batchSize: 200 });
  for await (const booking of all) {
    written += JSON.stringify(booking).length;
    rows += 1;
    if (rows % 10_000 === 0) onRows(rows);
  }
  return written > 0 ? performance.now() - began : 0;
}

/** Downloads a whole export like a browser, and samples the server's memory use. */
async function exportAll(
  context: BenchContext,
  api: ServerProcess,
  { authorization, size }: { authorization: string; size: number },
): Promise<Exported> {
  const query = new URLSearchParams({ sort: JSON.stringify(['tripdate', 'DESC']) });
  const heaps = [(await api.usage()).heap];
  const began = performance.now();
  let asking = Promise.resolve();
  let isAsking = false;
  let lines = 0;
  let asked = 0;
  await new Promise<void>((resolve, reject) => {
    get(`${api.url}/api/bookings/export?${query.toString()}`, { headers: { authorization } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`an export answers ${response.statusCode}`));
      response.on('data', (part: Buffer) => {
        for (let at = part.indexOf(10); at !== -1; at = part.indexOf(10, at + 1)) lines += 1;
        if (isAsking || lines < ((asked + 1) * size) / 10) return;
        asked += 1;
        isAsking = true;
        context.progress('an export', lines, size);
        asking = api.usage().then(({ heap }) => {
          heaps.push(heap);
          isAsking = false;
        });
      });
      response.on('error', reject);
      response.on('end', resolve);
    }).on('error', reject);
  });
  const ms = performance.now() - began;
  await asking;
  // The array's brackets have the first and last line.
  return { rows: lines - 1, ms, heaps };
}

function figuresOf({ rows, ms, heaps }: Exported, bare: number, size: number): Figure[] {
  const named = size.toLocaleString('en');
  const [before = 0, ...during] = heaps;
  return [
    figure(`an export of ${named} bookings`, ms / 1000, 's', {
      baseline: { name: 'the driver’s bare cursor, as JSON', value: bare / 1000 },
    }),
    figure('rows', rows / (ms / 1000), 'a second'),
    figure('memory while exporting, at most', Math.max(before, ...during), 'MB', {
      baseline: { name: 'before it', value: before },
      limit: { of: 'ratio', atMost: 1.5 },
    }),
  ];
}
