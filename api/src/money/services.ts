import type { PeopleServices } from '../people/services.js';
import type { Payables } from './payment/payable.js';
import type { PaymentProviders } from './payment/paymentProvider.js';
import type { MoneyRepositories } from './repositories.js';
import type { GiftActs } from './wallet/adjustment/giftActs.js';
import type { CreditHandler } from './wallet/afterCredit.js';

/** Moves money between accounts. */
export interface MoneyServices extends PeopleServices {
  db: PeopleServices['db'] & MoneyRepositories;
  /** Providers for paying by card. */
  payments: PaymentProviders;
  /** Everything that can be paid for by card. */
  payables: Payables;
  /** Called once a user's wallet may have received money. */
  creditHandlers: readonly CreditHandler[];
  /** The references of bookings, by id; those that do not exist are left out. */
  tripReferences(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The id of the booking with a reference, however it is typed; null if there is none. */
  tripByReference(text: string): Promise<string | null>;
  /** Since when a member of staff has had their present rights, a ms timestamp. */
  rightsSince(uid: string): Promise<number>;
  /** Make the gifts that a second person has approved. */
  giftActs: GiftActs;
}
