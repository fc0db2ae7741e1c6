import type { ProviderName } from '@wayfare/shared';

/**
 * What is to be done about an amount that a provider holds: `new` until its booking has decided whether it
 * starts with it, then `held`; `capturing` and `releasing` are decided and asked of the provider until it has
 * answered. The others are final.
 */
export const authorizationStates = [
  'new',
  'held',
  'capturing',
  'captured',
  'releasing',
  'released',
  'failed',
] as const;
export type AuthorizationState = (typeof authorizationStates)[number];

/**
 * An amount that a provider holds on a rider's card for a trip. Amounts are exact, in `currency`; times are
 * ms timestamps.
 */
export interface CardAuthorization {
  /** The attempt that the rider made; at the sandbox provider, its charge. */
  id: string;
  /** The order that asked for it. */
  order: string;
  booking: string;
  payer: string;
  provider: ProviderName;
  amount: number;
  /** ISO code. */
  currency: string;
  state: AuthorizationState;
  /** What is to be captured, once it is decided. */
  capture?: number;
  /**
   * When its capture was decided: from then on, the provider is asked. Absent for those decided before this
   * was noted.
   */
  decidedAt?: number;
  /** Why it failed: a code or words of the provider, or `hold_gone`. */
  failure?: string;
  createdAt: number;
  /** When it is next continued; absent while nothing is to be done. */
  due?: number;
  /** How often it was continued because it was due. */
  checks: number;
}
