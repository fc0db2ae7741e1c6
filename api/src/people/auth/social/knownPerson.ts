import { socialProviderNames } from '@wayfare/shared';
import { z } from 'zod';
import type { SocialIdentity } from './socialProvider.js';

/** The known data of a user whose account is to be completed. */
export const knownPersonSchema = z.object({
  provider: z.enum(socialProviderNames),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
});

/** Returns a provider's data about a user, as shown to the user. */
export const knownPerson = ({ provider, firstName, lastName, email }: SocialIdentity) => ({
  provider,
  firstName,
  lastName,
  email,
});
