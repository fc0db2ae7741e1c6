/**
 * `npm run bench -- [--json] [--only 2,5] [--quick] [--compare <commit>]`: measures performance targets, on
 * generated data.
 */
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { type BenchProgress, runSuites } from './runSuites.js';
import type { Suite } from './suite.js';
import { suites } from './suites.js';
import { written } from './written.js';
import { compareCommits } from './compare/compareCommits.js';
import { comparisonText } from './compare/compareFigures.js';
import { report, runTool, ToolError } from '../src/process/tools/runTool.js';

const MOST_ROUNDS = 20;

const HELP = `
Usage: npm run -s bench -- [--only <targets>] [--compare <commit> [--rounds <number>]] [--quick] [--json]

Measures the product against its performance targets, on generated data in a database of its own. The exit code is 0,
however slow the machine is.

Options:
  --only <targets>  measure only these targets, such as 2,5
  --compare <commit>  also build this commit in a temporary folder, measure both in turns, and print the
                    ratios of this build to it with their 95 % confidence intervals; needs --only
  --rounds <number> how many times both are measured, 3 by default
  --quick           small sizes, to check that the benchmarks work
  --json            print one JSON object instead of a table
  -h, --help        show this help

Examples:
  npm run -s bench
  npm run -s bench -- --only 2,5 --json
  npm run -s bench -- --only 6 --compare HEAD~20
`;

await runTool(HELP, async () => {
  const { wanted, json, quick, compare, rounds } = parseArguments();
  if (compare !== undefined) {
    const targets = [...new Set(wanted.map(({ target }) => target))];
    const result = await compareCommits(compare, { targets, rounds, quick }, report);
    console.log(
      json ? JSON.stringify(result) : comparisonText(result.compared, { commit: result.commit, rounds }),
    );
    return 0;
  }
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

interface BenchArguments {
  wanted: readonly Suite[];
  json: boolean;
  quick: boolean;
  /** The commit that this build is compared with. */
  compare: string | undefined;
  rounds: number;
}

function parseArguments(): BenchArguments {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      compare: { type: 'string' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const { only, json, quick, compare } = values;
  // All targets take many minutes for each build and round.
  if (compare !== undefined && only === undefined)
    throw new ToolError('--compare needs --only with the targets to measure, such as --only 6');
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS)
    throw new ToolError(`--rounds takes a whole number from 1 to ${MOST_ROUNDS}`);
  return { wanted: wantedSuites(only), json, quick, compare, rounds };
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
