/** `npm run chaos -- [options]`: causes faults around an installation while it is used. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { report, runTool } from '../../../src/process/tools/runTool.js';
import { fleetOptions, onFleet, positive, programsOrReport, ROOT } from '../onFleet.js';
import { causeChaos } from './chaos.js';
import { chaosReport, findChaosFailures } from './chaosReport.js';

const HELP = `
Usage: npm run -s chaos -- [--minutes <number>] [options]

Starts three processes of this build behind nginx on one database and one Redis, and causes each of these faults once while
riders and drivers use them: processes, Redis and the database are killed or frozen, the network to the database is cut, and
all processes are restarted. The exit code is 1 if an acknowledged write was lost, a trip did not end, the ledger does not
balance, or anything had not recovered 30 s after a fault. Needs redis-server, nginx and openssl, and does nothing without
them.

Options:
  --minutes <number>  how long it takes, without the beginning and the end (default 20; it takes at least 7)
  --trips <number>    trips that begin each second: keep it below what the machine can do (default 1)
  --port <number>     the first of the ports to use on 127.0.0.1, five in a row (default 3420)
  --mongodb <url>     a MongoDB server to use instead of the embedded engine (default: ENDURANCE_MONGODB)
  --markdown <file>   also write the report to a file
  --keep              keep the logs of the processes
  -h, --help          show this help
`;

await runTool(HELP, async () => {
  const { values } = parseArgs({
    options: { ...fleetOptions, minutes: { type: 'string', default: '20' }, markdown: { type: 'string' } },
  });
  const minutes = positive('minutes', values.minutes);
  const programs = programsOrReport();
  if (!programs) return 0;
  return onFleet(programs, { folder: ROOT, name: 'this build' }, values, async (fleet, use) => {
    const result = await causeChaos(fleet, ROOT, { ...use, minutes }, report);
    const text = chaosReport(result);
    console.log(text);
    if (values.markdown) await writeFile(values.markdown, `${text}\n`);
    return findChaosFailures(result).length > 0 ? 1 : 0;
  });
});
