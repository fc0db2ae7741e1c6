import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BenchContext } from './benchContext.js';
import { chromiumPath } from './chromium.js';
import { median } from './measure.js';
import { startProduct } from './productProcess.js';
import { type Figure, figure, type Suite } from './suite.js';

/** Version 13 needs a newer Node than the product. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const execute = promisify(execFile);
/** A report has about 1 MB. */
const MOST_BYTES = 64 * 2 ** 20;

/** The parts of Lighthouse's report that this reads. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

/** The categories of Lighthouse's report, and the fewest points that are good enough. */
const categories = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof categories;

/** The timings that affect the performance score most, by audit. */
const timings = {
  'first-contentful-paint': 'first text',
  'largest-contentful-paint': 'largest text',
  'total-blocking-time': 'total blocking time',
  'speed-index': 'speed index',
} as const;

/** Target 12: what Lighthouse says about the home page of the demo on a simulated phone. */
export const lighthouseSuite: Suite = {
  target: 12,
  title: 'Lighthouse on the home page, on a phone',
  async run(context) {
    const product = await startProduct(await context.folder(), { SEED_DEMO: 'on' });
    try {
      return figuresOf(await reports(`${product.url}/`, context));
    } finally {
      await product.end('SIGTERM');
    }
  },
};

/**
 * Runs Lighthouse several times, each with a browser of its own. @throws Error where there is no Chromium, or
 * npm has no network
 */
async function reports(url: string, context: BenchContext): Promise<Report[]> {
  // The first visit loads the code that draws pages.
  await fetch(url);
  const found: Report[] = [];
  const runs = context.size(5, 1);
  for (let run = 0; run < runs; run += 1) {
    context.progress('Lighthouse', run, runs);
    const report = await reportOn(url);
    if (report.runtimeError) throw new Error(report.runtimeError.message);
    found.push(report);
  }
  return found;
}

/** One report. npm fetches Lighthouse the first time: it brings 170 packages, which nothing else needs. */
async function reportOn(url: string): Promise<Report> {
  const options = [
    '--output=json',
    '--quiet',
    `--only-categories=${Object.keys(categories).join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
  ];
  const { stdout } = await execute('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    maxBuffer: MOST_BYTES,
  });
  return JSON.parse(stdout) as Report;
}

function figuresOf(found: readonly Report[]): Figure[] {
  const points = (category: Category) =>
    found.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100));
  return [
    ...(Object.keys(categories) as Category[]).map((category) =>
      figure(category, median(points(category)), 'points', {
        limit: { of: 'value', atLeast: categories[category] },
      }),
    ),
    ...Object.entries(timings).map(([audit, name]) =>
      figure(name, median(found.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)), 'ms'),
    ),
    figure('speed of this machine, for comparison', benchmarkIndex(found), "of Lighthouse's index"),
  ];
}

const benchmarkIndex = (found: readonly Report[]) =>
  median(found.map(({ environment }) => environment.benchmarkIndex));
