import { type Actor, conflict, notFound, TakenMeanwhile } from '@wayfare/shared';
import type { OfficeServices } from '../services.js';
import { pendingEvent } from '../../messages/webhook/pendingEvents.js';
import type { StoredAlert } from './storedAlert.js';
import { sendAlertChanged } from './alert.realtime.js';

/**
 * Makes the acting dispatcher the owner of an open alert. `seen` is the owner they saw. Repeating it changes
 * nothing.
 * @throws alert_taken_meanwhile (409) naming the one who was faster; wrong_state (409) if it is resolved
 */
export async function takeAlert(
  actor: Actor,
  id: string,
  seen: string | null,
  services: OfficeServices,
): Promise<StoredAlert> {
  const alert = await findAlert(id, services);
  if (alert.owner === actor.uid && alert.state === 'open') return alert;
  return announceChange(
    await services.db.alerts.giveTo(id, { owner: actor.uid, seen, at: services.clock.now() }),
    id,
    actor,
    services,
  );
}

/** Ends the acting dispatcher's ownership. @throws like `takeAlert`, also if the alert has another owner */
export async function releaseAlert(actor: Actor, id: string, services: OfficeServices): Promise<StoredAlert> {
  const alert = await findAlert(id, services);
  if (alert.owner === null && alert.state === 'open') return alert;
  return announceChange(
    await services.db.alerts.giveTo(id, { owner: null, seen: actor.uid, at: services.clock.now() }),
    id,
    actor,
    services,
  );
}

/** Silences an open alert for some minutes. @throws wrong_state (409) if it is resolved */
export async function snoozeAlert(
  actor: Actor,
  id: string,
  minutes: number,
  services: OfficeServices,
): Promise<StoredAlert> {
  await findAlert(id, services);
  const until = services.clock.now() + minutes * 60_000;
  return announceChange(await services.db.alerts.snooze(id, until), id, actor, services);
}

/**
 * Resolves an alert. While its cause lasts, no other one is opened for it. Repeating it changes nothing.
 * @throws alert_taken_meanwhile (409) naming the one who was faster
 */
export async function resolveAlert(actor: Actor, id: string, services: OfficeServices): Promise<StoredAlert> {
  const alert = await findAlert(id, services);
  if (alert.resolvedBy === actor.uid) return alert;
  const events = await pendingEvent('alert.resolved', `evt_${id}_resolved`, services);
  const at = services.clock.now();
  // An emergency has no cause that ends by itself: pressing the button again opens another one.
  const isCauseOver = alert.kind === 'emergency';
  const resolved = await services.db.alerts.resolve(alert, { by: actor.uid, at, isCauseOver, events });
  return announceChange(resolved, id, actor, services);
}

async function findAlert(id: string, { db }: OfficeServices): Promise<StoredAlert> {
  const alert = await db.alerts.findById(id);
  if (!alert) throw notFound();
  return alert;
}

/** The changed alert, after the panels are notified; or who was faster. */
async function announceChange(
  alert: StoredAlert | null,
  id: string,
  actor: Actor,
  services: OfficeServices,
): Promise<StoredAlert> {
  if (alert) {
    sendAlertChanged(alert, services.realtime);
    return alert;
  }
  const now = await findAlert(id, services);
  const isResolved = now.state === 'resolved';
  const faster = isResolved ? now.resolvedBy : now.owner;
  const at = (isResolved ? now.resolvedAt : now.ownedAt) ?? null;
  const name =
    faster && faster !== actor.uid ? (await services.db.users.namesOf([faster])).get(faster) : undefined;
  throw name ? new TakenMeanwhile('alert_taken_meanwhile', name, at) : conflict();
}
