/** `npm run bench -- [--json] [--only 2,5] [--quick]`: measures performance targets, on generated data. */
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { type BenchProgress, runSuites } from './runSuites.js';
import type { Suite } from './suite.js';
import { suites } from './suites.js';
import { written } from './written.js';
import { runTool, ToolError } from '../src/process/tools/runTool.js';

const HELP = `
Usage: npm run -s bench -- [--only <targets>] [--quick] [--json]

Measures the product against its performance targets, on generated data in a database of its own. The exit code is 0,
however slow the machine is.

Options:
  --only <targets>  measure only these targets, such as 2,5
  --quick           small sizes, to check that the benchmarks work
  --json            print one JSON object instead of a table
  -h, --help        show this help

Examples:
  npm run -s bench
  npm run -s bench -- --only 2,5 --json
`;

await runTool(HELP, async () => {
  const { wanted, json, quick } = parseArguments();
  const bar = progressBar();
  try {
    const results = await runSuites(wanted, { quick, progress: bar });
    bar.stop();
    console.log(json ? JSON.stringify({ quick, suites: results }) : written(results));
  } finally {
    bar.stop();
  }
  // Slow results are not a failure.
  return 0;
});

function parseArguments(): { wanted: readonly Suite[]; json: boolean; quick: boolean } {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  });
  return { wanted: wantedSuites(values.only), json: values.json, quick: values.quick };
}

function wantedSuites(only: string | undefined): readonly Suite[] {
  if (only === undefined) return suites;
  const targets = suites.map(({ target }) => target);
  const asked = only.split(',').map(Number);
  if (!asked.every((target) => targets.includes(target)))
    throw new ToolError(`--only takes targets of ${[...new Set(targets)].join(', ')}, such as --only 2,5`);
  return suites.filter(({ target }) => asked.includes(target));
}

/** Writes to stderr, and only to a terminal. */
function progressBar(): BenchProgress & { stop(): void } {
  const bar = new SingleBar({
    format: 'Target {target} |{bar}| {value}/{total} {what}',
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  let target = 0;
  return {
    suite(suite) {
      bar.stop();
      target = suite.target;
      bar.start(1, 0, { target, what: suite.title });
    },
    step(what, done, total) {
      bar.setTotal(total);
      bar.update(done, { target, what });
    },
    stop: () => bar.stop(),
  };
}
