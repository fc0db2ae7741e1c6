import type { MoneyServices } from '../services.js';

/** The reaction of an entity after a user's wallet may have received money. Repeating it changes nothing. */
export type CreditHandler<Available = MoneyServices> = (uid: string, services: Available) => Promise<void>;

/** Informs every entity that waits for a user's money that the wallet may hold more now. */
export async function afterCredit(uid: string, services: MoneyServices): Promise<void> {
  for (const handle of services.creditHandlers) await handle(uid, services);
}
