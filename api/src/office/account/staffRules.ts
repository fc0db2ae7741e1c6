import {
  type Actor,
  bankFields,
  conflict,
  forbidden,
  isPermitted,
  type UserInput,
  type Usertype,
} from '@wayfare/shared';
import { changesAny } from '../../platform/crud/resource.js';
import type { OfficeServices } from '../services.js';
import type { StoredUser } from '../../people/user/storedUser.js';

/** The fields with the limits that full admins set for other admins. */
const roleFields = ['staffRole', 'creditLimit'] as const;
/** The fields that staff who may only block drivers can change. */
const blockingFields: readonly string[] = ['approved', 'driverActiveStatus'];

/**
 * Drops the role fields that do not apply or do not change: only admins have a role and a limit.
 * @throws own_role (403) for the actor's own role or limit
 */
export function withoutIdleRole<Sent extends Partial<UserInput>>(
  actor: Actor,
  before: Partial<StoredUser> & { usertype: Usertype },
  sent: Sent,
): Sent {
  const changes = { ...sent };
  for (const field of roleFields)
    if (before.usertype !== 'admin' || !changesAny(before, changes, [field])) delete changes[field];
  if (actor.uid === before.id && changesRole(changes)) throw forbidden('own_role');
  return changes;
}

/** Whether a change is about what an admin may do. */
export const changesRole = (changes: Partial<UserInput>): boolean =>
  roleFields.some((field) => changes[field] !== undefined);

/** Whether a change may leave one full admin fewer. */
export const mayEndFullAdmin = ({ usertype }: StoredUser, changes: Partial<UserInput>): boolean =>
  usertype === 'admin' && (changesRole(changes) || changes.approved === false);

/**
 * Bank details are only for staff who pay out; for others, even the answer must not reveal whether a guess is
 * right.
 * @throws not_in_role (403)
 */
export function requireBankInRole(actor: Actor, sent: Partial<UserInput>): void {
  if (!isPermitted(actor, 'payouts') && bankFields.some((field) => sent[field]))
    throw forbidden('not_in_role');
}

/**
 * @throws not_in_role (403) for bank details, and for more than blocking drivers, from staff who may not
 *   change these
 */
export function requireFieldsInRole(actor: Actor, before: StoredUser, sent: Partial<UserInput>): void {
  requireBankInRole(actor, sent);
  if (isPermitted(actor, 'changeUsers')) return;
  const others = Object.keys(sent).filter((field) => !blockingFields.includes(field));
  if (changesAny(before, sent, others)) throw forbidden('not_in_role');
}

/**
 * Undoes what an admin has just done to another one, if the actor is no longer a full admin: when two admins
 * take away each other's rights at the same time, one of them must stay a full admin.
 * @throws last_full_admin (409) after undoing it
 */
export async function requireFullAdminLeft(
  actor: Actor,
  before: StoredUser,
  { db }: Pick<OfficeServices, 'db'>,
): Promise<void> {
  const now = await db.users.findById(actor.uid);
  if (now?.approved && !now.staffRole) return;
  await db.users.update(before.id, {
    approved: before.approved,
    staffRole: before.staffRole ?? null,
    creditLimit: before.creditLimit ?? null,
  });
  throw conflict('last_full_admin');
}
