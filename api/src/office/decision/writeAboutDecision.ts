import {
  type Actor,
  canAccess,
  conflict,
  type DecisionMessageInput,
  notFound,
  TakenMeanwhile,
} from '@wayfare/shared';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { OfficeServices } from '../services.js';
import { answerDueAt } from './answerDueAt.js';
import type { StoredDecisionRequest } from './decision.repository.js';

/** How long a process has to notify the driver before the sweeper takes over, in ms. */
const GRACE_MS = 10_000;

/**
 * A member of staff answers a request, which closes it and notifies the driver; or its driver writes again,
 * which opens it again (rule 4.80). Repeating it with the same message id changes nothing.
 * @throws not_found (404) for a request that the actor may not read; answered_meanwhile (409) naming the
 *   colleague whose answer the actor has not read; decision_thread_full (409)
 */
export async function writeAboutDecision(
  actor: Actor,
  id: string,
  input: DecisionMessageInput & { messageId: string },
  services: OfficeServices,
): Promise<StoredDecisionRequest> {
  const { db, clock, realtime } = services;
  const { messageId, text, seen } = input;
  const before = await db.decisionRequests.findById(id);
  if (!before || !canAccess(actor, 'show', 'decisionrequests', before)) throw notFound();
  if (before.messages.some((message) => message.id === messageId)) return before;
  const isFromStaff = actor.usertype === 'admin';
  if (isFromStaff) await requireRead(actor, before, seen, services);
  const message = { id: messageId, text, at: clock.now(), isFromStaff, by: actor.uid };
  const changed = isFromStaff
    ? await db.decisionRequests.answer(before, message, clock.now() + GRACE_MS)
    : await db.decisionRequests.askAgain(id, message, await answerDueAt(services));
  if (!changed) {
    const now = isFromStaff ? await db.decisionRequests.findById(id) : null;
    // Another user has written since the page was read.
    if (now && now.messages.length > before.messages.length)
      return writeAboutDecision(actor, id, input, services);
    throw conflict('decision_thread_full');
  }
  realtime.resourceChanged('decisionrequests', [id], [changed.driver]);
  if (isFromStaff) await tryToNotify(changed, services);
  return changed;
}

/** @throws answered_meanwhile (409) if a colleague has answered since the actor read the request */
async function requireRead(
  { uid }: Actor,
  { messages }: StoredDecisionRequest,
  seen: number | undefined,
  { db }: OfficeServices,
): Promise<void> {
  const answer = messages
    .slice(seen ?? messages.length)
    .findLast((message) => message.isFromStaff && message.by !== uid);
  const name = answer && (await db.users.namesOf([answer.by])).get(answer.by);
  if (answer && name) throw new TakenMeanwhile('answered_meanwhile', name, answer.at);
}

/** Failures are left to the sweeper: the answer itself is stored. */
async function tryToNotify(request: StoredDecisionRequest, services: OfficeServices): Promise<void> {
  try {
    await notifyDriver(request, services);
  } catch (error) {
    services.log.error({ err: error, request: request.id }, 'a driver will be notified of an answer later');
  }
}

/** Notifies the driver of the last answer, once. */
async function notifyDriver(
  { id, driver, messages, noticeDue }: StoredDecisionRequest,
  { db, notifier }: OfficeServices,
): Promise<void> {
  const answer = messages.findLast(({ isFromStaff }) => isFromStaff);
  if (!answer || typeof noticeDue !== 'number') return;
  await notifier.push(`decision:${answer.id}`, {
    to: driver,
    title: 'notice_decision_answered_title',
    body: 'notice_decision_answered_body',
    screen: 'decisions',
  });
  await db.decisionRequests.markNotified(id, noticeDue);
}

/** Notifies drivers of answers whose process crashed before it could. */
export async function sweepDecisionNotices(limit: number, services: OfficeServices): Promise<void> {
  const { db, clock } = services;
  await forEachOne(await db.decisionRequests.findUnnotified(clock.now(), limit), (request) =>
    tryToNotify(request, services),
  );
}
