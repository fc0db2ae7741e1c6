import { hash, verify } from '@node-rs/argon2';
import { preparePassword } from '@wayfare/shared';

/** OWASP's parameters for argon2id: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash that reveals nothing about the password. */
export const hashPassword = (password: string) => hash(preparePassword(password), options);

/**
 * Whether a password matches its hash. Without a hash, it takes the same time and returns false. Earlier
 * versions hashed passwords as they were typed.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const known = passwordHash ?? (await decoy);
  const prepared = preparePassword(password);
  const matches =
    (await verify(known, prepared)) || (prepared !== password && (await verify(known, password)));
  return passwordHash !== null && matches;
}

const decoy = hashPassword('an account that does not exist');
