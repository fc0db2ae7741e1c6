import { type Alert, canAccess, fullName } from '@wayfare/shared';
import { type OpenTrip, useCandidates } from '../../trips/booking/useCandidates.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { actorOf, useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { type Fix, fixesOf } from './fixesOf.js';

/**
 * Returns the fixes that change the search for a driver, and the other fixes that fit; none for users who may
 * only read.
 */
export function useFixes(alert: Alert, trip: OpenTrip | null) {
  const t = useText();
  const format = useFormat();
  const { user, settings } = useSession();
  const acts = alert.state === 'open' && canAccess(actorOf({ user }), 'edit', 'alerts');
  const fits: readonly Fix[] = acts && trip ? fixesOf(alert.kind, trip, settings.autoDispatch) : [];
  const { candidates, ask } = useCandidates(fits.includes('nearest') ? trip : null);
  const widening = useOperation({
    run: (provider, seen: OpenTrip) => provider.widenSearch(seen),
    done: 'panel_search_widened',
    stale: ['bookings', 'desk', 'drivers'],
  });
  const nearest = candidates?.find(({ reason, offered }) => reason === null && !offered);
  const minutes =
    nearest && nearest.minutes !== null
      ? ` (${t('panel_minutes', { count: format.number(Math.max(1, Math.round(nearest.minutes))) })})`
      : '';
  const steps = [
    ...(trip && nearest
      ? [
          {
            key: 'nearest',
            label: t('panel_alert_nearest', { name: fullName(nearest) }) + minutes,
            isPending: ask.isPending,
            run: () => ask.mutate({ trip, driver: nearest.id }),
          },
        ]
      : []),
    ...(trip && fits.includes('widen')
      ? [
          {
            key: 'widen',
            label: t('panel_alert_widen'),
            isPending: widening.isPending,
            run: () => widening.mutate(trip),
          },
        ]
      : []),
  ];
  return { steps, fits };
}
