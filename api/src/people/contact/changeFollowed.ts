import { changesBankDetails, conflict, payoutHeldUntil, type Settings } from '@wayfare/shared';
import { seenFields } from '../../platform/crud/changeAsRead.js';
import { requireUnchanged } from '../../platform/crud/requireUnchanged.js';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';
import type { PeopleServices } from '../services.js';
import type { StoredUser } from '../user/storedUser.js';
import type { PendingEvent } from '../../messages/webhook/pendingEvents.js';
import { changedContacts, contactChangeOf, type ChangeParts } from './contactChange.js';
import { proposeContacts } from './proposeContacts.js';
import type { FollowedChange, UserWithContacts } from '../user/contactState.js';
import { PROOF } from '../user/provenContact.repository.js';
import { finishContactWork } from './finishContactWork.js';
import { ownerNotices } from './ownerNotices.js';

/** Another person who only proposes the contacts among their changes; see `proposeContacts`. */
export interface Proposer {
  proposer: string;
}

/**
 * Changes a user. A change of contacts or bank details also notifies the owner, ends sign-ins and pauses
 * payouts, as the rules say. Any other change is a plain update. `seen` holds the fields as the caller last
 * read them, `ifApproval` what webhooks receive if `approved` really changes. Null if the user does not
 * exist.
 * @throws changed_meanwhile (409); user_exists (409) for a contact in use; contact_proposal_waits (409);
 *   too_many_requests (429)
 */
export async function changeFollowed(
  before: StoredUser,
  changes: Partial<StoredUser>,
  by: ChangeParts['by'] | Proposer,
  seen: Partial<StoredUser> | undefined,
  ifApproval: readonly PendingEvent[] = [],
  services: PeopleServices,
): Promise<StoredUser | null> {
  const { db, clock, newId } = services;
  if (changedContacts(before, changes).length === 0 && !changesBankDetails(before, changes))
    return db.users.update(before.id, changes, seen, ifApproval);
  const settings = await db.settings.settings();
  const parts = { id: newId(), now: clock.now() };
  const byAdmin = by !== 'owner';
  const { email: _email, mobile: _mobile, ...others } = changes;
  const decide = (user: UserWithContacts): FollowedChange => {
    requireUnchanged(changes, seen, user);
    const contacts: FollowedChange =
      typeof by === 'string'
        ? contactChangeOf(user, changes, { ...parts, by }, services)
        : { changes: {}, ...proposeContacts(user, changes, { ...parts, by: by.proposer }, services) };
    const bank = bankChangeOf(user, changes, { ...parts, byAdmin }, settings, services);
    return {
      ...contacts,
      changes: { ...(typeof by === 'string' ? changes : others), ...contacts.changes, ...bank.changes },
      notices: [...contacts.notices, ...bank.notices],
      events: user.approved === changes.approved ? [] : ifApproval,
    };
  };
  try {
    const dependsOn = [
      ...seenFields(changes, seen),
      ...(ifApproval.length > 0 ? ['approved'] : []),
      ...Object.values(PROOF),
    ];
    const changed = await db.users.changeFollowed(before.id, parts.now, decide, dependsOn);
    if (changed) await finishContactWork(changed.id, services);
    return changed;
  } catch (error) {
    if (isDuplicateKey(error)) throw conflict('user_exists');
    throw error;
  }
}

/**
 * The effects of new bank details: payouts pause, and the owner is notified, including at recently replaced
 * contacts.
 */
function bankChangeOf(
  user: UserWithContacts,
  changes: Partial<StoredUser>,
  { id, now, byAdmin }: Pick<ChangeParts, 'id' | 'now'> & { byAdmin: boolean },
  settings: Pick<Settings, 'payoutHoldHours'>,
  services: PeopleServices,
): FollowedChange {
  if (!changesBankDetails(user, changes)) return { changes: {}, notices: [] };
  const notice = { id, kind: 'bank', at: now, byAdmin } as const;
  return {
    changes: { payoutHeldUntil: payoutHeldUntil(user, now, settings) },
    notices: ownerNotices(user, notice, services),
  };
}
