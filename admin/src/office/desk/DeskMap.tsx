import {
  type AssignCandidate,
  type Booking,
  type DeskTrip,
  fullName,
  knowsDrop,
  type LatLng,
  type MapBounds,
} from '@wayfare/shared';
import type { MapMarker } from '@wayfare/web/map';
import { memo, useCallback, useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { MapView } from '../../frame/map/MapView.js';
import { useDriversInSight } from '../../frame/map/useDriversInSight.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useAddress } from '../../frame/texts/useAddress.js';
import { useText } from '../../frame/texts/useText.js';

interface DeskMapProps {
  trips: readonly DeskTrip[];
  chosen: DeskTrip | null;
  candidates: readonly AssignCandidate[] | null;
  /** Takes the visible part of the map; the same function each time. */
  onShown: (area: MapBounds) => void;
}

/**
 * The pickups of trips without a driver, and the drivers; for a chosen trip its route, its driver and who
 * could take it.
 */
export const DeskMap = memo(function DeskMap({ trips, chosen, candidates, onShown }: DeskMapProps) {
  const t = useText();
  const address = useAddress();
  const format = useFormat();
  const { drivers, onView: lookAt } = useDriversInSight();
  const onView = useCallback(
    (view: MapBounds, exact: MapBounds) => {
      lookAt(view);
      onShown(exact);
    },
    [lookAt, onShown],
  );
  const { data: booking } = useGetOne<Booking>(
    'bookings',
    { id: chosen?.id ?? '' },
    { enabled: chosen !== null },
  );
  const markers = useMemo<MapMarker[]>(() => {
    const minutes = new Map(candidates?.map((candidate) => [candidate.id, candidate.minutes]));
    // Known at once, while the list of drivers is loaded again only now and then.
    const onTrip = new Set(trips.map(({ driver }) => driver));
    const cars = (drivers ?? []).map((driver): MapMarker => {
      const away = minutes.get(driver.id);
      return {
        id: driver.id,
        kind:
          driver.id === chosen?.driver
            ? 'driver'
            : (driver.state ?? 'free') !== 'free' || onTrip.has(driver.id)
              ? 'busy'
              : 'free',
        ...driver.location,
        title: fullName(driver),
        ...(typeof away === 'number' && {
          text: t('panel_minutes', { count: format.number(Math.max(1, Math.round(away))) }),
        }),
        ...(driver.id === chosen?.driver && { isApart: true }),
      };
    });
    const waiting = chosen ? [chosen] : trips.filter(({ status }) => status === 'NEW');
    const pickups = waiting.map(
      ({ id, pickup, reference }): MapMarker => ({
        id: `pickup-${id}`,
        kind: 'pickup',
        lat: pickup.lat,
        lng: pickup.lng,
        title: `${reference} · ${t('panel_pickup')}`,
        text: address.whole(pickup),
      }),
    );
    const drops =
      chosen && knowsDrop(chosen)
        ? [
            {
              id: `drop-${chosen.id}`,
              kind: 'drop' as const,
              lat: chosen.drop.lat,
              lng: chosen.drop.lng,
              title: t('panel_drop'),
              text: address.whole(chosen.drop),
            },
          ]
        : [];
    return [...cars, ...pickups, ...drops];
  }, [candidates, drivers, chosen, trips, t, format, address]);
  const path = useMemo<LatLng[]>(
    () =>
      chosen && booking?.id === chosen.id
        ? (booking.coords ?? []).map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }))
        : [],
    [booking, chosen],
  );
  const shows = useMemo<LatLng[]>(() => {
    if (!chosen) return trips.map(({ pickup }) => pickup);
    const places = candidates?.slice(0, 4).flatMap(({ location }) => location ?? []) ?? [];
    return [
      chosen.pickup,
      ...(knowsDrop(chosen) ? [chosen.drop] : []),
      ...(chosen.driver_location ? [chosen.driver_location] : []),
      ...places,
    ];
    // The view stays while trips change; it moves when another trip is chosen.
  }, [chosen, trips, candidates]);
  return (
    <MapView
      label={t('panel_desk_map')}
      height={{ xs: 360, md: 560 }}
      markers={markers}
      path={path}
      shows={shows}
      showsFor={chosen?.id ?? 'all'}
      onView={onView}
    />
  );
});
