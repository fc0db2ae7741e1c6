import { referralIdFor } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';

const TRIES = 20;

/** An unused referral id (rule 9.6). */
export async function freeReferralId(firstName: string, { db, random }: PeopleServices): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const candidate = referralIdFor(firstName, random);
    if (!(await db.users.findByReferralId(candidate))) return candidate;
  }
  throw new Error('no referral id is free');
}
