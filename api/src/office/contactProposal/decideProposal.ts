import {
  type Actor,
  approvalProblem,
  areNewRights,
  canAccess,
  conflict,
  CONTACT_HOLD_MS,
  DomainError,
  forbidden,
  type Identification,
  notFound,
} from '@wayfare/shared';
import { changedContacts, contactChangeOf } from '../../people/contact/contactChange.js';
import { finishContactWork } from '../../people/contact/finishContactWork.js';
import { rightsSince } from '../audit/rightsSince.js';
import { openProposal } from '../../people/contact/proposeContacts.js';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';
import type { FollowedChange, StoredProposal, UserWithContacts } from '../../people/user/contactState.js';
import { requireFree } from '../../people/user/insertUser.js';
import { PROOF } from '../../people/user/provenContact.repository.js';
import type { OfficeServices } from '../services.js';

/** Decides on the proposal of an account, given the account as stored; may throw. */
type Decide = (user: UserWithContacts, proposal: StoredProposal) => FollowedChange;

/** A change that ends a proposal, or stores it, and nothing else. */
const only = (proposal: StoredProposal | null): FollowedChange => ({ changes: {}, notices: [], proposal });

/**
 * Records how the owner of an account was identified, because the previous contact does not answer. Whoever
 * does that cannot approve the proposal. @throws not_found (404); approval_closed (409)
 */
export async function identifyOwner(
  actor: Actor,
  uid: string,
  identification: Identification,
  services: OfficeServices,
): Promise<UserWithContacts> {
  requireEditor(actor);
  const identified = { ...identification, by: actor.uid, at: services.clock.now() };
  await decide(uid, (_user, proposal) => only({ ...proposal, identified }), services);
  const user = await services.db.users.findWithContacts(uid);
  if (!user) throw notFound();
  return user;
}

/**
 * Sets the proposed contacts as the second full admin, once someone else has identified the owner.
 * @throws not_found (404); not_in_role, approval_by_requester, approver_too_new (403); owner_not_identified,
 *   approval_closed, changed_meanwhile (409); user_exists (409) when another account has proved a contact
 *   meanwhile
 */
export async function approveProposal(actor: Actor, uid: string, services: OfficeServices): Promise<void> {
  requireEditor(actor);
  const given = (user: UserWithContacts, proposal: StoredProposal) => {
    const problem = approvalProblem(actor, {
      id: user.id,
      by: proposal.by,
      identified: proposal.identified ?? null,
    });
    if (problem === 'owner_not_identified') throw conflict(problem);
    if (problem) throw forbidden(problem);
  };
  if (areNewRights(await rightsSince(actor.uid, services), services.clock.now()))
    throw forbidden('approver_too_new');
  await applyProposal(uid, given, services);
}

/**
 * Ends a proposal without a change. A full admin refuses it; its author can withdraw it.
 * @throws not_found (404); not_in_role (403); approval_closed (409)
 */
export async function refuseProposal(actor: Actor, uid: string, services: OfficeServices): Promise<void> {
  requireEditor(actor);
  const given = (_user: UserWithContacts, { by }: StoredProposal) => {
    if (actor.staffRole && by !== actor.uid) throw forbidden('not_in_role');
  };
  await endProposal(uid, given, services);
}

/** Checks who decides on a proposal; throws if they may not. */
type Check = (user: UserWithContacts, proposal: StoredProposal) => void;

/** Ends a proposal without a change. */
export async function endProposal(uid: string, given: Check, services: OfficeServices): Promise<void> {
  const end: Decide = (user, proposal) => {
    given(user, proposal);
    return only(null);
  };
  await decide(uid, end, services);
}

/**
 * Sets the proposed contacts, in one write with the end of the proposal and the hold of the account's money.
 * @throws not_found (404); approval_closed, changed_meanwhile, user_exists (409)
 */
export async function applyProposal(uid: string, given: Check, services: OfficeServices): Promise<void> {
  const { db, clock, newId } = services;
  const parts = { id: newId(), now: clock.now(), by: 'admin' } as const;
  const found = await db.users.findWithContacts(uid);
  const wanted = found && openProposal(found, parts.now);
  if (!wanted) throw await closed(uid, services);
  given(found, wanted);
  await requireFree(wanted.contacts, uid, services);
  const apply: Decide = (user, proposal) => {
    given(user, proposal);
    // What was announced and approved is the change from these contacts.
    if (changedContacts(user, proposal.from).length > 0) throw conflict('changed_meanwhile');
    const change = contactChangeOf(user, proposal.contacts, parts, services);
    const contactHeldUntil = Math.max(user.contactHeldUntil ?? 0, parts.now + CONTACT_HOLD_MS);
    return { ...change, changes: { ...change.changes, contactHeldUntil }, proposal: null };
  };
  await decide(uid, apply, services);
}

async function decide(uid: string, choose: Decide, services: OfficeServices): Promise<void> {
  const { db, clock, realtime } = services;
  const now = clock.now();
  try {
    const changed = await db.users.changeFollowed(
      uid,
      now,
      (user) => {
        const proposal = openProposal(user, now);
        if (!proposal) throw conflict('approval_closed');
        return choose(user, proposal);
      },
      ['contactHeldUntil', ...Object.values(PROOF)],
    );
    if (!changed) throw notFound();
  } catch (error) {
    if (isDuplicateKey(error)) throw conflict('user_exists');
    throw error;
  }
  await finishContactWork(uid, services);
  realtime.resourceChanged('contactproposals', [uid]);
}

/** The reason why there is nothing to decide on. */
async function closed(uid: string, { db }: OfficeServices): Promise<DomainError> {
  return (await db.users.findById(uid)) ? conflict('approval_closed') : notFound();
}

function requireEditor(actor: Actor): void {
  if (!canAccess(actor, 'edit', 'contactproposals')) throw forbidden();
}
