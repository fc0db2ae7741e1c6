/** How many steps an axis has at most from zero to the largest amount. */
const MOST = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/**
 * Round numbers at equal distances, from the least amount to the largest, with zero among them: an axis for
 * the amounts. The axis of a count has whole numbers only.
 */
export function axisSteps(amounts: readonly number[], isCount = false): number[] {
  const low = Math.min(0, ...amounts);
  const high = Math.max(0, ...amounts);
  const least = Math.max((high - low || 1) / MOST, isCount ? 1 : 0);
  const power = 10 ** Math.floor(Math.log10(least));
  const isPossible = (step: number) => step >= least && (!isCount || Number.isInteger(step));
  const step = (ROUND.find((round) => isPossible(round * power)) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
