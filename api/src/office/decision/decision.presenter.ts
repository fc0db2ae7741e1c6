import { type Actor, type DecisionRequest, decisionRequestSchema } from '@wayfare/shared';
import { onlyFields } from '../../platform/crud/onlyFields.js';
import type { OfficeServices } from '../services.js';
import type { StoredDecisionRequest } from './decision.repository.js';

const fields = Object.keys(decisionRequestSchema.shape);

/** Requests with the names of the people in them, in one query. Only staff get the trip. */
export async function presentDecisionRequests(
  requests: readonly StoredDecisionRequest[],
  actor: Actor,
  { db }: Pick<OfficeServices, 'db'>,
): Promise<DecisionRequest[]> {
  const people = requests.flatMap(({ driver, messages }) => [driver, ...messages.map(({ by }) => by)]);
  const names = people.length > 0 ? await db.users.namesOf([...new Set(people)]) : new Map<string, string>();
  return requests.map((request) => {
    const { booking, messages, reason, passedAt, answeredAt } = request;
    return {
      ...(onlyFields(request, fields) as unknown as DecisionRequest),
      driver_name: names.get(request.driver) ?? null,
      reason: reason ?? null,
      passedAt: passedAt ?? null,
      answeredAt: answeredAt ?? null,
      booking: actor.usertype === 'admin' ? (booking ?? null) : null,
      messages: messages.map(({ text, at, isFromStaff, by }) => ({
        text,
        at,
        isFromStaff,
        by_name: names.get(by) ?? null,
      })),
    };
  });
}
