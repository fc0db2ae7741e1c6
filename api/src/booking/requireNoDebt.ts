import { conflict, UnpaidTrip } from '@wayfare/shared';
import type { Services } from '../services.js';
import type { StoredUser } from '../user/storedUser.js';

/**
 * A rider who owes money must pay it before booking again, even if an admin books for them.
 * @throws unpaid_trip (409), with the trip, for one that awaits payment; wallet_in_debt (409) with a wallet below 0
 */
export async function requireNoDebt({ id, walletBalance }: StoredUser, { db }: Services): Promise<void> {
  const unpaid = await db.bookings.findUnpaidTrip(id);
  if (unpaid) throw new UnpaidTrip(unpaid);
  if (walletBalance < 0) throw conflict('wallet_in_debt');
}
