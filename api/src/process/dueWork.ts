import { type AreaWork, type DueWork, HOUR, type Schedule, SECOND } from '../platform/scheduler/schedule.js';
import { runInOrder } from '../platform/scheduler/scheduler.js';
import { areas } from '../app.js';
import { migrationDueWork } from './migrateData.js';
import type { Services } from './services.js';

const works: readonly AreaWork<Services>[] = areas.map(({ dueWork: work }) => work);
// From bottom to top: payments that arrived in time must not count as late for bookings.
const allOf = (
  kind: 'awaited' | 'events' | 'leftBehind' | 'hourly' | 'atStop',
): readonly DueWork<Services>[] => works.flatMap((work) => work[kind] ?? []);

/** All recurring work of the product: its order, and what must not wait for the rest. */
export const dueWork: Schedule<Services> = {
  lanes: [
    { everyMs: SECOND, work: allOf('awaited') },
    { everyMs: 2 * SECOND, work: allOf('events') },
    { everyMs: 5 * SECOND, work: allOf('leftBehind') },
    ...works.flatMap(({ lanes }) => lanes ?? []),
    { everyMs: HOUR, work: [...allOf('hourly'), migrationDueWork.repeat] },
  ],
  atStop: allOf('atStop'),
};

/**
 * One pass over the due work that no other service can hold up.
 * @throws the failures, after everything else is done
 */
export async function runDueWork(services: Services): Promise<void> {
  await runInOrder([...allOf('awaited'), ...allOf('leftBehind'), ...allOf('events')], services);
}
