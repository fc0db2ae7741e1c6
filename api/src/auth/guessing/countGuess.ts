import type { DurableBudget } from '../../budget/budgets.js';
import { tooMany } from '../../budget/createBudgets.js';
import type { Services } from '../../services.js';
import { type CallOrigin, networkHash } from './device.js';

/**
 * The key an account's attempts from one place are counted by. Each known device and each known network has a counter of
 * its own, and everybody else shares one: strangers who use theirs up do not keep the owner out.
 * @param account the account's id; where there is no such account, the name that was given for it
 */
export async function placeOf(account: string, from: CallOrigin, services: Services): Promise<string> {
  const { db, clock } = services;
  const known = await db.knownPlaces.find(account, clock.now());
  const device = from.devices.find((hash) => known.devices.includes(hash));
  if (device) return `${account} device ${device}`;
  const network = networkHash(account, from.network, services);
  return known.networks.includes(network) ? `${account} network ${network}` : `${account} strangers`;
}

/**
 * Runs a comparison of a password or code as a guess: it is counted before it is made, so that parallel guesses count
 * too, and no longer counts when it was right.
 * @param compare answers null for a wrong guess; a guess also counts when it throws
 * @throws too_many_requests (429) when the account has no guesses left from this place
 */
export async function countGuess<T>(
  account: string,
  from: CallOrigin,
  services: Services,
  compare: () => Promise<T | null>,
  budget: DurableBudget = 'guess',
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
