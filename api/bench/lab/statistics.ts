/** A mean over seeds, with half the width of its 95 % confidence interval. */
export interface Estimate {
  mean: number;
  half: number;
}

/** Student's t for 95 %, by degrees of freedom from 1. */
const T95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093,
] as const;
const MANY = 1.96;

/** Estimates a mean from the values of several seeds. One value says nothing about its error: infinite. */
export function estimate(values: readonly number[]): Estimate {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  if (count < 2) return { mean, half: Number.POSITIVE_INFINITY };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, half: ((T95[count - 2] ?? MANY) * Math.sqrt(squares / (count - 1))) / Math.sqrt(count) };
}
