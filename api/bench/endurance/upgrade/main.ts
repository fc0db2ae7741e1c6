/** `npm run rolling-upgrade -- [options]`: replaces the processes of an installation while it is used. */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { report, runTool, ToolError } from '../../../src/process/tools/runTool.js';
import { buildCommit } from '../fleet/buildCommit.js';
import { fleetOptions, onFleet, positive, programsOrReport, ROOT } from '../onFleet.js';
import { rollingUpgrade } from './rollingUpgrade.js';
import { findFailures, upgradeReport } from './upgradeReport.js';

const HELP = `
Usage: npm run -s rolling-upgrade -- [--from <commit>] [options]

Builds another commit in a temporary folder, starts three processes of it behind nginx (deploy/nginx.conf) on one database
and one Redis, and replaces them one by one with this build, and then back, while riders and drivers use them. The exit code
is 1 if a request failed, or anything was lost. Needs redis-server, nginx and openssl, and does nothing without them.

Options:
  --from <commit>   the build to begin with (default: the last release tag)
  --pause <seconds> between two replacements (default 10)
  --trips <number>  trips that begin each second (default 1)
  --port <number>   the first of the ports to use on 127.0.0.1, five in a row (default 3420)
  --mongodb <url>   a MongoDB server to use instead of the embedded engine (default: ENDURANCE_MONGODB)
  --keep            keep the logs of the processes
  -h, --help        show this help
`;

await runTool(HELP, async () => {
  const { values } = parseArgs({
    options: { ...fleetOptions, from: { type: 'string' }, pause: { type: 'string', default: '10' } },
  });
  const pauseMs = positive('pause', values.pause) * 1_000;
  const programs = programsOrReport();
  if (!programs) return 0;
  const copy = await buildCommit(ROOT, values.from ?? (await lastRelease()), report);
  try {
    const from = { folder: copy.folder, name: copy.commit };
    const to = { folder: ROOT, name: 'this build' };
    return await onFleet(programs, from, values, async (fleet, use) => {
      const result = await rollingUpgrade(fleet, { from, to }, { ...use, pauseMs }, report);
      console.log(upgradeReport(result, { from: from.name, to: to.name }));
      return findFailures(result).length > 0 ? 1 : 0;
    });
  } finally {
    await copy.remove();
  }
});

/** The tag of the last release. @throws ToolError if there is none */
async function lastRelease(): Promise<string> {
  try {
    const args = ['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*'];
    return (await promisify(execFile)('git', args, { cwd: ROOT })).stdout.trim();
  } catch {
    throw new ToolError('there is no release yet: name a commit with --from');
  }
}
