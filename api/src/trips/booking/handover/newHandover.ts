import { randomInt } from 'node:crypto';
import { type Handover, handoverWaysOf, type Settings } from '@wayfare/shared';

/** A random code of five digits. */
export const newHandoverCode = (): string => String(randomInt(10_000, 100_000));

/**
 * Creates the handover of a new parcel, with the kinds of proof in the settings. Later changes of the
 * settings do not affect it.
 */
export function newHandover(settings: Settings): Handover {
  const ways = handoverWaysOf(settings);
  return { ways, code: ways.includes('code') ? newHandoverCode() : null, proof: null, failure: null };
}
