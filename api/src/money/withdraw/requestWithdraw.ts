import {
  type Actor,
  canAccess,
  conflict,
  forbidden,
  fullName,
  notSignedIn,
  type WithdrawInput,
} from '@wayfare/shared';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';
import type { MoneyServices } from '../services.js';
import { requireNoHold } from '../wallet/requireNoHold.js';
import { requiredAmount } from '../wallet/requiredAmount.js';
import { payoutEvent } from './payoutEvents.js';
import type { StoredWithdraw } from './storedWithdraw.js';
import { sendUserChanged } from '../../people/user/user.realtime.js';

/**
 * Requests a payout (rules 3.22, 6.8): the amount leaves the wallet immediately, and once per id. Riders may
 * do this if the settings allow it. The request is stored first and shown once the amount has left the
 * wallet; if the process crashes in between, the scheduler finishes it.
 * @throws forbidden (403); no_details_error (400) unless the amount is above 0; money_on_hold,
 *   wallet_balance_low (409)
 */
export async function requestWithdraw(
  actor: Actor,
  { amount: typed }: WithdrawInput,
  id: string,
  services: MoneyServices,
): Promise<StoredWithdraw> {
  const { db, clock, realtime } = services;
  const { usertype } = actor;
  if (!canAccess(actor, 'create', 'withdraws') || (usertype !== 'rider' && usertype !== 'driver'))
    throw forbidden();
  if (usertype === 'rider' && !(await db.settings.settings()).RiderWithDraw) throw forbidden();
  const amount = await requiredAmount(typed, services);
  const user = await db.users.findById(actor.uid);
  if (!user) throw notSignedIn();

  if (!(await db.withdraws.findById(id))?.reserved) requireNoHold(user, 'wallet', services);
  const { bankName, bankCode, bankAccount } = user;
  const request: StoredWithdraw = {
    id,
    uid: user.id,
    name: fullName(user),
    amount,
    date: clock.now(),
    bankName,
    bankCode,
    bankAccount,
    processed: false,
    procesDate: null,
    reserved: false,
  };
  const written = await insertOnce(request, services);
  if (written.reserved) return written;
  if (!(await reserveWithdraw(written, services))) throw conflict('wallet_balance_low');
  realtime.resourceChanged('withdraws', [id], [user.id]);
  sendUserChanged(user, realtime);
  return { ...written, reserved: true };
}

/** Returns the request as first stored: the same id always means the same request. */
async function insertOnce(request: StoredWithdraw, { db }: MoneyServices): Promise<StoredWithdraw> {
  try {
    await db.withdraws.insert(request);
    return request;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return (await db.withdraws.findById(request.id)) ?? request;
  }
}

/**
 * Takes a request's amount from the wallet, once no matter how often it is called, and makes the request
 * visible. Returns false when the wallet balance is too low: the request is then dropped.
 */
export async function reserveWithdraw(request: StoredWithdraw, services: MoneyServices): Promise<boolean> {
  const { db } = services;
  const { id, uid, amount, date } = request;
  const posting = { type: 'Withdraw', amount, txRef: `withdraw:${id}` } as const;
  const outcome = await db.wallets.post(uid, [posting], { date, floor: 0 });
  if (outcome === 'balance_low' || outcome === 'no_user') {
    await db.withdraws.dropUnreserved(id);
    return false;
  }
  await db.withdraws.markReserved(request, await payoutEvent(id, 'payout.requested', services));
  return true;
}
