import { type Actor, canAccess, conflict, notFound } from '@wayfare/shared';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { OfficeServices } from '../services.js';
import { answerDueAt } from './answerDueAt.js';
import type { StoredDecisionRequest } from './decision.repository.js';

/** How long a process has to notify the driver before the sweeper takes over, in ms. */
const GRACE_MS = 10_000;

/**
 * A member of staff answers a request, which closes it and notifies the driver; or its driver writes again,
 * which opens it again (rule 4.80). Repeating it with the same message id changes nothing.
 * @throws not_found (404) for a request that the actor may not read; decision_thread_full (409)
 */
export async function writeAboutDecision(
  actor: Actor,
  id: string,
  { messageId, text }: { messageId: string; text: string },
  services: OfficeServices,
): Promise<StoredDecisionRequest> {
  const { db, clock, realtime } = services;
  const before = await db.decisionRequests.findById(id);
  if (!before || !canAccess(actor, 'show', 'decisionrequests', before)) throw notFound();
  if (before.messages.some((message) => message.id === messageId)) return before;
  const isFromStaff = actor.usertype === 'admin';
  const message = { id: messageId, text, at: clock.now(), isFromStaff, by: actor.uid };
  const changed = isFromStaff
    ? await db.decisionRequests.answer(id, message, clock.now() + GRACE_MS)
    : await db.decisionRequests.askAgain(id, message, await answerDueAt(services));
  if (!changed) throw conflict('decision_thread_full');
  realtime.resourceChanged('decisionrequests', [id], [changed.driver]);
  if (isFromStaff) await tryToNotify(changed, services);
  return changed;
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
