import { Box } from '@mui/material';
import type { LatLng } from '@wayfare/shared';
import { useMemo } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { MapView } from '../../frame/map/MapView.js';

/** A map with the driver on it; nothing while their position is unknown. */
export function DriverPosition({ position }: { position: LatLng | null }) {
  const t = useText();
  const title = t('trip_driver_position');
  const lat = position?.lat;
  const lng = position?.lng;
  const markers = useMemo(
    () =>
      lat === undefined || lng === undefined
        ? []
        : [{ id: 'driver', kind: 'driver' as const, lat, lng, title }],
    [lat, lng, title],
  );
  if (markers.length === 0) return null;
  return (
    <Box sx={{ borderRadius: 5, overflow: 'hidden' }}>
      <MapView label={t('trip_map')} height={{ xs: 320, md: 460 }} markers={markers} />
    </Box>
  );
}
