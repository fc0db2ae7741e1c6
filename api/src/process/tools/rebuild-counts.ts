/** `npm run rebuild-counts`: rebuilds the counters behind list totals from the records. */
import { parseArgs } from 'node:util';
import { systemClock } from '../../platform/clock.js';
import { createRepositories } from '../createRepositories.js';
import { buildIndexes } from '../../platform/database/buildIndexes.js';
import { report, runTool, withDatabase } from './runTool.js';

const HELP = `
Usage: npm run -s rebuild-counts -- [--database <name>]

Rebuilds the counters behind list totals from the bookings. It can run while the product runs.

Options:
  --database <name>  work on this database instead of MONGODB_DATABASE, such as that of a replay
  -h, --help         show this help

Examples:
  npm run -s rebuild-counts
  npm run -s rebuild-counts -- --database wayfare_replay
`;

await runTool(HELP, async () => {
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
    { databaseName: values.database, mustExist: true },
  );
});
