import { type Actor, canAccess, type CreditInput, forbidden, invalid, notFound } from '@wayfare/shared';
import type { Services } from '../services.js';
import { requiredAmount } from './requiredAmount.js';

const faces = { rider: 'riders', driver: 'drivers' } as const;

/**
 * Adds money to a rider's or driver's wallet (rules 2.42, 5.47), once for an id. Demo mode lets it pass (rule 6.23).
 * @throws no_details_error (400) without a person or an amount above 0; not_found (404) for whoever has no wallet
 */
export async function creditWallet(
  actor: Actor,
  { uid, amount: typed }: CreditInput,
  services: Services,
  id: string,
): Promise<{ walletBalance: number }> {
  if (!canAccess(actor, 'create', 'wallethistory')) throw forbidden();
  if (!uid) throw invalid('no_details_error', { uid: 'no_details_error' });
  const amount = await requiredAmount(typed, services);
  const { db, clock, realtime } = services;
  const { usertype } = (await db.users.findById(uid)) ?? {};
  if (usertype !== 'rider' && usertype !== 'driver') throw notFound();
  const posting = { type: 'Credit', amount, txRef: `credit:${id}` } as const;
  // Removed since it was looked for.
  if ((await db.wallets.post(uid, [posting], { date: clock.now() })) === 'no_user') throw notFound();
  // Whoever is no longer in debt may be offered trips again.
  await services.liveDrivers.refresh(uid);
  realtime.resourceChanged(faces[usertype], [uid]);
  return { walletBalance: (await db.users.findById(uid))?.walletBalance ?? 0 };
}
