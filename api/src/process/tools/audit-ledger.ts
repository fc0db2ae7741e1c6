/** `npm run audit-ledger`: checks that every balance matches the ledger, and every trip's money its trip. */
import { parseArgs } from 'node:util';
import { type Finding, englishTexts, findingText } from '@wayfare/shared';
import { fill } from '../../basics/language/translate.js';
import { createRepositories } from '../createRepositories.js';
import { auditLedger } from '../../office/ledgerAudit/auditLedger.js';
import { runTool, withDatabase } from './runTool.js';

/** A discrepancy in the panel's English wording, with ids instead of names. */
const inEnglish = (problem: Finding) => {
  const text = findingText(problem, {
    text: (key, values = {}) => fill(englishTexts[key], values),
    amount: String,
    count: String,
    name: String,
  });
  return `${problem.about} ${problem.id}: ${text}`;
};

const HELP = `
Usage: npm run -s audit-ledger -- [--database <name>]

Checks that every wallet's balance equals its entries, and that the money of every trip, promo and card payment is in one
place. Lists each discrepancy. The exit code is 0 if there is none, else 1. It can run while the product runs.

Options:
  --database <name>  work on this database instead of MONGODB_DATABASE, such as that of a replay
  -h, --help         show this help

Examples:
  npm run -s audit-ledger
  npm run -s audit-ledger -- --database wayfare_replay
`;

await runTool(HELP, async () => {
  const { values } = parseArgs({ options: { database: { type: 'string' } } });
  return withDatabase(
    async (connection) => {
      const { balanced, entries, settledTrips, problems } = await auditLedger(undefined, {
        db: createRepositories(connection),
      });
      for (const problem of problems) console.log(inEnglish(problem));
      console.log(
        `${entries} entries, ${settledTrips} settled trips: ${balanced ? 'the ledger is balanced' : `discrepancies: ${problems.length}`}`,
      );
      return balanced ? 0 : 1;
    },
    { databaseName: values.database, mustExist: true },
  );
});
