import { type RoutedResource, routeResource } from '../platform/crud/routeResource.js';
import type { AreaWork } from '../platform/scheduler/schedule.js';
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
import { documentOperations } from './user/document/document.routes.js';
import { driverBreakOperations } from './user/driverBreak.routes.js';
import { headingHomeOperations } from './user/headingHome.routes.js';
import { licenseImageOperations } from './user/licenseImage.routes.js';
import { userDueWork } from './user/user.dueWork.js';
import { userEffects } from './user/user.effects.js';
import { userOperations } from './user/user.routes.js';

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
  ...userOperations,
  ...driverBreakOperations,
  ...headingHomeOperations,
  ...licenseImageOperations,
  ...documentOperations,
  ...apiKeyOperations,
  ...resources.flatMap(({ operations: routes }) => routes),
];

export const dueWork: AreaWork<PeopleServices> = {
  awaited: [userDueWork.notifyAboutDocuments, authDueWork.answerResets],
  leftBehind: [userDueWork.payBonuses, contactDueWork.finish, authDueWork.endIdle],
  hourly: [
    apiKeyDueWork.forgetUses,
    authDueWork.forgetExpired,
    contactDueWork.forgetExpired,
    userDueWork.forgetReverts,
  ],
};

/** Carries out those effects of bookings that change what this area keeps. */
export const effects = { ...userEffects };
