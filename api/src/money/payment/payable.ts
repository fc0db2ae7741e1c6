import type { ErrorKey, PaymentPurpose, PaymentSettlement, TranslationKey } from '@wayfare/shared';
import type { MoneyServices } from '../services.js';
import type { CardAuthorization } from './authorization/cardAuthorization.js';
import type { PaymentOrder } from './paymentOrder.js';

/**
 * Something that can be paid for by card. The area that owns it implements the functions that payments need.
 * `Available` are the services of that area. The process puts all payables into one table, and has the
 * services of all areas.
 */
export interface Payable<Available extends { db: unknown } = MoneyServices> {
  /** The text that names the product of an order, for payers and providers. */
  product: TranslationKey;
  /** The payer of an order returns to this page of the site. */
  returnPath(order: PaymentOrder): string;
  /** Whether the payable still waits for exactly this order. */
  isWanted(order: PaymentOrder, services: Pick<Available, 'db'>): Promise<boolean>;
  /**
   * Posts an order's money, once no matter how often it is called: to the payable if it still waits for the
   * payment, otherwise to the payer's wallet. Returns where the money went; null while another payment in
   * progress decides that.
   */
  settle(order: PaymentOrder, services: Available): Promise<PaymentSettlement | null>;
  /** Returns how the money of a settled order was used since. */
  spending(order: PaymentOrder, services: Pick<Available, 'db'>): Promise<Spending>;
  /** The handlers for amounts held on a card; absent if orders are charged immediately. */
  held?: HeldPayable<Available>;
}

/** How the money of an order was used since, for refunds. */
export interface Spending {
  /** How much of it the product returned to the payer's wallet. */
  inWallet: number;
  /** Why the business cannot give the rest of it back yet; null if it can. */
  open: ErrorKey | null;
}

/** A payable that starts with an amount held on the payer's card, and is charged when it ends. */
export interface HeldPayable<Available = MoneyServices> {
  /**
   * Starts the payable that waits for an amount held at a provider, in one conditional write. Returns the
   * work to do once the amount is recorded as held, also if the payable has started before; null if nothing
   * waits for the amount.
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
