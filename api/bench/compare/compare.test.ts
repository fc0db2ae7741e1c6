import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { figure } from '../suite.js';
import { compareFigures, comparisonText } from './compareFigures.js';
import { scratchCopy } from './scratchCopy.js';

const suite = (value: number, baseline: number | null, name = 'made') => [
  {
    target: 6,
    title: 'booking creation',
    seconds: 1,
    figures: [
      figure(name, value, 'µs', { baseline: baseline ? { name: 'bare', value: baseline } : null }),
      figure('nothing', 0, 'ms'),
    ],
  },
];

describe('a comparison of two builds', () => {
  it('divides their ratios to the baseline within each round, however fast the machine is', () => {
    const rounds = [
      { here: suite(450, 100), there: suite(500, 100) },
      // The machine is three times slower.
      { here: suite(1350, 300), there: suite(1500, 300) },
    ];
    const [made] = compareFigures(rounds);
    expect(made).toMatchObject({ target: 6, name: 'made', isToBaseline: true, here: 4.5, there: 5 });
    expect(made?.ratio).toEqual({ mean: expect.closeTo(0.9), half: expect.closeTo(0) });
  });

  it('divides values where there is no baseline, and says how sure it is', () => {
    const rounds = [80, 100, 120].map((here) => ({ here: suite(here, null), there: suite(100, null) }));
    const [made] = compareFigures(rounds);
    expect(made).toMatchObject({ isToBaseline: false, unit: 'µs' });
    expect(made?.ratio).toEqual({ mean: expect.closeTo(1), half: expect.closeTo(0.497, 2) });
    expect(comparisonText([made!], { commit: 'abc1234', rounds: 3 })).toBe(
      'This build, compared with abc1234 (3 rounds)\n  Target 6, made: 1 ± 0.497×  (100 µs, there 100 µs)',
    );
  });

  it('leaves out what one of them does not measure, and what cannot be divided', () => {
    expect(compareFigures([{ here: suite(1, 1, 'new'), there: suite(1, 1, 'old') }])).toEqual([]);
    expect(compareFigures([])).toEqual([]);
  });
});

describe('a copy of a commit', () => {
  it('has the files of that commit in a folder of its own, and is removed', async () => {
    const root = await mkdtemp(join(tmpdir(), 'wayfare-of-compare-'));
    const git = (...args: string[]) =>
      promisify(execFile)('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
        cwd: root,
      });
    try {
      await git('init', '--quiet');
      await writeFile(join(root, 'file'), 'before');
      await git('add', 'file');
      await git('commit', '--quiet', '-m', 'Before');
      await writeFile(join(root, 'file'), 'after');
      const copy = await scratchCopy(root, 'HEAD');
      expect(await readFile(join(copy.folder, 'file'), 'utf8')).toBe('before');
      expect(await readFile(join(root, 'file'), 'utf8')).toBe('after');
      await copy.remove();
      expect(existsSync(copy.folder)).toBe(false);
      await expect(scratchCopy(root, '--help')).rejects.toThrow('--help is no commit of this repository');
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  });
});
