import type { ErrorKey, PaymentPurpose, PaymentSettlement, TranslationKey } from '@wayfare/shared';
import type { MoneyServices } from '../services.js';
import type { CardAuthorization } from './authorization/cardAuthorization.js';
import type { PaymentOrder } from './paymentOrder.js';

/**
 * Something that can be paid for by card. The area that owns it says what payments must know about its
 * orders. `Available` are the services of that area: the process, which puts the payables into one table, has
 * them all.
 */
export interface Payable<Available extends { db: unknown } = MoneyServices> {
  /** The text that shows payers and providers what an order pays for. */
  product: TranslationKey;
  /** The payer of an order returns to this page of the site. */
  returnPath(order: PaymentOrder): string;
  /** Whether it still waits for exactly this order. */
  isWanted(order: PaymentOrder, services: Pick<Available, 'db'>): Promise<boolean>;
  /**
   * Brings an order's money where it belongs, once no matter how often it is called: to what it pays for if
   * that awaits it, otherwise to the payer's wallet. Returns where it went; null while another payment in
   * progress decides that.
   */
  settle(order: PaymentOrder, services: Available): Promise<PaymentSettlement | null>;
  /** What became of an order's money since. */
  spending(order: PaymentOrder, services: Pick<Available, 'db'>): Promise<Spending>;
  /** What a hold on the card does; absent if its orders are charged at once. */
  held?: HeldPayable<Available>;
}

/** What became of the money of an order, for refunds. */
export interface Spending {
  /** How much of it the product returned to the payer's wallet. */
  inWallet: number;
  /** Why the business cannot give the rest of it back yet; null if it can. */
  open: ErrorKey | null;
}

/** Something that starts with an amount held on the payer's card, and is charged when it ends. */
export interface HeldPayable<Available = MoneyServices> {
  /**
   * Starts what waits for an amount that a provider holds, in one conditional write. Returns what to do once
   * the amount is recorded as kept, also if it has started before; null if nothing waits for it.
   */
  start(held: CardAuthorization, services: Available): Promise<(() => Promise<unknown>) | null>;
  /**
   * Records that an amount will not be charged, for the provider's reason or our own. Repeating it changes
   * nothing.
   */
  giveUp(held: CardAuthorization, failure: string, services: Available): Promise<void>;
}

/** Everything that can be paid for by card. */
export type Payables = Readonly<Record<PaymentPurpose, Payable>>;
