import { type Actor, conflict, type ErrorKey, TakenMeanwhile } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';

/**
 * Creates the error for a decision that comes too late: it names the member of staff who was faster.
 * @param by who has decided, if anyone; deleted accounts have no name
 */
export async function decidedMeanwhile(
  { uid }: Pick<Actor, 'uid'>,
  by: string | null | undefined,
  otherwise: ErrorKey,
  { db }: Pick<PeopleServices, 'db'>,
): Promise<Error> {
  const name = by && by !== uid ? (await db.users.namesOf([by])).get(by) : undefined;
  return name ? new TakenMeanwhile('decided_meanwhile', name) : conflict(otherwise);
}
