import { type Actor, isStaff } from '@wayfare/shared';
import type { DurableBudget } from '../../platform/budget/budgets.js';
import { type Subjects, tooMany } from '../../platform/budget/createBudgets.js';
import { originOfIp } from '../../platform/budget/network.js';
import type { BasicsServices } from '../services.js';

/** The sender of an image: an account, or an anonymous client at an IP address. */
export interface Sender {
  actor: Actor | null;
  ip: string | undefined;
}

/** The key a sender's quotas are counted under. */
export const senderKey = ({ actor, ip }: Sender) => actor?.uid ?? `address ${originOfIp(ip).address}`;

/** A sender in the queue of pictures: one network, with all its accounts, shares the room of a group. */
export const queuedSender = (sender: Sender) => ({
  owner: senderKey(sender),
  group: originOfIp(sender.ip).network,
});

/** The daily budget of a sender's bytes, and the subjects by which it is counted. */
function budgetOf({ actor, ip }: Sender): [DurableBudget, Subjects] {
  if (!actor) return ['pictureBytes', { ...originOfIp(ip), everyone: 'all' }];
  const role = isStaff(actor.usertype) ? 'staff' : actor.usertype;
  return [`${role}PictureBytes`, { account: actor.uid }];
}

/**
 * Counts the bytes of an image before they are received. Strangers who use up what everyone may send in a day
 * do not stop sign-ups: a network that has room of its own then gets as much as a sign-up needs.
 * @throws too_many_requests (429) when the daily budget is used up
 */
export async function spendPictureBytes(
  sender: Sender,
  bytes: number,
  { budgets }: Pick<BasicsServices, 'budgets'>,
): Promise<void> {
  const [budget, subjects] = budgetOf(sender);
  const { refusedForMs } = await budgets.trySpend(budget, subjects, bytes);
  if (refusedForMs === null) return;
  if (sender.actor) throw tooMany(refusedForMs);
  const { address, network } = originOfIp(sender.ip);
  await budgets.spend('pictureBytes', { address, network }, bytes);
  const reserved = await budgets.trySpend('reservedPictureBytes', { network, everyone: 'all' }, bytes);
  if (reserved.refusedForMs === null) return;
  await budgets.giveBack('pictureBytes', { address, network }, bytes);
  throw tooMany(reserved.refusedForMs);
}

/** Refunds bytes that were counted but not received. */
export const giveBackPictureBytes = (
  sender: Sender,
  bytes: number,
  { budgets }: Pick<BasicsServices, 'budgets'>,
) => budgets.giveBack(...budgetOf(sender), bytes);
