import type { Payment, ProviderName } from '@wayfare/shared';

/** A payment order as the API works with it. */
export interface PaymentOrder
  extends Omit<Payment, 'settledAs' | 'provider' | 'settledAt'>,
    Partial<Pick<Payment, 'settledAs' | 'provider' | 'settledAt'>> {
  payer: string;
  reference?: string;
  declined?: string;
  confirmedAt?: number;
  settleDue?: number;
  settleTries?: number;
}

/** A provider's confirmation that it has the money: its payment id, and when the API learned of it (ms). */
export interface Confirmation {
  provider: ProviderName;
  reference: string;
  confirmedAt: number;
  /** When the sweeper may settle the order if it is still unsettled. */
  settleDue: number;
}
