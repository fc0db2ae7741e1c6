import type { Services } from '../services.js';

/** People who are sent a notification in one go, and goes in one run. */
const BATCH = 500;
const BATCHES_PER_RUN = 4;
/** For how long a process that sends one has it for itself, in ms: longer than a run takes. */
const TAKEN_MS = 30_000;

/**
 * Sends on what is being sent, a few batches a run. A message's id names notification and person, so that a
 * batch a process died in is sent again and reaches each person once.
 */
export async function sendNotifications(services: Services): Promise<void> {
  const { db, clock, notifier, realtime } = services;
  const now = clock.now();
  const notification = await db.notifications.takeDue(now, now + TAKEN_MS);
  if (!notification) return;
  const { id, sending } = notification;
  let { after } = sending;
  for (let batch = 0; batch < BATCHES_PER_RUN; batch += 1) {
    const people = await db.devices.audience(sending, after, BATCH);
    const to = people.at(-1);
    if (to === undefined) {
      await db.notifications.finish(id);
      realtime.resourceChanged('notifications', [id]);
      return;
    }
    const { title, body } = sending;
    await notifier.send(people.map((uid) => ({ id: `notification:${id}:${uid}`, to: uid, title, body })));
    if (!(await db.notifications.goOn(id, { after, to, reached: people.length }))) return;
    after = to;
  }
  await db.notifications.pause(id, now);
  realtime.resourceChanged('notifications', [id]);
}
