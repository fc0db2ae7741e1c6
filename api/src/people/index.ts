import { migrateSearchTokens } from '../platform/crud/migrateSearchTokens.js';
import type { Migration } from '../platform/database/migration.js';
import { type RoutedResource, routeResource } from '../platform/crud/routeResource.js';
import { type AreaWork, SECOND } from '../platform/scheduler/schedule.js';
import { apiKeyDueWork } from './apiKey/apiKey.dueWork.js';
import { apiKeyResource } from './apiKey/apiKey.resource.js';
import { apiKeyOperations } from './apiKey/apiKey.routes.js';
import { authDueWork } from './auth/auth.dueWork.js';
import { authOperations } from './auth/auth.routes.js';
import { emailLinkOperations } from './auth/emailLink.routes.js';
import { loginCodeOperations } from './auth/loginCode.routes.js';
import { passkeyOperations } from './auth/passkey/passkey.routes.js';
import { secondFactorOperations } from './auth/secondFactor/secondFactor.routes.js';
import { signInListOperations } from './auth/signInList.routes.js';
import { socialOperations } from './auth/social/social.routes.js';
import { stepUpOperations } from './auth/stepUp/stepUp.routes.js';
import { contactDueWork } from './contact/contact.dueWork.js';
import type { Operation } from './operation.js';
import type { PeopleServices } from './services.js';
import { documentOperations } from './driver/document/document.routes.js';
import { driverBreakOperations } from './driver/driverBreak.routes.js';
import { headingHomeOperations } from './driver/headingHome.routes.js';
import { licenseImageOperations } from './user/licenseImage.routes.js';
import { driverDueWork } from './driver/driver.dueWork.js';
import { liveDriversDueWork } from './liveDrivers/liveDrivers.dueWork.js';
import { userDueWork } from './user/user.dueWork.js';
import { migrateMobiles } from './user/migrateMobiles.js';
import { migrateNames } from './user/migrateNames.js';
import { migrateNotices } from './user/migrateNotices.js';
import { migrateProvenContacts } from './user/migrateProvenContacts.js';
import { migrateOnboarding } from './user/migrateOnboarding.js';
import { userShowsImage } from './user/showsImage.js';
import { userEffects } from './user/user.effects.js';
import { driverStatusOperations } from './driver/driverStatus.routes.js';

export { peopleRepositories as repositories } from './repositories.js';

/** The resources of this area, with their routes. */
export const resources: readonly RoutedResource<PeopleServices>[] = [routeResource(apiKeyResource)];

export const operations: readonly Operation[] = [
  ...authOperations,
  ...secondFactorOperations,
  ...stepUpOperations,
  ...passkeyOperations,
  ...socialOperations,
  ...emailLinkOperations,
  ...loginCodeOperations,
  ...signInListOperations,
  ...driverStatusOperations,
  ...driverBreakOperations,
  ...headingHomeOperations,
  ...licenseImageOperations,
  ...documentOperations,
  ...apiKeyOperations,
  ...resources.flatMap(({ operations: routes }) => routes),
];

export const dueWork: AreaWork<PeopleServices> = {
  awaited: [driverDueWork.notifyAboutDocuments, authDueWork.answerResets],
  leftBehind: [contactDueWork.finish, authDueWork.endIdle],
  hourly: [
    apiKeyDueWork.forgetUses,
    authDueWork.forgetExpired,
    contactDueWork.forgetExpired,
    userDueWork.forgetReverts,
    userDueWork.forgetProposals,
  ],
  lanes: [{ everyMs: 20 * SECOND, work: [liveDriversDueWork.savePositions] }],
  atStop: [liveDriversDueWork.savePositions],
};

/** Carries out the effects of bookings that change records of this area. */
export const effects = userEffects;

const migrateUserSearch: Migration<PeopleServices> = (services) =>
  migrateSearchTokens('users', services.db.users.rewriteSearch, services);

/** Convert what earlier versions stored, in this order. */
export const migrations: readonly Migration<PeopleServices>[] = [
  migrateProvenContacts,
  migrateMobiles,
  migrateNames,
  migrateNotices,
  migrateOnboarding,
  migrateUserSearch,
];

/**
 * Those of them that are repeated once, for what processes of the earlier version have written after the
 * mark. Only conversions of how values are stored: a record of this version must not need them.
 */
export const repeatedMigrations: readonly Migration<PeopleServices>[] = [
  migrateMobiles,
  migrateNames,
  migrateNotices,
  migrateUserSearch,
];

/** Check whether this area still shows a stored picture. */
export const imageUses = [userShowsImage];
