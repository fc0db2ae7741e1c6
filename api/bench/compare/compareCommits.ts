import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SuiteResult } from '../runSuites.js';
import { ToolError } from '../../src/process/tools/runTool.js';
import { type ComparedFigure, compareFigures, type Round } from './compareFigures.js';
import { scratchCopy } from './scratchCopy.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A build of the product that measures itself. */
type Measured = 'here' | 'there';

/**
 * Builds another commit in a scratch folder and measures both builds in turns, so that a machine that gets
 * slower does not favor one of them.
 * @param targets the numbers of the targets that are measured
 * @param report receives a line about each step
 */
export async function compareCommits(
  name: string,
  { targets, rounds, quick }: { targets: readonly number[]; rounds: number; quick: boolean },
  report: (line: string) => void,
): Promise<{ commit: string; compared: ComparedFigure[] }> {
  const copy = await scratchCopy(ROOT, name);
  try {
    const folders: Record<Measured, string> = { here: ROOT, there: copy.folder };
    const args = ['--only', targets.join(','), '--json', ...(quick ? ['--quick'] : [])];
    const measured: Round[] = [];
    for (let number = 0; number < rounds; number += 1) {
      const round: Record<Measured, readonly SuiteResult[]> = { here: [], there: [] };
      for (const which of turnsOf(number)) {
        report(`Round ${number + 1} of ${rounds}: ${which === 'here' ? 'this build' : copy.commit}`);
        round[which] = await measureIn(folders[which], args);
      }
      measured.push(round);
    }
    return { commit: copy.commit, compared: compareFigures(measured) };
  } finally {
    await copy.remove();
  }
}

/** Who is measured first changes from round to round. */
const turnsOf = (round: number): readonly Measured[] =>
  round % 2 === 0 ? ['here', 'there'] : ['there', 'here'];

/** Measures the build of a folder, which installs and builds what is missing first. */
async function measureIn(folder: string, args: readonly string[]): Promise<SuiteResult[]> {
  const child = spawn(process.execPath, ['scripts/bench.mjs', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Options of this process, such as its loader, are not for the other build.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new ToolError(`the measurement in ${folder} failed (${code})`);
  // Installing prints lines of its own before the result.
  const result = printed.trim().split('\n').at(-1) as string;
  return (JSON.parse(result) as { suites: SuiteResult[] }).suites;
}
