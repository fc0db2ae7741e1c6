import type { CancelSlab } from './cartype.schema.js';

/**
 * What a rider pays who cancels so many minutes after the driver has accepted: the amount of the highest slab
 * that is reached, its first moment included; 0 before the first (rule 3.27).
 */
export function cancelFee(
  slabs: readonly CancelSlab[] | null | undefined,
  minutesSinceAcceptance: number,
): number {
  const reached = (slabs ?? []).filter(({ minsDelayed }) => minsDelayed <= minutesSinceAcceptance);
  const highest = Math.max(...reached.map(({ minsDelayed }) => minsDelayed));
  const amounts = reached.filter(({ minsDelayed }) => minsDelayed === highest).map(({ amount }) => amount);
  return Math.max(0, ...amounts);
}
