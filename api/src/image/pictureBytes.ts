import type { Actor } from '@wayfare/shared';
import type { Subjects } from '../budget/createBudgets.js';
import { originOfIp } from '../budget/network.js';
import type { Services } from '../services.js';

/** Who sends a picture: an account, or somebody who is not signed in, from an IP address. */
export interface Sender {
  actor: Actor | null;
  ip: string | undefined;
}

/** What a sender is known by, where each has so much of something. */
export const senderKey = ({ actor, ip }: Sender) => actor?.uid ?? `address ${originOfIp(ip).address}`;

const subjectsOf = ({ actor, ip }: Sender): Subjects =>
  actor ? { account: actor.uid } : { ...originOfIp(ip), everyone: 'all' };

/** Counts bytes of a picture before they are received. @throws too_many_requests (429) when the day's budget is spent */
export const spendPictureBytes = (sender: Sender, bytes: number, { budgets }: Pick<Services, 'budgets'>) =>
  budgets.spend('pictureBytes', subjectsOf(sender), bytes);

/** Takes back what was counted for bytes that are not received after all. */
export const giveBackPictureBytes = (sender: Sender, bytes: number, { budgets }: Pick<Services, 'budgets'>) =>
  budgets.giveBack('pictureBytes', subjectsOf(sender), bytes);
