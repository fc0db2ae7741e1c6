import type { BenchContext } from './benchContext.js';

/** Something measured beside what it is compared with, in the same run. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What it is compared with, in the same unit. */
  baseline: { name: string; value: number } | null;
  /** Value by baseline. */
  ratio: number | null;
  /** What is wanted, of the ratio or of the value itself; null for what is only told. */
  limit: Limit | null;
  /** Whether it keeps the limit; null without one. */
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

/** A figure with its ratio and whether it keeps its limit. */
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
