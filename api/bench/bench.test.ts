import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { suites as every } from './suites.js';

/** A quick trial run of two targets takes up to 40 s on a busy machine. */
const TRIAL_MS = 180_000;

const run = promisify(execFile);
const TOOL = fileURLToPath(new URL('./bench.ts', import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const figures = z
  .array(
    z.strictObject({
      name: z.string().min(1),
      value: z.number(),
      unit: z.string().min(1),
      baseline: z.strictObject({ name: z.string().min(1), value: z.number().positive() }).nullable(),
      ratio: z.number().nullable(),
      limit: z
        .strictObject({
          of: z.enum(['ratio', 'value']),
          atMost: z.number().optional(),
          atLeast: z.number().optional(),
        })
        .nullable(),
      met: z.boolean().nullable(),
    }),
  )
  .min(1);
const answer = z.strictObject({
  quick: z.literal(true),
  suites: z.array(
    z.strictObject({ target: z.number(), title: z.string(), seconds: z.number(), figures: figures }),
  ),
});

/** A temporary folder for this test alone, because others may measure at the same time. */
let temporary: string;

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'wayfare-of-bench-'));
});
afterAll(() => rm(temporary, { recursive: true, force: true }));

const bench = (...args: string[]) =>
  run(process.execPath, ['--import', TSX, '--conditions=source', TOOL, ...args], {
    env: { ...process.env, NODE_OPTIONS: '', TMPDIR: temporary },
  });
const leftBehind = async () => (await readdir(temporary)).filter((name) => name.startsWith('wayfare-'));

it(
  'measures in a quick trial run, prints only JSON, and leaves nothing behind',
  async () => {
    // All targets take minutes: `npm run bench -- --quick` tries them.
    const { stdout } = await bench('--quick', '--json', '--only', '2,6');

    const { suites } = answer.parse(JSON.parse(stdout));
    expect(suites.map(({ title }) => title)).toEqual(
      every.filter(({ target }) => [2, 6].includes(target)).map(({ title }) => title),
    );
    for (const { name, met, limit } of suites.flatMap(({ figures: found }) => found)) {
      expect([name, limit === null]).toEqual([name, met === null]);
    }
    expect(await leftBehind()).toEqual([]);
  },
  TRIAL_MS,
);

it(
  'measures selected targets and prints them as text',
  async () => {
    const { stdout } = await bench('--quick', '--only', '5');
    expect(stdout).toMatch(/^Target 5: wallet postings/);
    expect(stdout).toContain('against');
    expect(stdout).not.toContain('Target 2');
  },
  TRIAL_MS,
);

it(
  'compares with another commit only for chosen targets, and only with one that exists',
  async () => {
    for (const [args, text] of [
      [['--compare', 'HEAD'], '--compare needs --only'],
      [['--compare', 'no-such-commit', '--only', '6'], 'no-such-commit is no commit of this repository'],
      [['--compare', 'HEAD', '--only', '6', '--rounds', '0'], '--rounds takes a whole number'],
    ] as const)
      await expect(bench(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(text) });
    expect(await leftBehind()).toEqual([]);
  },
  TRIAL_MS,
);

it('rejects unknown targets', async () => {
  await expect(bench('--only', '99')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--only takes targets'),
  });
});
