import type { Connection } from 'mongoose';
import { apiKeyRepository } from './apiKey/apiKey.repository.js';
import { apiKeyUseRepository } from './apiKey/apiKeyUse.repository.js';
import { credentialRepository } from './credential/credential.repository.js';
import { emailLinkRepository } from './credential/emailLink.repository.js';
import { knownPlacesRepository } from './auth/guessing/knownPlaces.repository.js';
import { loginCodeRepository } from './credential/loginCode.repository.js';
import { passkeyRepository } from './credential/passkey.repository.js';
import { secondFactorRepository } from './credential/secondFactor.repository.js';
import { tokenFamilyRepository } from './credential/tokenFamily.repository.js';
import { webSessionRepository } from './credential/webSession.repository.js';
import { pendingContactRepository } from './contact/pendingContact.repository.js';
import { userRepository } from './user/user.repository.js';
import type { UserPart } from './user/userPart.js';

/**
 * The repositories of accounts and sign-ins, on one connection. `part` has the fields of the area of money in
 * the documents of users.
 */
export const peopleRepositories = (connection: Connection, part: UserPart) => ({
  users: userRepository(connection, part),
  credentials: credentialRepository(connection),
  emailLinks: emailLinkRepository(connection),
  knownPlaces: knownPlacesRepository(connection),
  loginCodes: loginCodeRepository(connection),
  passkeys: passkeyRepository(connection),
  secondFactors: secondFactorRepository(connection),
  tokenFamilies: tokenFamilyRepository(connection),
  webSessions: webSessionRepository(connection),
  pendingContacts: pendingContactRepository(connection),
  apiKeys: apiKeyRepository(connection),
  apiKeyUses: apiKeyUseRepository(connection),
});

export type PeopleRepositories = ReturnType<typeof peopleRepositories>;
