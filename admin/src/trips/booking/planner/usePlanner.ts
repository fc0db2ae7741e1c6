import { useQuery } from '@tanstack/react-query';
import type { PlannerTrip } from '@wayfare/shared';
import { useDataProvider, useNotify } from 'react-admin';
import type { PanelDataProvider } from '../../../frame/providers/dataProvider.js';
import { useOperation } from '../../../frame/providers/useOperation.js';
import { useText } from '../../../frame/texts/useText.js';

/** Bookings, drivers and plans make it stale; what changes with time, such as shifts, does not. ms */
const REFRESH_MS = 60_000;

/** The prebookings of a day (yyyymmdd; tomorrow if null) and their drivers, kept up to date. */
export function usePlanner(day: number | null) {
  const provider = useDataProvider<PanelDataProvider>();
  return useQuery({
    queryKey: ['planner', day],
    queryFn: () => provider.planner(day),
    refetchInterval: REFRESH_MS,
  });
}

/** The driver a trip is now planned for; null for none. */
export interface PlanChange {
  trip: PlannerTrip;
  driver: { id: string; name: string } | null;
}

/** Plans a driver for a trip. Refused with the other dispatcher's name if it is no longer as it was seen. */
export function usePlanTrip() {
  const t = useText();
  const notify = useNotify();
  return useOperation({
    run: async (provider, change: PlanChange) => {
      await provider.planTrip(change.trip, change.driver?.id ?? null);
      return change;
    },
    onDone: ({ trip: { reference }, driver }) =>
      notify(
        driver
          ? t('panel_planner_assigned', { reference, name: driver.name })
          : t('panel_planner_taken', { reference }),
        { type: 'success' },
      ),
    stale: ['planner'],
  });
}
