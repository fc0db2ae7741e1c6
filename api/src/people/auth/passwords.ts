import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash that reveals nothing about the password. */
export const hashPassword = (password: string) => hash(password, options);

/** Whether a password matches its hash. Without a hash, it takes the same time and returns false. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && matches;
}

const decoy = hashPassword('an account that does not exist');
