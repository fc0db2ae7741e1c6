/** `npm run audit-ledger`: proves that every balance follows from the ledger, and every trip's money from its trip. */
import { parseArgs } from 'node:util';
import { createRepositories } from '../repositories.js';
import { auditLedger } from '../wallet/auditLedger.js';
import { runTool, withDatabase } from './runTool.js';

await runTool(async () => {
  const { values } = parseArgs({ options: { database: { type: 'string' } } });
  return withDatabase(
    async (connection) => {
      const { balanced, entries, settledTrips, problems } = await auditLedger({
        db: createRepositories(connection),
      });
      for (const problem of problems) console.log(problem);
      console.log(
        `${entries} entries, ${settledTrips} settled trips: ${balanced ? 'the books balance' : `${problems.length} things are off`}`,
      );
      return balanced ? 0 : 1;
    },
    { databaseName: values.database },
  );
});
