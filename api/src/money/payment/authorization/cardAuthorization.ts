import type { AuthorizationState, ProviderName } from '@wayfare/shared';

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
  /** The amount to capture; absent until that is decided. */
  capture?: number;
  /**
   * When its capture was decided; from then on, the provider is asked. Absent in records from before this
   * field existed.
   */
  decidedAt?: number;
  /** Why it failed: a code or words of the provider, or `hold_gone`. */
  failure?: string;
  createdAt: number;
  /** When its work continues; absent while there is nothing to do. */
  due?: number;
  /** How often its work was continued because it was due. */
  checks: number;
}
