import { type BenchContext, openBenchHome } from './benchContext.js';
import type { Figure, Suite } from './suite.js';

/** The measurements of a suite. */
export interface SuiteResult {
  target: number;
  title: string;
  seconds: number;
  figures: Figure[];
}

/** Receives the progress of a run. */
export interface BenchProgress {
  suite(suite: Suite): void;
  step: BenchContext['progress'];
}

/** Runs suites one after another on a temporary engine, which is removed afterward. */
export async function runSuites(
  suites: readonly Suite[],
  { quick, progress }: { quick: boolean; progress: BenchProgress },
): Promise<SuiteResult[]> {
  const home = await openBenchHome({ quick });
  try {
    const results: SuiteResult[] = [];
    for (const suite of suites) {
      progress.suite(suite);
      const began = performance.now();
      const figures = await home.within(progress.step, (context) => suite.run(context));
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      results.push({ target: suite.target, title: suite.title, seconds, figures });
    }
    return results;
  } finally {
    await home.close();
  }
}
