import { Alert, Box } from '@mui/material';
import { drivingStatuses, type LatLng } from '@wayfare/shared';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '@wayfare/web/http';
import { useSocket } from '../../frame/session/SocketProvider.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { pathOf } from '@wayfare/web/map';
import { MapView } from '../../frame/map/MapView.js';
import { type OwnBooking, useLastPoint } from './bookings.js';
import { useApproachLines } from '@wayfare/web/booking';
import { isNext } from './tripHeadline.js';
import { useTripMarkers } from './useTripMarkers.js';

/** The trip on a map; the driver moves as tracking points arrive. */
export function TripMap({ booking }: { booking: OwnBooking }) {
  const t = useText();
  // Where the driver finishes another trip is nothing for this rider.
  const live = drivingStatuses.includes(booking.status) && !isNext(booking);
  const { driver, isUnknown } = useDriverPosition(booking, live);
  const path = useMemo(() => pathOf(booking.coords), [booking.coords]);
  const markers = useTripMarkers(booking, driver, t('trip_driver_position'));
  const lines = useApproachLines(booking);
  return (
    <Box sx={{ position: 'relative' }}>
      <MapView
        label={t('trip_map')}
        height={{ xs: 280, md: 460 }}
        path={path}
        markers={markers}
        lines={lines}
      />
      {isUnknown && (
        <Alert severity="info" sx={{ position: 'absolute', insetInline: 12, bottom: 28, zIndex: 'appBar' }}>
          {t('location_fetch_error')}
        </Alert>
      )}
    </Box>
  );
}

interface DriverPosition {
  driver: LatLng | null;
  /** Whether it was requested but is unknown. */
  isUnknown: boolean;
}

/** The driver's latest position: from the booking, then from arriving points. */
function useDriverPosition(booking: OwnBooking, live: boolean): DriverPosition {
  const { socket, connected } = useSocket();
  const [latest, setLatest] = useState<LatLng | null>(null);
  const lastPoint = useLastPoint(booking.id, live && !booking.driver_location);

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

  const position = live ? (latest ?? booking.driver_location ?? lastPoint.data) : null;
  const isMissing = lastPoint.error instanceof ApiError && lastPoint.error.key === 'location_fetch_error';
  return {
    driver: position ? { lat: position.lat, lng: position.lng } : null,
    isUnknown: live && !position && isMissing,
  };
}
