import { type Actor, conflict, type ErrorKey, TakenMeanwhile } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';

/** Who has decided about something, and when (ms timestamp). */
interface Decided {
  decidedBy?: string | null | undefined;
  decidedAt?: number | null | undefined;
}

/**
 * Creates the error for a decision that comes too late: it names the member of staff who was faster.
 * @param decision who has decided, if anyone, and when; deleted accounts have no name
 */
export async function decidedMeanwhile(
  { uid }: Pick<Actor, 'uid'>,
  { decidedBy: by, decidedAt: at }: Decided,
  otherwise: ErrorKey,
  { db }: Pick<PeopleServices, 'db'>,
): Promise<Error> {
  const name = by && by !== uid ? (await db.users.namesOf([by])).get(by) : undefined;
  return name ? new TakenMeanwhile('decided_meanwhile', name, at ?? null) : conflict(otherwise);
}
