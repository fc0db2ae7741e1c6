import type { CancelSlab } from './carType.schema.js';

/**
 * The fee for a rider who cancels the given number of minutes after the driver accepted: the amount of
 * the highest slab reached, including its first moment; 0 before the first slab (rule 3.27).
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
