import type { Refund } from '@wayfare/shared';

/** A refund to the card as the API works with it. */
export interface StoredRefund extends Omit<Refund, 'payerName' | 'byName' | 'bookingReference'> {
  /** The provider's id of the payment. */
  reference: string;
  /** The attempt that was paid; absent for a provider without attempts. */
  attempt?: string;
  /** The amount of the payment. */
  paid: number;
  /** When it was last sent to the provider (ms), and how often. */
  sentAt?: number;
  sends: number;
  /** When it is next continued (ms); absent once it is over. */
  due?: number;
  /** How often it was continued because it was due. */
  checks: number;
}

/** Why a refund is over, or what became known about it. */
export type RefundFacts = Partial<
  Pick<StoredRefund, 'failure' | 'providerReference' | 'decidedAt' | 'sentAt' | 'sends' | 'due'>
>;
