import { conflict, demoModeRefuses, forbidden } from '@wayfare/shared';
import type { Services } from '../services.js';
import { forgetPerson } from './settleCredentials.js';
import type { StoredUser } from './user.repository.js';

/**
 * Removes an account. Its bookings and payouts stay, and say no more whose they were. Should the process die over it, the
 * scheduler finishes it.
 * @throws driver_busy (409) for somebody on a trip; wallet_not_empty (409)
 */
export async function removeAccount(user: StoredUser, services: Services): Promise<void> {
  const { db, clock } = services;
  if (user.queue || (await db.bookings.isOnActiveTrip(user.id))) throw conflict('driver_busy');
  if (await db.holds.hasOpen(user.id)) throw conflict('wallet_not_empty');
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

/** Bonus money ends with the account: it cannot be paid out. Only where the wallet is empty, so that the account can go. */
async function forfeitBonus({ id }: StoredUser, { db, clock, newId }: Services): Promise<void> {
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
 * Removes one's own account, and ends its sessions. Money that is still to be paid out counts as money in the wallet.
 * @throws demo_mode (403); booking_open (409) for somebody on a trip; wallet_not_empty (409)
 */
export async function removeOwnAccount(user: StoredUser, services: Services): Promise<void> {
  const { db, realtime } = services;
  const face = user.usertype === 'driver' ? 'drivers' : 'riders';
  if (demoModeRefuses(await db.settings.settings(), 'delete', face)) throw forbidden('demo_mode');
  if (await db.bookings.isOnActiveTrip(user.id)) throw conflict('booking_open');
  if (await db.withdraws.hasOpen(user.id)) throw conflict('wallet_not_empty');
  await removeAccount(user, services);
  await db.webSessions.endAllOf(user.id);
  realtime.resourceChanged(face, [user.id]);
}
