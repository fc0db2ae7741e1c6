import { type LatLng, type ReplayFrame, type ShiftTrip, standingOf } from '@wayfare/shared';
import type { MapMarker } from '@wayfare/web/map';
import { useMemo } from 'react';
import { MapView } from '../../frame/map/MapView.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { waitedMinutes } from './waitedMinutes.js';

/**
 * Where drivers were at a moment, the pickups of trips that waited, and lines from drivers who were asked.
 */
export function ShiftMap({
  frame: { cars, waiting, offers },
  trips,
  at,
}: {
  frame: ReplayFrame;
  trips: readonly ShiftTrip[];
  at: number;
}) {
  const t = useText();
  const format = useFormat();
  const markers = useMemo<MapMarker[]>(
    () => [
      ...cars.map(
        ({ id, name, state, lat, lng }): MapMarker => ({
          id,
          kind: standingOf(state),
          lat,
          lng,
          title: name ?? t('panel_shift_deleted_driver'),
          text: t(`panel_shift_state_${state}`),
        }),
      ),
      ...waiting.map(
        (trip): MapMarker => ({
          id: `pickup-${trip.id}`,
          kind: 'pickup',
          lat: trip.pickup.lat,
          lng: trip.pickup.lng,
          title: `${trip.reference} · ${t('panel_minutes', { count: format.number(waitedMinutes(trip, at)) })}`,
          text: trip.pickup.add,
          isApart: true,
        }),
      ),
    ],
    [cars, waiting, at, t, format],
  );
  const lines = useMemo(
    () => offers.map(({ trip, driver, line }) => ({ id: `${trip}-${driver}`, line })),
    [offers],
  );
  // The view stays while the shift plays.
  const shows = useMemo<LatLng[]>(() => trips.map(({ pickup }) => pickup), [trips]);
  return (
    <MapView
      label={t('panel_shift_map')}
      height={{ xs: 360, md: 'max(420px, calc(100vh - 460px))' }}
      markers={markers}
      lines={lines}
      {...(shows.length > 0 && { shows })}
    />
  );
}
