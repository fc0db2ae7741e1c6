import type { AdjustmentKind } from '@wayfare/shared';
import type { NoGift } from '../operation/noGift.js';
import type { NoProof } from '../operation/noProof.js';

/** The part of a declaration that says whether a step-up is required. */
export const proofOf = (rule: true | NoProof | ((...given: never[]) => boolean) | undefined) => ({
  ...(typeof rule === 'string' && { noProof: rule }),
  ...((rule === true || typeof rule === 'function') && { stepUp: 'within' as const }),
});

/** The part of a declaration that says what staff gives with a write. */
export const giftOf = (gift: readonly AdjustmentKind[] | NoGift | undefined) =>
  gift && ('because' in gift ? { noGift: gift } : { gives: gift });

/** Whether a rule requires a step-up. */
export function requires<Given extends unknown[]>(
  rule: true | NoProof | ((...given: Given) => boolean) | undefined,
  ...given: Given
): boolean {
  return typeof rule === 'function' ? rule(...given) : rule === true;
}
