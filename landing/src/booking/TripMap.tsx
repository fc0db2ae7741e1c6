import { drivingStatuses, type LatLng } from '@wayfare/shared';
import { useEffect, useMemo, useState } from 'react';
import { useSocket } from '../api/SocketProvider.js';
import { useT } from '../language/LanguageProvider.js';
import { MapView, type MapMarker, pathOf } from '../map/MapView.js';
import { type OwnBooking, useTracking } from './bookings.js';

/** The trip on a map; the driver moves on it as the points come in. */
export function TripMap({ booking }: { booking: OwnBooking }) {
  const t = useT();
  const live = drivingStatuses.includes(booking.status);
  const driver = useDriverPosition(booking, live);
  const { pickup, drop, pickupAddress, dropAddress, coords } = booking;
  const path = useMemo(() => pathOf(coords), [coords]);
  const markers = useMemo<MapMarker[]>(
    () => [
      { lat: pickup.lat, lng: pickup.lng, kind: 'pickup', label: `${t('site_pickup')}: ${pickupAddress}` },
      { lat: drop.lat, lng: drop.lng, kind: 'drop', label: `${t('site_drop')}: ${dropAddress}` },
      ...(driver ? [{ ...driver, kind: 'driver' as const, label: t('trip_driver_position') }] : []),
    ],
    [pickup.lat, pickup.lng, drop.lat, drop.lng, pickupAddress, dropAddress, driver, t],
  );
  return <MapView label={t('trip_map')} height={{ xs: 280, md: 460 }} path={path} markers={markers} />;
}

/** The driver's latest position: as the booking tells it, then as the points arrive. */
function useDriverPosition(booking: OwnBooking, live: boolean): LatLng | null {
  const { socket, connected } = useSocket();
  const [latest, setLatest] = useState<LatLng | null>(null);
  const tracking = useTracking(booking.id, live && !booking.driver_location);

  useEffect(() => {
    if (!socket || !connected || !live) return undefined;
    const onPoint = (event: { booking: string; point: LatLng }) => {
      if (event.booking === booking.id) setLatest({ lat: event.point.lat, lng: event.point.lng });
    };
    socket.emit('booking:join', { id: booking.id });
    socket.on('tracking:point', onPoint);
    return () => {
      socket.off('tracking:point', onPoint);
      socket.emit('booking:leave', { id: booking.id });
    };
  }, [socket, connected, live, booking.id]);

  if (!live) return null;
  const known = booking.driver_location ?? tracking.data?.at(-1) ?? null;
  const position = latest ?? known;
  return position ? { lat: position.lat, lng: position.lng } : null;
}
