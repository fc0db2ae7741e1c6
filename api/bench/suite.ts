import type { BenchContext } from './benchContext.js';

/** A measurement and its baseline from the same run. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The baseline, in the same unit. */
  baseline: { name: string; value: number } | null;
  /** Value divided by baseline. */
  ratio: number | null;
  /** The limit for the ratio or the value; null if the figure is only informative. */
  limit: Limit | null;
  /** Whether it is within the limit; null without one. */
  met: boolean | null;
}

export interface Limit {
  of: 'ratio' | 'value';
  atMost?: number;
  atLeast?: number;
}

/** The measurements of one target. */
export interface Suite {
  /** Its number in docs/performance.md. */
  target: number;
  title: string;
  run(context: BenchContext): Promise<Figure[]>;
}

/** Creates a figure with its ratio and whether it is within its limit. */
export function figure(
  name: string,
  value: number,
  unit: string,
  { baseline = null, limit = null }: { baseline?: Figure['baseline']; limit?: Limit | null } = {},
): Figure {
  const ratio = baseline && baseline.value > 0 ? value / baseline.value : null;
  return { name, value, unit, baseline, ratio, limit, met: limit && keeps(limit, value, ratio) };
}

function keeps(limit: Limit, value: number, ratio: number | null): boolean | null {
  const judged = limit.of === 'ratio' ? ratio : value;
  if (judged === null) return null;
  return (
    judged <= (limit.atMost ?? Number.POSITIVE_INFINITY) &&
    judged >= (limit.atLeast ?? Number.NEGATIVE_INFINITY)
  );
}
