import type { Connection } from 'mongoose';
import { apiKeyRepository } from './apiKey/apiKey.repository.js';
import { apiKeyUseRepository } from './apiKey/apiKeyUse.repository.js';
import { credentialRepository } from './auth/credential.repository.js';
import { emailLinkRepository } from './auth/emailLink.repository.js';
import { knownPlacesRepository } from './auth/guessing/knownPlaces.repository.js';
import { loginCodeRepository } from './auth/loginCode.repository.js';
import { passkeyRepository } from './auth/passkey/passkey.repository.js';
import { secondFactorRepository } from './auth/secondFactor/secondFactor.repository.js';
import { tokenFamilyRepository } from './auth/tokenFamily.repository.js';
import { webSessionRepository } from './auth/webSession.repository.js';
import { pendingContactRepository } from './contact/pendingContact.repository.js';
import { referralCountRepository } from './user/referralCount.repository.js';
import { userRepository } from './user/user.repository.js';

/** The repositories of accounts and sign-ins, on one connection. */
export const peopleRepositories = (connection: Connection) => ({
  users: userRepository(connection),
  referralCounts: referralCountRepository(connection),
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
