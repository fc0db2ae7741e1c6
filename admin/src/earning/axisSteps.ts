/** How many steps an axis has at most from zero to the largest amount. */
const MOST = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** Round numbers at equal distances, from the least amount to the largest, with zero among them: an axis for the amounts. */
export function axisSteps(amounts: readonly number[]): number[] {
  const low = Math.min(0, ...amounts);
  const high = Math.max(0, ...amounts);
  const least = (high - low || 1) / MOST;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (ROUND.find((round) => round * power >= least) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
