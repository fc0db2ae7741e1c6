import { randomInt } from 'node:crypto';
import type { Handover, HandoverWay } from '@wayfare/shared';

/** A random code of five digits. */
export const newHandoverCode = (): string => String(randomInt(10_000, 100_000));

/**
 * Creates the handover of a new parcel, with the kinds of proof that count for it (`demandedWays`). Later
 * changes of the settings do not affect it.
 */
export function newHandover(ways: HandoverWay[]): Handover {
  return { ways, code: ways.includes('code') ? newHandoverCode() : null, proof: null, failure: null };
}
