import {
  type Actor,
  bankFields,
  changesBankDetails,
  forbidden,
  HIDDEN,
  HIDDEN_FOR_DEMO,
  hiddenUserFields,
  invalid,
  onlineChange,
  payoutHeldUntil,
  phoneCountry,
  phoneNumberPrefix,
  standInContacts,
  type UserInput,
  userInputSchema,
  userSchema,
  type Usertype,
} from '@wayfare/shared';
import { changedContacts } from '../../people/contact/contactChange.js';
import { changeFollowed } from '../../people/contact/changeFollowed.js';
import { changesAny, type ResourceDefinition } from '../../platform/crud/resource.js';
import type { OfficeServices } from '../services.js';
import { claimUserImages } from '../../people/user/claimUserImages.js';
import { mailInvitation } from './mailInvitation.js';
import { approvalEvent } from './driverEvents.js';
import { removeAccount } from './removeAccount.js';
import { provenFields } from './provenFields.js';
import {
  changesRole,
  mayEndFullAdmin,
  requireBankInRole,
  requireFieldsInRole,
  requireFullAdminLeft,
  withoutIdleRole,
} from './staffRules.js';
import { documentFilter } from '../../people/user/document/documentFilter.js';
import { driverStateFilter } from '../../people/user/driverStateFilter.js';
import { readToday } from '../../people/user/readToday.js';
import { presentUsers } from '../../people/user/user.presenter.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { insertUser, requireFree } from '../../people/user/insertUser.js';
import { freeReferralId } from './openAccount.js';
import { withStoredMobile } from '../../people/user/storedMobile.js';

/** The resources of users: one collection, one resource per role (rules 2.34, 5.39 to 5.43). */
const faces = { rider: 'riders', driver: 'drivers', fleetadmin: 'fleetadmins', admin: 'alladmin' } as const;
const entities = { rider: 'Rider', driver: 'Driver', fleetadmin: 'FleetAdmin', admin: 'Admin' } as const;

export const userResources = (Object.keys(faces) as Usertype[]).map(userResource);

function userResource(usertype: Usertype): ResourceDefinition<StoredUser, UserInput, OfficeServices> {
  return {
    name: faces[usertype],
    entity: entities[usertype],
    record: userSchema.partial(),
    input: userInputSchema.partial({ driverActiveStatus: true }),
    base: { usertype },
    filters: {
      approved: 'boolean',
      fleetadmin: 'text',
      carType: 'text',
      driverActiveStatus: 'boolean',
      queue: 'boolean',
      createdAt: 'number',
      walletBalance: 'number',
    },
    ...(usertype === 'driver' && { derived: { state: driverStateFilter, documents: documentFilter } }),
    sorts: [
      'createdAt',
      'DESC',
      'firstName',
      'lastName',
      'email',
      'approved',
      'walletBalance',
      ...(usertype === 'driver' ? ['vehicleNumber', 'carType'] : []),
    ],
    hidden: (actor, settings) => [
      ...(actor ? hiddenUserFields(actor, { id: '' }) : []),
      ...standInContacts(settings),
    ],
    searchedAs: (q, settings) => phoneNumberPrefix(q, phoneCountry(settings)),
    searched: ['firstName', 'lastName', 'email', 'mobile', 'vehicleNumber'],
    reads: (services) => services.db.users,
    present: (users, actor, services) => presentUsers(users, actor as Actor, services),
    create: (actor, input, id, services) => addUser(actor, usertype, input, id, services),
    update: changeUser,
    remove: removeUser,
    stepUp: {
      ...(isStaff(usertype) && { create: true }),
      update(actor, before, sent) {
        const changes = changesOf(actor, before, sent);
        return changesAny(before, changes, isStaff(usertype) ? Object.keys(changes) : provenFields);
      },
      remove: true,
      export: true,
    },
  };
}

function isStaff(usertype: Usertype): boolean {
  return usertype === 'admin' || usertype === 'fleetadmin';
}

/**
 * Adds a user by hand. A mail lets them choose their password, and "forgot password" sends another one. New drivers are
 * approved, active and free; a fleet admin's drivers belong to that fleet admin (rule 5.42).
 */
async function addUser(
  actor: Actor,
  usertype: Usertype,
  sent: UserInput,
  id: string,
  services: OfficeServices,
): Promise<StoredUser> {
  requireName(sent);
  requireBankInRole(actor, sent);
  const input = await withStoredMobile(withoutIdleRole(actor, { usertype }, sent), undefined, services);
  await requireFree(input, undefined, services);
  // Before anything is stored: otherwise, a client could make the product send mail to many made-up addresses.
  if (input.email)
    await services.budgets.spend(actor.usertype === 'admin' ? 'inviteByAdmin' : 'invite', {
      account: actor.uid,
    });
  const driver = usertype === 'driver' && {
    driverActiveStatus: true,
    queue: false,
    fleetadmin: actor.usertype === 'fleetadmin' ? actor.uid : input.fleetadmin,
    ...onlineChange({}, true, await readToday(services)),
  };
  const pictures = await claimUserImages({ id }, input, services);
  const user: StoredUser = {
    ...pictures,
    id,
    usertype,
    approved: usertype === 'driver' ? true : (input.approved ?? true),
    // Until the invitation is opened, the address is not proven to be the user's.
    emailVerified: false,
    loginType: input.email ? 'email' : 'phone',
    createdByAdmin: true,
    createdAt: services.clock.now(),
    referralId: await freeReferralId(input.firstName, services),
    walletBalance: 0,
    ...(input.email && { inviteDue: true }),
    ...driver,
    ...(changesBankDetails({}, input) && {
      payoutHeldUntil: payoutHeldUntil({}, services.clock.now(), await services.db.settings.settings()),
    }),
  };
  await insertUser(user, services);
  if (user.inviteDue) await mailInvitation(user.id, services);
  return user;
}

async function changeUser(
  actor: Actor,
  before: StoredUser,
  sent: Partial<UserInput>,
  seen: Partial<StoredUser> | undefined,
  services: OfficeServices,
): Promise<StoredUser> {
  const wanted = await withStoredMobile(changesOf(actor, before, sent), before, services);
  requireName({ firstName: before.firstName, lastName: before.lastName, ...wanted });
  if (wanted.email || wanted.mobile) await requireFree(wanted, before.id, services);
  const online = await onlineChangeOf(before, wanted, services);
  const changes: Partial<StoredUser> = {
    ...(await claimUserImages(before, wanted, services)),
    ...online,
    // Approving or blocking a driver by hand replaces the block that was planned.
    ...(wanted.approved !== undefined && wanted.approved !== before.approved && { blockAfterTrip: null }),
  };
  // Before the change: the former fleet admin must not see what is written from then on.
  if ('fleetadmin' in changes && changes.fleetadmin !== before.fleetadmin)
    await services.db.conversations.leaveFleet(before.id);
  // The trip may have ended while the planned block kept the driver on it.
  if (before.blockAfterTrip && 'blockAfterTrip' in changes)
    await services.db.users.recheckClaim(before.id, services.clock.now());
  const approval = await approvalEvent(before, changes, services);
  const user = (await changeFollowed(before, changes, 'admin', seen, approval, services)) ?? before;
  await services.liveDrivers.refresh(user.id);
  if (mayEndFullAdmin(before, changes)) await requireFullAdminLeft(actor, before, services);
  // A new connection hears what the new role may read.
  if (!user.approved || changesRole(changes)) services.realtime.disconnect(user.id);
  return user;
}

/** What going online or offline changes with it. */
const onlineChangeOf = async (
  before: StoredUser,
  { driverActiveStatus }: Partial<UserInput>,
  services: OfficeServices,
) =>
  before.usertype === 'driver' && driverActiveStatus !== undefined
    ? onlineChange(before, driverActiveStatus, await readToday(services))
    : {};

/**
 * The parts of a change that are accepted: no placeholders of hidden contacts, no new email for an admin, and fewer fields for
 * a fleet admin.
 * @throws forbidden (403) for a fleet admin who changes contacts or bank details: only the driver may; not_in_role (403) for what
 *   the actor's staff role does not include; own_role (403) for the actor's own role
 */
function changesOf(actor: Actor, before: StoredUser, sent: Partial<UserInput>): Partial<UserInput> {
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

function requireName({ firstName, lastName }: { firstName?: string; lastName?: string }): void {
  if (!firstName?.trim()) throw invalid('proper_input_name', { firstName: 'proper_input_name' });
  if (!lastName?.trim()) throw invalid('proper_input_name', { lastName: 'proper_input_name' });
}

/** @throws forbidden (403) for the actor's own account; driver_busy or wallet_not_empty (409) */
async function removeUser(actor: Actor, user: StoredUser, services: OfficeServices): Promise<void> {
  if (actor.uid === user.id) throw forbidden();
  await removeAccount(user, services);
}
