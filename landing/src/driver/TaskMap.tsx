import { Alert, Box } from '@mui/material';
import { useMemo } from 'react';
import type { OwnBooking } from '../booking/bookings.js';
import { useText } from '../language/LanguageProvider.js';
import { MapView, type MapMarker, pathOf } from '../map/MapView.js';
import { useDriverPosition } from './PositionProvider.js';

/** The current trip on a map, with the driver's own position; if the device provides none, a tap sets it. */
export function TaskMap({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const { position, problem, setByHand } = useDriverPosition();
  const { pickup, drop, pickupAddress, dropAddress, coords } = booking;
  const path = useMemo(() => pathOf(coords), [coords]);
  const markers = useMemo<MapMarker[]>(
    () => [
      { lat: pickup.lat, lng: pickup.lng, kind: 'pickup', label: `${t('site_pickup')}: ${pickupAddress}` },
      { lat: drop.lat, lng: drop.lng, kind: 'drop', label: `${t('site_drop')}: ${dropAddress}` },
      ...(position ? [{ ...position, kind: 'driver' as const, label: t('console_your_position') }] : []),
    ],
    [pickup.lat, pickup.lng, drop.lat, drop.lng, pickupAddress, dropAddress, position, t],
  );
  return (
    <Box>
      {problem && (
        <Alert severity="warning" sx={{ mb: 1.5, borderRadius: 4 }}>
          {t(problem === 'denied' ? 'console_location_denied' : 'console_location_unavailable')}
        </Alert>
      )}
      <Box sx={{ borderRadius: 5, overflow: 'hidden' }}>
        <MapView
          label={t('trip_map')}
          height={{ xs: 260, md: 340 }}
          path={path}
          markers={markers}
          {...(problem ? { onTap: setByHand } : {})}
        />
      </Box>
    </Box>
  );
}
