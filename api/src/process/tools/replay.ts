/**
 * `npm run replay -- <trips.csv> --tariff <tariff.json> [--json] [--database <name>]`: replays recorded
 * trips.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parseEnvironment } from '../../platform/config/environment.js';
import { openTrips, TripFileError } from '../replay/readTrips.js';
import { emptyReplayDatabase, ReplayDatabaseError, requireReplayName } from '../replay/replayDatabase.js';
import { type ReplaySummary, replayTrips } from '../replay/replayTrips.js';
import { parseTariff, type ReplayTariff, TariffError } from '../replay/tariff.js';
import { report, runTool, ToolError, toolServices, withDatabase } from './runTool.js';

const USAGE = 'Usage: npm run replay -- <trips.csv> --tariff <tariff.json> [--json] [--database <name>]';
const REPORT_EVERY_MS = 2_000;
/** How many rejected lines are printed; the JSON has them all. */
const SHOWN = 20;

const HELP = `
${USAGE}

Runs recorded trips through the product's own use cases and prints what they cost. The exit code is 0 if the ledger is
balanced, else 1. docs/operations.md describes both files.

Options:
  --tariff <file>    required: the car type that prices the trips, as JSON
  --database <name>  the database for the trips, wayfare_replay by default; that of an earlier replay is emptied first
  --json             print one JSON object instead of a readable summary
  -h, --help         show this help

Examples:
  npm run -s replay -- trips.csv --tariff tariff.json
  npm run -s replay -- trips.csv --tariff tariff.json --json --database march
`;

await runTool(HELP, async () => {
  const { file, tariffFile, json, databaseName } = parseArguments();
  const config = parseEnvironment(process.env);
  try {
    requireReplayName(databaseName, config.MONGODB_DATABASE);
    const tariff = await readTariff(tariffFile);
    const lines = await openTrips(file);
    const summary = await withDatabase(
      async (connection) => {
        await emptyReplayDatabase(connection);
        return replayTrips(lines, tariff, progress(), await toolServices(connection, config));
      },
      { config, databaseName },
    );
    console.log(json ? JSON.stringify(summary) : formatSummary(summary, databaseName));
    return summary.ledgerBalanced ? 0 : 1;
  } catch (error) {
    const isUserError = [TripFileError, TariffError, ReplayDatabaseError].some(
      (kind) => error instanceof kind,
    );
    throw isUserError ? new ToolError((error as Error).message) : error;
  }
});

function parseArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tariff: { type: 'string' },
      json: { type: 'boolean', default: false },
      database: { type: 'string', default: 'wayfare_replay' },
    },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0 || !values.tariff) throw new ToolError(USAGE);
  return { file, tariffFile: values.tariff, json: values.json, databaseName: values.database };
}

async function readTariff(file: string): Promise<ReplayTariff> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new ToolError(`The tariff ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  return parseTariff(text);
}

function progress(): (done: number) => void {
  let last = Date.now();
  return (done) => {
    if (Date.now() - last < REPORT_EVERY_MS) return;
    last = Date.now();
    report(`${done} trips …`);
  };
}

function formatSummary(summary: ReplaySummary, databaseName: string): string {
  const { trips, rejected, tripCost, convenienceFees, driverShare, ledgerEntries, ledgerBalanced } = summary;
  const shown = rejected.slice(0, SHOWN).map(({ line, reason }) => `  line ${line}: ${reason}`);
  return [
    `Trips             ${trips} in ${summary.seconds} s, ${summary.tripsPerSecond} per second`,
    `Trip cost         ${tripCost}`,
    `Convenience fees  ${convenienceFees}`,
    `Driver share      ${driverShare}`,
    `Ledger            ${ledgerEntries} entries, ${ledgerBalanced ? 'balanced' : 'NOT BALANCED: see audit-ledger'}`,
    `Database          ${databaseName}`,
    `Rejected lines    ${rejected.length}`,
    ...shown,
    ...(rejected.length > SHOWN ? [`  and ${rejected.length - SHOWN} more`] : []),
  ].join('\n');
}
