import { createServer } from 'node:net';
import type { Result } from 'lighthouse';
import type { BenchContext } from './benchContext.js';
import { launchChromium } from './chromium.js';
import { median } from './measure.js';
import { startProduct } from './productProcess.js';
import { type Figure, figure, type Suite } from './suite.js';

/** The categories of Lighthouse's report, and the fewest points that are good enough. */
const categories = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof categories;

/** What the points for performance depend on most, by audit. */
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

/** Runs Lighthouse several times, each with a browser of its own. @throws Error where there is no Chromium */
async function reports(url: string, context: BenchContext): Promise<Result[]> {
  const { default: lighthouse } = await import('lighthouse');
  // The first visit loads the code that draws pages.
  await fetch(url);
  const found: Result[] = [];
  const runs = context.size(5, 1);
  for (let run = 0; run < runs; run += 1) {
    context.progress('Lighthouse', run, runs);
    const port = await freePort();
    const browser = await launchChromium(`--remote-debugging-port=${port}`);
    try {
      const onlyCategories = Object.keys(categories);
      const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' });
      if (!result) throw new Error('Lighthouse gave no result.');
      if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
      found.push(result.lhr);
    } finally {
      await browser.close();
    }
  }
  return found;
}

function figuresOf(found: readonly Result[]): Figure[] {
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

const benchmarkIndex = (found: readonly Result[]) =>
  median(found.map(({ environment }) => environment.benchmarkIndex));

/** A port that is free now: Lighthouse reaches the browser there. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
