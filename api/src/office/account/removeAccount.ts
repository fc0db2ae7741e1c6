import { conflict, demoModeRefuses, forbidden } from '@wayfare/shared';
import type { OfficeServices } from '../services.js';
import { forgetPerson } from './settleCredentials.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { sendUserChanged } from '../../people/user/user.realtime.js';

/**
 * Removes an account. Its bookings and payouts stay, but no longer identify the user. After a crash, the
 * scheduler finishes the removal.
 * @throws driver_busy (409) for a user on a trip; wallet_not_empty (409)
 */
export async function removeAccount(user: StoredUser, services: OfficeServices): Promise<void> {
  const { db, clock } = services;
  if (user.queue || (await db.bookings.isOnActiveTrip(user.id))) throw conflict('driver_busy');
  if (await db.walletHolds.hasOpen(user.id)) throw conflict('wallet_not_empty');
  await forfeitBonus(user, services);
  await db.wallets.copyPending(user.id);
  await db.credentials.expectRemoval(user.id, clock.now());
  if (!(await db.users.removeIdle(user.id))) {
    await db.credentials.settle(user.id);
    throw conflict('wallet_not_empty');
  }
  await forgetPerson(user.id, services);
  await services.liveDrivers.refresh(user.id);
  services.realtime.disconnect(user.id);
}

/**
 * Bonus money ends with the account, since it cannot be paid out. Only if the wallet is empty, so the account
 * can be removed.
 */
async function forfeitBonus({ id }: StoredUser, { db, clock, newId }: OfficeServices): Promise<void> {
  const { walletBalance, bonusBalance = 0 } = (await db.users.findById(id)) ?? {};
  if (walletBalance !== 0 || bonusBalance <= 0) return;
  const posting = {
    type: 'Debit',
    account: 'bonus',
    amount: bonusBalance,
    txRef: `forfeit:${newId()}`,
  } as const;
  await db.wallets.post(id, [posting], { date: clock.now() });
}

/**
 * Removes the user's own account, and ends its sessions. Money waiting to be paid out counts as money in the
 * wallet.
 * @throws demo_mode (403); booking_open (409) for a user on a trip; wallet_not_empty (409)
 */
export async function removeOwnAccount(user: StoredUser, services: OfficeServices): Promise<void> {
  const { db, realtime } = services;
  const face = user.usertype === 'driver' ? 'drivers' : 'riders';
  if (demoModeRefuses(await db.settings.settings(), 'delete', face)) throw forbidden('demo_mode');
  if (await db.bookings.isOnActiveTrip(user.id)) throw conflict('booking_open');
  if (await db.withdraws.hasOpen(user.id)) throw conflict('wallet_not_empty');
  await removeAccount(user, services);
  await db.webSessions.endAllOf(user.id);
  sendUserChanged(user, realtime);
}
