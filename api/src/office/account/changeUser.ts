import {
  type Actor,
  bankFields,
  forbidden,
  HIDDEN,
  HIDDEN_FOR_DEMO,
  nameProblems,
  onlineChange,
  requireNoProblems,
  type UserInput,
} from '@wayfare/shared';
import { changedContacts } from '../../people/contact/contactChange.js';
import { changeFollowed, type Proposer } from '../../people/contact/changeFollowed.js';
import { claimUserImages } from '../../people/user/claimUserImages.js';
import { requireFree, requireNotMade } from '../../people/user/insertUser.js';
import { readToday } from '../../people/driver/readToday.js';
import { withStoredMobile } from '../../people/user/storedMobile.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import type { OfficeServices } from '../services.js';
import type { PendingEvent } from '../../messages/webhook/pendingEvents.js';
import { withAudit } from '../../platform/operation/withAudit.js';
import { auditedProposal } from '../contactProposal/auditedProposal.js';
import { belongsToSomebody } from '../contactProposal/ownership.js';
import { approvalEvent } from '../onboarding/driverEvents.js';
import { onboardingEffect } from '../onboarding/onboardingChange.js';
import { notifyOfRights } from './notifyOfRights.js';
import {
  changesRole,
  mayEndFullAdmin,
  requireFieldsInRole,
  requireFullAdminLeft,
  withoutIdleRole,
} from './staffRules.js';

/**
 * Changes a user by hand. New contacts of an account in use are only proposed. `seen` holds the
 * fields as the actor last read them.
 * @throws what `acceptedChanges`, `onboardingEffect` and `changeFollowed` throw; proper_input_name (400);
 *   user_exists (409)
 */
export async function changeUser(
  actor: Actor,
  before: StoredUser,
  sent: Partial<UserInput>,
  seen: Partial<StoredUser> | undefined,
  services: OfficeServices,
): Promise<StoredUser> {
  const wanted = await withStoredMobile(acceptedChanges(actor, before, sent), before, services);
  const names = { firstName: before.firstName, lastName: before.lastName, ...wanted };
  requireNoProblems(nameProblems(names, await services.db.settings.settings()));
  if (wanted.email || wanted.mobile) {
    await requireFree(wanted, before.id, services);
    await requireNotMade(wanted, before.id, services);
  }
  const online = await onlineChangeOf(before, wanted, services);
  const approved = await onboardingEffect(before, wanted, services);
  const changes: Partial<StoredUser> = {
    ...(await claimUserImages(before, wanted, services)),
    ...online,
    ...approved,
    // Approving or blocking a driver by hand replaces the block that was planned.
    ...(wanted.approved !== undefined && wanted.approved !== before.approved && { blockAfterTrip: null }),
  };
  // This happens before the change, because the former fleet admin must not see later messages.
  if ('fleetadmin' in changes && changes.fleetadmin !== before.fleetadmin)
    await services.db.conversations.leaveFleet(before.id);
  // The trip may have ended while the planned block kept the driver on it.
  if (before.blockAfterTrip && 'blockAfterTrip' in changes)
    await services.db.users.recheckClaim(before.id, services.clock.now());
  const approval = await approvalEvent(before, changes, services);
  const user = (await changeOrPropose(actor, before, changes, { seen, approval }, services)) ?? before;
  await services.liveDrivers.refresh(user.id);
  if (mayEndFullAdmin(before, changes)) await requireFullAdminLeft(actor, before, services);
  if (changesRole(changes)) await notifyOfRights(actor, user, services);
  // A new connection receives the events that the new role may read.
  if (!user.approved || changesRole(changes)) services.realtime.disconnect(user.id);
  return user;
}

/**
 * Changes a user. New contacts of another user's account are only proposed: whoever has them becomes that
 * person.
 */
async function changeOrPropose(
  actor: Actor,
  before: StoredUser,
  changes: Partial<StoredUser>,
  { seen, approval }: { seen: Partial<StoredUser> | undefined; approval: readonly PendingEvent[] },
  services: OfficeServices,
): Promise<StoredUser | null> {
  const change = (by: 'admin' | Proposer) => changeFollowed(before, changes, by, seen, approval, services);
  const fields = changedContacts(before, changes);
  const isOwn = actor.uid === before.id;
  if (fields.length === 0 || isOwn || !(await belongsToSomebody(before, services))) return change('admin');
  await services.budgets.spend('inviteByAdmin', { account: actor.uid });
  const audited = {
    action: 'propose',
    resource: 'contactproposals',
    record: before.id,
    before: async () => auditedProposal(await services.db.users.findWithContacts(before.id)),
    after: async () => auditedProposal(await services.db.users.findWithContacts(before.id)),
  } as const;
  const user = await withAudit(actor, audited, () => change({ proposer: actor.uid }), services);
  services.realtime.resourceChanged('contactproposals', [before.id]);
  return user;
}

/** Returns the other fields that change when a driver goes online or offline. */
const onlineChangeOf = async (
  before: StoredUser,
  { driverActiveStatus }: Partial<UserInput>,
  services: OfficeServices,
) =>
  before.usertype === 'driver' && driverActiveStatus !== undefined
    ? onlineChange(before, driverActiveStatus, await readToday(services))
    : {};

/**
 * The parts of a change that are accepted: no placeholders of hidden contacts, no new email for an admin, and
 * fewer fields for a fleet admin.
 * @throws forbidden (403) for a fleet admin who changes contacts or bank details: only the driver may;
 *   not_in_role (403) for what the actor's staff role does not include; own_role (403) for the actor's own
 *   role
 */
export function acceptedChanges(
  actor: Actor,
  before: StoredUser,
  sent: Partial<UserInput>,
): Partial<UserInput> {
  const changes = withoutIdleRole(actor, before, sent);
  for (const contact of ['email', 'mobile'] as const) {
    const value = changes[contact];
    if (value === before[contact] || isStandIn(value)) delete changes[contact];
  }
  if (before.usertype === 'admin') delete changes.email;
  if (actor.uid === before.id) delete changes.approved;
  if (actor.usertype === 'fleetadmin') {
    // Fleet admins cannot see bank details, so the response must not reveal whether a guess is right either.
    if (changedContacts(before, changes).length > 0 || bankFields.some((field) => changes[field]))
      throw forbidden();
    for (const field of ['approved', 'fleetadmin', ...bankFields] as const) delete changes[field];
  }
  requireFieldsInRole(actor, before, changes);
  return changes;
}

const isStandIn = (value: unknown) =>
  typeof value === 'string' &&
  [HIDDEN, HIDDEN_FOR_DEMO].some((standIn) => standIn.toLowerCase() === value.toLowerCase());
