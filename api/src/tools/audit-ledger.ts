/** `npm run audit-ledger`: checks that every balance matches the ledger, and every trip's money its trip. */
import { parseArgs } from 'node:util';
import { type Finding, englishTexts, findingText } from '@wayfare/shared';
import { filled } from '../language/translate.js';
import { createRepositories } from '../repositories.js';
import { auditLedger } from '../wallet/auditLedger.js';
import { runTool, withDatabase } from './runTool.js';

/** A discrepancy in the panel's English wording, with ids instead of names. */
const inEnglish = (problem: Finding) => {
  const text = findingText(problem, {
    text: (key, values = {}) => filled(englishTexts[key], values),
    amount: String,
    count: String,
    name: String,
  });
  return `${problem.about} ${problem.id}: ${text}`;
};

await runTool(async () => {
  const { values } = parseArgs({ options: { database: { type: 'string' } } });
  return withDatabase(
    async (connection) => {
      const { balanced, entries, settledTrips, problems } = await auditLedger({
        db: createRepositories(connection),
      });
      for (const problem of problems) console.log(inEnglish(problem));
      console.log(
        `${entries} entries, ${settledTrips} settled trips: ${balanced ? 'the ledger is balanced' : `discrepancies: ${problems.length}`}`,
      );
      return balanced ? 0 : 1;
    },
    { databaseName: values.database },
  );
});
