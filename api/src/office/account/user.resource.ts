import {
  type Actor,
  hiddenUserFields,
  phoneRules,
  phoneNumberPrefix,
  standInContacts,
  type UserInput,
  userInputSchema,
  presentedUserSchema,
  type Usertype,
} from '@wayfare/shared';
import { changesAny, type ResourceDefinition } from '../../platform/crud/resource.js';
import { noGift } from '../../platform/operation/noGift.js';
import { documentFilter } from '../../people/driver/document/documentFilter.js';
import { driverStateFilter } from '../../people/driver/driverStateFilter.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { presentUsers } from '../../people/user/user.presenter.js';
import { onboardingFilter } from '../onboarding/onboardingFilter.js';
import { addUser } from './addUser.js';
import { acceptedChanges, changeUser } from './changeUser.js';
import { provenFields } from './provenFields.js';
import { removeUser } from './removeUser.js';
import { usesOfUsers } from './userUses.js';
import type { OfficeServices } from '../services.js';
import { noProof } from '../../platform/operation/noProof.js';
import { faces } from '../../people/user/user.realtime.js';

/** The resources of users: one collection, one resource per role (rules 2.34, 5.39 to 5.43). */
const entities = { rider: 'Rider', driver: 'Driver', fleetadmin: 'FleetAdmin', admin: 'Admin' } as const;

export const userResources = (Object.keys(faces) as Usertype[]).map(userResource);

function userResource(usertype: Usertype): ResourceDefinition<StoredUser, UserInput, OfficeServices> {
  return {
    name: faces[usertype],
    entity: entities[usertype],
    record: presentedUserSchema,
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
    ...(usertype === 'driver' && {
      derived: { state: driverStateFilter, documents: documentFilter, onboarding: onboardingFilter },
    }),
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
    searchedAs: (q, settings) => phoneNumberPrefix(q, phoneRules(settings)),
    searched: ['firstName', 'lastName', 'email', 'mobile', 'vehicleNumber'],
    reads: (services) => services.db.users,
    followers: ({ fleetadmin }) => [fleetadmin],
    present: (users, actor, services) => presentUsers(users, actor as Actor, services),
    create: (actor, input, id, services) => addUser(actor, usertype, input, id, services),
    update: changeUser,
    remove: removeUser,
    uses: usesOfUsers[usertype],
    gifts: { remove: noGift.takesBack },
    stepUp: {
      create: isStaff(usertype) ? true : noProof.newAccount,
      update(actor, before, sent) {
        const changes = acceptedChanges(actor, before, sent);
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
