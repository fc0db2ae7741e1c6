/**
 * A payment as the sandbox provider stores it. `amount` is exact, `at` and `webhookDue` are ms timestamps.
 */
export interface SandboxCharge {
  id: string;
  order: string;
  amount: number;
  currency: string;
  approved: boolean;
  /** Set if the amount is only held: `captured` of it was charged once, or it was released. */
  holds?: true;
  captured?: number;
  released?: true;
  at: number;
  webhookDue?: number;
  /** The refunds of the charge, by the id of the shop's refund. */
  refunds?: { id: string; amount: number }[];
}
