/** A refund as a provider is asked for it. */
export interface RefundRequest {
  /** 32 characters of a–z and 0–9; the same each time the refund is asked for. */
  id: string;
  /** Exact, above 0, in `currency`. */
  amount: number;
  /** ISO code. */
  currency: string;
  /** The amount of the payment. */
  paid: number;
  /** The provider's id of the payment. */
  payment: string;
  /** The id of the attempt that was paid, and the provider's id of its checkout; empty if there was none. */
  attempt: string;
  session: string;
  /** When this refund was requested (ms), and how often it was sent to the provider before. */
  requestedAt: number;
  sends: number;
  /** Our other refunds of this payment to the card: their exact sum, and their ids at the provider. */
  before: { amount: number; references: readonly string[] };
  /** The provider's id of this refund, once known. */
  reference: string | null;
}

/** The state of a refund, as the provider reports it. */
export type RefundResult =
  | {
      /** `pending` until the provider has decided. */
      state: 'done' | 'pending';
      /** The provider's id of the refund. */
      reference: string;
    }
  /** The provider has decided not to refund; `reason` is its code or words. */
  | { state: 'refused'; reason: string };

/**
 * How a provider sends money back to the card. Both methods throw ProviderError if the provider does not
 * answer in time, or its answer is not as documented: then it may have refunded or not.
 */
export interface ProviderRefunds {
  /** Whether asking for the same refund again cannot refund twice. */
  repeatable: boolean;
  /** Asks for a refund. */
  send(refund: RefundRequest): Promise<RefundResult>;
  /** Looks up a refund that was asked for; null if the provider does not know of it. */
  look(refund: RefundRequest): Promise<RefundResult | null>;
}
