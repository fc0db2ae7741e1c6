import {
  type Actor,
  conflict,
  type DecisionRequestInput,
  notFound,
  type PassedTrip,
  shownPassedAt,
} from '@wayfare/shared';
import type { StoredPassedTrip } from '../../trips/passedTrip/passedTrip.repository.js';
import type { OfficeServices } from '../services.js';
import { answerDueAt } from './answerDueAt.js';
import type { StoredDecisionRequest } from './decision.repository.js';

/**
 * The acting driver asks a person about an automatic decision, or about a trip that they did not get (rule
 * 4.80). Repeating it with the same id changes nothing.
 * @throws not_found (404) for a passed trip that is not theirs or too long ago; decision_requests_full (409)
 */
export async function askAboutDecision(
  { uid }: Actor,
  { about, passedTrip, text }: DecisionRequestInput,
  id: string,
  services: OfficeServices,
): Promise<StoredDecisionRequest> {
  const { db, clock, realtime } = services;
  const before = await db.decisionRequests.findById(id);
  if (before) return before;
  const passed = passedTrip === undefined ? null : await findOwnPassed(uid, passedTrip, services);
  if (await db.decisionRequests.isFull(uid)) throw conflict('decision_requests_full');
  const now = clock.now();
  const request: StoredDecisionRequest = {
    id,
    driver: uid,
    about,
    ...factsOf(passed),
    createdAt: now,
    dueAt: await answerDueAt(services),
    isOpen: true,
    answeredAt: null,
    messages: [{ id, text, at: now, isFromStaff: false, by: uid }],
  };
  await db.decisionRequests.insert(request);
  realtime.resourceChanged('decisionrequests', [id], [uid]);
  return request;
}

/** What a request keeps of the passed trip: that is deleted before a person has answered. */
const factsOf = (passed: StoredPassedTrip | null) => ({
  reason: (passed?.reason ?? null) as PassedTrip['reason'] | null,
  passedAt: passed ? shownPassedAt(passed.at) : null,
  booking: passed?.booking ?? null,
});

async function findOwnPassed(driver: string, id: string, { db }: OfficeServices): Promise<StoredPassedTrip> {
  const [found] = await db.passedTrips.findMany([id], { driver });
  if (!found) throw notFound();
  return found;
}
