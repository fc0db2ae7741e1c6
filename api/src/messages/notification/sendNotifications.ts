import { FALLBACK_LOCALE, textIn } from '@wayfare/shared';
import type { MessagesServices } from '../services.js';
import { audienceOf } from './audienceOf.js';
import type { NotificationSending, SendableNotification } from './notification.repository.js';

/** Users per batch, and batches per run. */
const BATCH = 500;
const BATCHES_PER_RUN = 4;
/** How long a process keeps a notification leased, in ms: longer than a run takes. */
const TAKEN_MS = 2 * 60_000;
/** How often the progress of waiting messages is counted, in ms. */
const COUNTED_EVERY_MS = 5_000;

/**
 * Continues a notification to many users: queues a message for each user, a few batches per run, sends due
 * ones, and counts what became of them. A message's id contains notification and user, so a batch interrupted
 * by a crash is queued again and still reaches each user once. Its messages have their own queue: they never
 * delay those about trips.
 */
export async function sendNotifications(services: MessagesServices): Promise<void> {
  const { db, clock, notifier } = services;
  const now = clock.now();
  const notification = await db.notifications.takeDue(now, now + TAKEN_MS);
  if (!notification) return;
  if (notification.state === 'scheduled') return begin(notification, services);
  const { id, sending } = notification;
  const isQueued = !sending || (await queueSome(id, sending, services));
  await notifier.deliverDue(id);
  await recordProgress(notification, isQueued, services);
}

/**
 * Begins to send a scheduled notification, whose time has come, to those it is for now. If it was changed
 * just now, it is read again when this process no longer has it; if it was moved, it goes out at its new
 * time.
 */
async function begin(notification: SendableNotification, services: MessagesServices): Promise<void> {
  const { db, clock, realtime } = services;
  const { devicetype, usertype, carType, fleetadmin, zone, title, body, translations } = notification;
  const asked = { devicetype, usertype, carType, fleetadmin, zone, title, body, translations };
  const { among, zone: _zone, ...sending } = await audienceOf(asked, services);
  await db.notifications.begin(notification, { ...sending, ...(among && { among }), after: '' }, clock.now());
  realtime.resourceChanged('notifications', [notification.id]);
}

/** Queues the next messages. Returns whether that was all. */
async function queueSome(
  id: string,
  sending: NotificationSending,
  services: MessagesServices,
): Promise<boolean> {
  const { db, notifier } = services;
  const { devicetype } = sending;
  const broadcast = { notification: id, ...(devicetype !== 'All' && { platform: devicetype }) };
  if (sending.after === '') await db.notifications.setTotal(id, await db.devices.countAudience(sending));
  let { after } = sending;
  for (let batch = 0; batch < BATCHES_PER_RUN; batch += 1) {
    const people = await db.devices.audience(sending, after, BATCH);
    const to = people.at(-1);
    if (to === undefined) return true;
    const textsOf = await inLanguages(people, sending, services);
    await notifier.send(
      people.map((uid) => {
        const texts = textsOf(uid);
        return { id: `notification:${id}:${uid}`, to: uid, ...texts, inbox: texts };
      }),
      broadcast,
    );
    // Deleted, or continued by another process.
    if (!(await db.notifications.goOn(id, { after, to }))) return false;
    after = to;
  }
  return false;
}

/** The title and the text for each user: in the language they chose, or else in the default one. */
async function inLanguages(
  people: readonly string[],
  sending: NotificationSending,
  services: MessagesServices,
): Promise<(uid: string) => { title: string; body: string }> {
  const { title, body } = sending;
  if (!sending.translations) return () => ({ title, body });
  const usual = (await services.db.languages.findDefault())?.langLocale ?? FALLBACK_LOCALE;
  const chosen = await services.people.languagesOf(people);
  return (uid) => {
    const language = chosen.get(uid) ?? usual;
    return { title: textIn(sending, 'title', language), body: textIn(sending, 'body', language) };
  };
}

async function recordProgress(
  { id, reached, failed }: SendableNotification,
  isQueued: boolean,
  { db, clock, realtime }: MessagesServices,
): Promise<void> {
  const counts = await db.outbox.countOutcomes(id);
  const nextDue = await db.outbox.nextDueOf(id);
  if (isQueued && nextDue === null) await db.notifications.finish(id, counts);
  else {
    const now = clock.now();
    const again = isQueued ? Math.min(Math.max(nextDue ?? now, now), now + COUNTED_EVERY_MS) : now;
    await db.notifications.goOnAt(id, again, { ...counts, isQueued });
  }
  const isChanged = counts.reached !== reached || counts.failed !== failed || nextDue === null;
  if (isChanged) realtime.resourceChanged('notifications', [id]);
}
