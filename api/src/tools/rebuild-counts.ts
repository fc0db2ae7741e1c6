/** `npm run rebuild-counts`: rebuilds the counters behind list totals from the records. */
import { parseArgs } from 'node:util';
import { systemClock } from '../clock.js';
import { buildIndexes, createRepositories } from '../repositories.js';
import { report, runTool, withDatabase } from './runTool.js';

await runTool(async () => {
  const { values } = parseArgs({ options: { database: { type: 'string' } } });
  return withDatabase(
    async (connection) => {
      const db = createRepositories(connection);
      await buildIndexes(connection);
      const began = performance.now();
      const counted = await db.bookings.counters.rebuild(
        () => systemClock.now(),
        (done) => {
          if (done % 100_000 === 0) report(`${done} bookings …`);
        },
      );
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(
        counted === null
          ? 'Another process is rebuilding the counters right now.'
          : `Bookings counted: ${counted}, in ${seconds} s`,
      );
      return counted === null ? 1 : 0;
    },
    { databaseName: values.database },
  );
});
