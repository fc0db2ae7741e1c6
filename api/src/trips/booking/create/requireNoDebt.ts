import { conflict, UnpaidTrip } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredUser } from '../../../people/user/storedUser.js';

/**
 * A rider who owes money must pay it before booking again. Staff who book for them are only warned.
 * @throws unpaid_trip (409), with the trip, for one that awaits payment
 */
export async function requireNoUnpaidTrip(
  { id }: Pick<StoredUser, 'id'>,
  { db }: TripsServices,
): Promise<void> {
  const [unpaid] = await db.customerBookings.unpaid(id);
  if (unpaid) throw new UnpaidTrip(unpaid.id);
}

/** Refuses a booking of a rider whose wallet is below 0. @throws wallet_in_debt (409) */
export function requireNoWalletDebt({ walletBalance }: Pick<StoredUser, 'walletBalance'>): void {
  if (walletBalance < 0) throw conflict('wallet_in_debt');
}
