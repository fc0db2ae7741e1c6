/** `npm run rebuild-reports`: rebuilds the earnings reports from the bookings. */
import { parseArgs } from 'node:util';
import { rebuildEarnings } from '../../trips/earning/rebuildEarnings.js';
import { createRepositories } from '../createRepositories.js';
import { buildIndexes } from '../../platform/database/buildIndexes.js';
import { report, runTool, withDatabase } from './runTool.js';

const HELP = `
Usage: npm run -s rebuild-reports -- [--database <name>]

Rebuilds the earnings reports from the bookings, month by month. It can run while the product runs.

Options:
  --database <name>  work on this database instead of MONGODB_DATABASE, such as that of a replay
  -h, --help         show this help

Examples:
  npm run -s rebuild-reports
  npm run -s rebuild-reports -- --database wayfare_replay
`;

await runTool(HELP, async () => {
  const { values } = parseArgs({ options: { database: { type: 'string' } } });
  return withDatabase(
    async (connection) => {
      const db = createRepositories(connection);
      await buildIndexes(connection);
      const began = performance.now();
      const months = await rebuildEarnings((month) => report(`${month} …`), { db });
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`Months in the reports: ${months}, rebuilt in ${seconds} s`);
      return 0;
    },
    { databaseName: values.database, mustExist: true },
  );
});
