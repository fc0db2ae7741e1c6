/** A payment as the sandbox provider stores it. `amount` is exact, `at` and `webhookDue` are ms timestamps. */
export interface SandboxCharge {
  id: string;
  order: string;
  amount: number;
  currency: string;
  approved: boolean;
  at: number;
  webhookDue?: number;
}
