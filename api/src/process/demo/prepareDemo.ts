import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../people/auth/passwords.js';
import { ConfigurationError } from '../../platform/config/environment.js';
import type { Services } from '../services.js';
import { demoEmails } from './accounts.js';
import { demoRefusal, seedDemo } from './seedDemo.js';

/**
 * Fills an empty database with the demo, unless it is in production or the configuration turns the demo off.
 * Returns the lines that explain how to sign in, none without a demo.
 */
export async function prepareDemo(services: Services): Promise<string[]> {
  const { config, db } = services;
  if (config.NODE_ENV === 'production' || config.SEED_DEMO === 'off') return [];
  const emails = Object.entries(demoEmails).map(([role, email]) => `${role.padEnd(10)}  ${email}`);
  if ((await demoRefusal(services)) === null) {
    const password = config.DEMO_PASSWORD ?? randomBytes(9).toString('base64url');
    await seedDemo({ password }, services);
    return [...emails, `password    ${password}`];
  }
  if (!(await db.users.findByProven('email', demoEmails.admin))) return [];
  if (!config.DEMO_PASSWORD) return [...emails, 'password    the one printed on the first start'];
  await setDemoPassword(config.DEMO_PASSWORD, services);
  return [...emails, `password    ${config.DEMO_PASSWORD}`];
}

/** Sets the configured password, even if the accounts were created with another one. */
async function setDemoPassword(password: string, { db }: Services): Promise<void> {
  const passwordHash = await hashPassword(password);
  for (const email of Object.values(demoEmails)) {
    const account = await db.users.findByProven('email', email);
    if (account) await db.credentials.setPasswordHash(account.id, passwordHash);
  }
}

/**
 * @throws ConfigurationError when a production database contains the demo accounts, whose password is not
 *   secret
 */
export async function refuseDemoAccounts({ db }: Services): Promise<void> {
  const found = await Promise.all(
    Object.values(demoEmails).map((email) => db.users.findByProven('email', email)),
  );
  if (found.some((user) => user !== null)) {
    throw new ConfigurationError([
      'MONGODB_URL: this database contains the demo accounts, which are not allowed in production',
    ]);
  }
}
