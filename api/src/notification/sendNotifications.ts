import type { Services } from '../services.js';

/** Users per batch, and batches per run. */
const BATCH = 500;
const BATCHES_PER_RUN = 4;
/** How long a process keeps a notification leased, in ms: longer than a run takes. */
const TAKEN_MS = 30_000;

/**
 * Continues the notifications being sent, a few batches per run. A message's id contains notification and user, so a
 * batch interrupted by a crash is sent again and still reaches each user once.
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
    const inbox = { title, body };
    await notifier.send(
      people.map((uid) => ({ id: `notification:${id}:${uid}`, to: uid, title, body, inbox })),
    );
    if (!(await db.notifications.goOn(id, { after, to, reached: people.length }))) return;
    after = to;
  }
  await db.notifications.pause(id, now);
  realtime.resourceChanged('notifications', [id]);
}
