/** `npm run dispatch-lab`: compares policies of dispatch on recorded demand, in virtual time. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { report, runTool } from '../../src/process/tools/runTool.js';
import { comparePolicies, type FleetResult } from './comparePolicies.js';
import { drawRatios } from './drawRatios.js';
import { parseLabOptions } from './labOptions.js';
import { labTable } from './labTable.js';
import { policies } from './policies.js';
import { recordedDemand } from './recordedDemand.js';
import { labStreets } from './streets.js';

const HELP = `
Usage: npm run -s dispatch-lab -- [--drivers <numbers>] [--seeds <number>] [--trips <file>] [--limit <number>] [--svg <folder>] [--json]

Runs the product's own dispatch over a day of recorded trips in virtual time, with several policies on the same demand,
and compares what they decide. Nothing is stored.

Options:
  --drivers <numbers>  how many drivers, 60,90,140 by default
  --seeds <number>     how many days are drawn for each, 5 by default
  --trips <file>       a CSV file of trips; by default the one in ../shared/data, or generated demand if there is none
  --limit <number>     at most so many trips a day
  --svg <folder>       also draw the results into this folder
  --json               print one JSON object instead of tables
  -h, --help           show this help

Examples:
  npm run -s dispatch-lab -- --drivers 90
  npm run -s dispatch-lab -- --drivers 90 --seeds 2 --limit 500 --json
`;

await runTool(HELP, async () => {
  const { drivers, seeds, trips, limit, svg, json } = parseLabOptions(process.argv.slice(2));
  const streets = labStreets();
  const demand = recordedDemand(streets, { file: trips, limit });
  if (!demand.isReal) report(`${trips} is missing: the real trips are skipped, and demand is generated.`);
  const results: FleetResult[] = [];
  for (const number of drivers) {
    const options = {
      drivers: number,
      seeds: Array.from({ length: seeds }, (_, seed) => seed + 1),
      policies,
    };
    results.push(
      await comparePolicies(demand, options, streets, (done, total) =>
        report(`${number} drivers: ${done} of ${total} days`),
      ),
    );
  }
  console.log(json ? JSON.stringify({ isReal: demand.isReal, results }) : results.map(asText).join('\n\n'));
  if (svg) await drawAll(svg, results);
  return 0;
});

function asText(result: FleetResult): string {
  const { drivers, trips, seeds, timesFaster } = result;
  const faster = `${Math.round(timesFaster)} times faster than real time`;
  return `${drivers} drivers, ${trips} trips a day, ${seeds} days, ${faster}\n\n${labTable(result)}`;
}

async function drawAll(folder: string, results: readonly FleetResult[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const result of results)
    await writeFile(join(folder, `decisions-${result.drivers}.svg`), drawRatios(result));
}
