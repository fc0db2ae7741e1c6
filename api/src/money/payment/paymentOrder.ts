import type { Payment, ProviderName, RefundClaim } from '@wayfare/shared';

/** A payment order as the API works with it. */
export interface PaymentOrder
  extends Omit<Payment, 'settledAs' | 'provider' | 'settledAt' | 'holds'>,
    Partial<Pick<Payment, 'settledAs' | 'provider' | 'settledAt'>> {
  payer: string;
  /** Set if the payer is not signed in, but has the link of a booking. */
  byGuest?: true;
  /** Set if the amount is held on the card, and not charged. */
  holds?: true;
  reference?: string;
  /** The attempt that was paid; absent for a provider without attempts. */
  attempt?: string;
  declined?: string;
  confirmedAt?: number;
  settleDue?: number;
  settleTries?: number;
  /** Refunds to the card, and how often they changed. */
  refunds?: RefundClaim[];
  refundVersion?: number;
}

/** A provider's confirmation that it has the money: its payment id, and when the API learned of it (ms). */
export interface Confirmation {
  provider: ProviderName;
  reference: string;
  attempt?: string;
  confirmedAt: number;
  /** When the sweeper may settle the order if it is still unsettled. */
  settleDue: number;
}
