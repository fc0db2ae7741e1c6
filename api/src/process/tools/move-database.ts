/** `npm run move-database`: copies all data to another MongoDB, from the embedded engine or back to it. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { auditLedger } from '../../office/ledgerAudit/auditLedger.js';
import { type Config, parseEnvironment } from '../../platform/config/environment.js';
import {
  connectDatabase,
  type Database,
  type DatabaseChoice,
} from '../../platform/database/connectDatabase.js';
import { moveDatabase, type MoveResult } from '../../platform/database/move/moveDatabase.js';
import { createRepositories } from '../createRepositories.js';
import { report, runTool, ToolError } from './runTool.js';
import { firstLine } from './terminal.js';

const EMBEDDED = 'embedded';
/** Lines about the progress are at least this far apart, in ms. */
const REPORT_MS = 1_000;

const HELP = `
Usage: npm run -s move-database -- --to <mongodb url>

Copies the database with all collections and indexes to another server, compares the number and the checksum of all
records, and audits the ledger there. Stop the product first: nothing may change meanwhile. The source is only read.
After a kill, the same command continues. The exit code is 0 only if the copy is complete and its ledger is balanced.
Then set MONGODB_URL, and keep DATA_DIR: pictures and the secret of sessions stay in it.

Options:
  --to <url>            the destination: mongodb://…, "embedded" for the engine in DATA_DIR, or - to read the URL from
                        standard input, which keeps its password out of the list of processes
  --from <url>          the source: the configured database unless given; "embedded" for the engine in DATA_DIR
  --to-database <name>  the name of the database at the destination: the same unless given
  -h, --help            show this help

Examples:
  npm run -s move-database -- --to 'mongodb://a:27017,b:27017,c:27017/?replicaSet=rs0'
  npm run -s move-database -- --from 'mongodb://a:27017/?replicaSet=rs0' --to embedded
`;

await runTool(HELP, async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      'to-database': { type: 'string' },
    },
  });
  const config = parseEnvironment(process.env);
  const to = values.to === '-' ? await firstLine(process.stdin) : values.to;
  const from = values.from ?? config.MONGODB_URL ?? EMBEDDED;
  if (!to) throw new ToolError('--to is missing: name the MongoDB that the data is to be moved to.');
  const toName = values['to-database'] ?? config.MONGODB_DATABASE;
  if (placeOf(from, config) === placeOf(to, config) && toName === config.MONGODB_DATABASE)
    throw new ToolError(
      'The source and the destination are the same: name the source with --from, such as --from embedded.',
    );
  const source = await open(from, config, config.MONGODB_DATABASE);
  try {
    if ((await source.connection.listCollections()).length === 0)
      throw new ToolError(
        `There is no database "${config.MONGODB_DATABASE}", or it is empty: nothing was done.`,
      );
    const target = await open(to, config, toName);
    try {
      return await move(source, target, `${placeOf(from, config)}, database "${config.MONGODB_DATABASE}"`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
});

/** Moves, and audits the ledger at the destination. @returns the exit code */
async function move(source: Database, target: Database, place: string): Promise<number> {
  const [from, to] = [source, target].map(({ connection }) => connection.getClient().db(connection.name));
  const result = await moveDatabase({ from: from!, to: to!, source: place }, everySecond());
  if (result.differences.length > 0) return printDifferences(result);
  console.log(`${result.collections} collections, ${result.records} records: the copy is exact`);
  const audit = await auditLedger(undefined, { db: createRepositories(target.connection) });
  console.log(
    `${audit.entries} entries, ${audit.settledTrips} settled trips: ${audit.balanced ? 'the ledger is balanced' : `discrepancies: ${audit.problems.length}; \`npm run audit-ledger\` lists them`}`,
  );
  return audit.balanced ? 0 : 1;
}

function printDifferences({ differences }: MoveResult): number {
  for (const difference of differences) console.log(difference);
  console.log(
    'The copy is not exact: something changed the source meanwhile. Stop the product, drop the database at the destination, and start again.',
  );
  return 1;
}

function open(place: string, config: Config, databaseName: string): Promise<Database> {
  if (place !== EMBEDDED && !/^mongodb(\+srv)?:\/\//.test(place))
    throw new ToolError(`"${EMBEDDED}" or a URL that begins with mongodb:// is needed for --from and --to.`);
  const choice: DatabaseChoice = place === EMBEDDED ? { dataDir: config.DATA_DIR } : { mongodbUrl: place };
  return connectDatabase({ ...choice, databaseName, serverSelectionTimeoutMS: 10_000 });
}

/** Names a place without the password in its URL. */
function placeOf(place: string, { DATA_DIR }: Config): string {
  if (place === EMBEDDED) return `the data folder ${resolve(DATA_DIR)}`;
  if (!/^mongodb(\+srv)?:\/\//.test(place)) return place;
  const { srvHost, hosts } = new MongoClient(place).options;
  return srvHost ?? hosts.map(String).join(',');
}

function everySecond(): (line: string) => void {
  let last = -REPORT_MS;
  return (line) => {
    if (performance.now() - last < REPORT_MS) return;
    last = performance.now();
    report(line);
  };
}
