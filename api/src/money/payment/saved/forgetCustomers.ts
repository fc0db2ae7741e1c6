import type { MoneyServices } from '../../services.js';

/** The pause until a provider that did not answer is asked again, in ms. */
const PAUSE_MS = 60 * 60_000;

/** Asks providers to delete the data of users whose accounts were deleted, until they have done so. */
export async function forgetCustomers(limit: number, services: MoneyServices): Promise<void> {
  const { db, clock, log, payments } = services;
  for (const known of await db.paymentCustomers.findForgotten(clock.now(), limit)) {
    if (!(await db.paymentCustomers.leaseForgetting(known, clock.now() + PAUSE_MS))) continue;
    const cards = payments.find(({ name }) => name === known.provider)?.cards;
    try {
      // Without the provider's keys it waits until they are set again.
      if (!cards) continue;
      await cards.forget(known.customer);
      await db.paymentCustomers.remove(known.id);
    } catch (error) {
      log.error(
        { err: error, provider: known.provider },
        'the saved cards of a removed account are still there',
      );
    }
  }
}
