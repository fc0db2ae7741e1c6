import { createHmac } from 'node:crypto';
import { DomainError, invalid } from '@wayfare/shared';
import { checkedAdmin, createAdmin, type NewAdmin } from '../account/createAdmin.js';
import { beginCancelReasons } from '../account/beginCancelReasons.js';
import { hashOf, isSameSecret, newSecret } from '../../platform/secret.js';
import type { OfficeServices } from '../services.js';
import type { StoredUser } from '../../people/user/storedUser.js';

/** How long a link is valid, in ms. A restart prints a new one. */
const GOOD_FOR_MS = 24 * 60 * 60_000;
/** If creating the admin takes longer than this, in ms, the process that used the link has crashed. */
const USING_MS = 60_000;

/**
 * The one-time link that creates the first admin, for the log: only the installation's operator reads it.
 * Null once an admin exists. Its token is derived from the installation's secret, so that every process of it
 * prints the same link. The token comes after a `#`, which browsers send to no server.
 */
export async function setupLink(services: OfficeServices): Promise<string | null> {
  const { db, clock, config } = services;
  if (await db.users.hasApproved('admin')) {
    await db.setup.remove();
    return null;
  }
  const stored = await db.setup.find();
  const isStale =
    !stored ||
    stored.expiresAt <= clock.now() ||
    // Another secret would derive another token.
    !isSameSecret(hashOf(tokenOf(stored.seed, services)), stored.hash) ||
    (typeof stored.usedAt === 'number' && stored.usedAt <= clock.now() - USING_MS);
  if (isStale) {
    const seed = newSecret();
    const hash = hashOf(tokenOf(seed, services));
    await db.setup.replace(stored, { seed, hash, expiresAt: clock.now() + GOOD_FOR_MS });
  }
  // If several processes start at the same time, one of them has stored its link.
  const current = await db.setup.find();
  return current && `${config.PUBLIC_URL}/login/setup#${tokenOf(current.seed, services)}`;
}

const tokenOf = (seed: string, { tokenKey }: OfficeServices) =>
  createHmac('sha256', tokenKey).update(`setup link ${seed}`).digest('base64url');

/**
 * Creates the first admin with the token of the setup link, which is valid once.
 * @throws link_invalid (400) for every other token, after its use, and once an admin exists; otherwise like
 *   createAdmin, and the link stays valid
 */
export async function setUpFirstAdmin(
  token: string,
  given: NewAdmin,
  services: OfficeServices,
): Promise<StoredUser> {
  const { db, clock, newId } = services;
  const hash = hashOf(token);
  const stored = await db.setup.find();
  // Also without a link, so that the time does not reveal whether there is one.
  const isRight = isSameSecret(hash, stored?.hash ?? '');
  if (!isRight || (await db.users.hasApproved('admin'))) throw invalid('link_invalid');
  await checkedAdmin(given, services);
  if (!(await db.setup.use(hash, clock.now()))) throw invalid('link_invalid');
  try {
    const id = newId();
    const admin = await createAdmin(given, { uid: id, name: 'setup link' }, id, services);
    await beginCancelReasons(services);
    await db.setup.remove();
    return admin;
  } catch (error) {
    if (error instanceof DomainError) await db.setup.giveBack(hash);
    throw error;
  }
}
