import { DomainError, TooManyRequests } from '@wayfare/shared';
import type { Services } from '../../services.js';
import { unsealed } from '../sealed.js';
import { stepOfCode } from './authenticator.js';
import { hashOfRecoveryCode } from './recoveryCodes.js';

/** Codes that may be wrong in a row, and for how long there is none after that, in ms. */
const MOST_GUESSES = 5;
const PAUSE_MS = 10 * 60_000;

/** What secrets of authenticator apps are sealed for. */
export const secretUse = (uid: string) => `authenticator secret of ${uid}`;

/** Counts a code before it is looked at. @throws too_many_requests (429) after five wrong ones, for ten minutes */
export async function countGuess(uid: string, { db, clock, log }: Services): Promise<void> {
  const allowed = await db.secondFactors.guess(uid, {
    now: clock.now(),
    most: MOST_GUESSES,
    forMs: PAUSE_MS,
  });
  if (allowed) return;
  log.warn({ uid }, 'codes of a second factor are being guessed');
  throw new TooManyRequests(PAUSE_MS / 1000);
}

/**
 * Takes a code of somebody's authenticator app or one of the recovery codes. Each is good once, also when it comes twice at
 * the same moment.
 * @param wrongStatus HTTP status of a wrong code: 401 where it was to sign somebody in
 * @throws second_factor_wrong; too_many_requests (429)
 */
export async function requireCode(
  uid: string,
  code: string,
  wrongStatus: 400 | 401,
  services: Services,
): Promise<void> {
  const { db, clock, sealKey } = services;
  const wrong = new DomainError('second_factor_wrong', wrongStatus, { code: 'second_factor_wrong' });
  const found = await db.secondFactors.find(uid);
  if (!found?.isEnabled) throw wrong;
  await countGuess(uid, services);
  const typed = code.replace(/\s/g, '');
  const isTaken = /^\d{6}$/.test(typed)
    ? await takeStep(unsealed(found.secret, secretUse(uid), sealKey))
    : await db.secondFactors.takeRecoveryCode(uid, hashOfRecoveryCode(uid, typed));
  if (!isTaken) throw wrong;

  async function takeStep(secret: string | null): Promise<boolean> {
    const step = secret === null ? null : stepOfCode(secret, typed, clock.now());
    return step !== null && db.secondFactors.takeStep(uid, step);
  }
}
