/** `npm run chaos -- [options]`: causes faults around an installation while it is used. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { report, runTool, ToolError } from '../../../src/process/tools/runTool.js';
import { findPrograms, startFleet } from '../fleet/fleet.js';
import { causeChaos } from './chaos.js';
import { chaosReport, findChaosFailures } from './chaosReport.js';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const PROCESSES = 3;

const HELP = `
Usage: npm run -s chaos -- [--minutes <number>] [options]

Starts three processes of this build behind nginx on one database and one Redis, and causes each of these faults once while
riders and drivers use them: processes, Redis and the database are killed or frozen, the network to the database is cut, and
all processes are restarted. The exit code is 1 if an acknowledged write was lost, a trip did not end, the ledger does not
balance, or anything had not recovered 30 s after a fault. Needs redis-server, nginx and openssl, and does nothing without
them.

Options:
  --minutes <number>  how long it takes, without the beginning and the end (default 20; at least 7)
  --trips <number>    trips that begin each second: keep it below what the machine can do (default 1)
  --port <number>     the first of the ports to use on 127.0.0.1, five in a row (default 3420)
  --mongodb <url>     a MongoDB server to use instead of the embedded engine (default: ENDURANCE_MONGODB)
  --markdown <file>   also write the report to a file
  --keep              keep the logs of the processes
  -h, --help          show this help
`;

await runTool(HELP, async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '20' },
      trips: { type: 'string', default: '1' },
      port: { type: 'string', default: '3420' },
      mongodb: { type: 'string', default: process.env.ENDURANCE_MONGODB },
      markdown: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  });
  const [minutes, trips] = [Number(values.minutes), Number(values.trips)];
  if (!(minutes > 0)) throw new ToolError('--minutes takes a number above 0');
  if (!(trips > 0)) throw new ToolError('--trips takes a number above 0');
  const programs = findPrograms();
  if ('missing' in programs) {
    report(`Nothing was done: ${programs.missing} is not installed.`);
    return 0;
  }
  report(`Starting ${PROCESSES} processes`);
  const fleet = await startFleet(programs, {
    build: ROOT,
    size: PROCESSES,
    firstPort: Number(values.port),
    mongodb: values.mongodb,
  });
  try {
    const rates = { trips, lists: 10, signIns: 1, credits: 1 };
    const result = await causeChaos(fleet, ROOT, { pairs: Math.ceil(trips * 30), rates, minutes }, report);
    const text = chaosReport(result);
    console.log(text);
    if (values.markdown) await writeFile(values.markdown, `${text}\n`);
    if (values.keep) report(`The logs are in ${fleet.folder}`);
    return findChaosFailures(result).length > 0 ? 1 : 0;
  } finally {
    await fleet.close(values.keep);
  }
});
