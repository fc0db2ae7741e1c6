import type { DurableBudget } from '../../../platform/budget/budgets.js';
import { tooMany } from '../../../platform/budget/createBudgets.js';
import type { PeopleServices } from '../../services.js';
import { networkHash } from './device.js';
import type { CallOrigin } from '../../../platform/operation/caller.js';

/**
 * The key for counting an account's attempts from one place. Each known device and each known network has its
 * own counter, and all other places share one: strangers who use up theirs do not lock out the owner.
 * @param account the account's id or, if there is no such account, the name that was given for it
 */
export async function placeOf(account: string, from: CallOrigin, services: PeopleServices): Promise<string> {
  return (await knownPlaceOf(account, from, services)) ?? `${account} strangers`;
}

/** As `placeOf`; null for a place the account is not known to have been used from. */
export async function knownPlaceOf(
  account: string,
  from: CallOrigin,
  { db, clock, tokenKey }: PeopleServices,
): Promise<string | null> {
  const known = await db.knownPlaces.find(account, clock.now());
  const device = from.devices.find((hash) => known.devices.includes(hash));
  if (device) return `${account} device ${device}`;
  const network = networkHash(account, from.network, { tokenKey });
  return known.networks.includes(network) ? `${account} network ${network}` : null;
}

/**
 * Compares a password or code as a guess. The guess is counted before the comparison, so that parallel
 * guesses count too, and is given back if it was right.
 * @param compare returns null for a wrong guess; a guess also counts when it throws
 * @throws too_many_requests (429) when the account has no guesses left from this place
 */
export async function countGuess<T>(
  account: string,
  from: CallOrigin,
  compare: () => Promise<T | null>,
  budget: DurableBudget = 'guess',
  services: PeopleServices,
): Promise<T | null> {
  const { budgets, log } = services;
  const subjects = { account: await placeOf(account, from, services) };
  const { refusedForMs } = await budgets.trySpend(budget, subjects);
  if (refusedForMs !== null) {
    log.warn({ account, address: from.address, budget }, 'passwords or codes are being guessed');
    throw tooMany(refusedForMs);
  }
  const result = await compare();
  if (result !== null) await budgets.giveBack(budget, subjects);
  return result;
}
