import type { User } from '@wayfare/shared';
import { useDemoGuard } from '../../frame/access/useDemoGuard.js';
import { useOperation } from '../../frame/providers/useOperation.js';

/**
 * Returns functions that block a driver, immediately or after the current trip. `start` calls `ask` instead
 * if the driver now has a trip, because the record on the page may be older than the trip. `finish` blocks
 * the driver in any case.
 */
export function useBlock(driver: User, ask: () => void) {
  const mayNow = useDemoGuard('drivers');
  const finishing = useOperation({
    run: (provider) =>
      provider.update('drivers', { id: driver.id, data: { approved: false }, previousData: driver }),
    done: 'updated',
    stale: ['drivers'],
  });
  const starting = useOperation({
    run: (provider) => provider.getOne<User>('drivers', { id: driver.id }),
    onDone: ({ data }) => (data.queue ? ask() : finishing.mutate()),
  });
  const planning = useOperation({
    run: (provider, isPlanned: boolean) =>
      isPlanned ? provider.planDriverBlock(driver.id) : provider.cancelPlannedBlock(driver.id),
    done: 'updated',
    stale: ['drivers'],
  });
  return {
    isPending: starting.isPending || finishing.isPending || planning.isPending,
    /** Blocks the driver when the current trip ends, or not after all. */
    plan: (isPlanned: boolean) => mayNow('edit') && planning.mutate(isPlanned),
    start: () => mayNow('edit') && starting.mutate(),
    finish: () => finishing.mutate(),
  };
}
