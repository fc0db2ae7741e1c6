import { Box, Link, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { GoogleMapsAccess, MapViewProps, VectorMapAccess } from './mapProps.js';

const LeafletMap = lazy(async () => ({ default: (await import('./leaflet/LeafletMap.js')).LeafletMap }));
const GoogleMap = lazy(async () => ({ default: (await import('./google/GoogleMap.js')).GoogleMap }));

/**
 * A map. Its implementation is loaded with the first map shown: Google's if the business has access to it, or
 * else Leaflet's with vector tiles or the offline background. If the others cannot be drawn, the offline
 * background replaces them. `openStreetMap` means that the map shows data from there, which is credited
 * below.
 */
export function MapView({
  google,
  vector,
  openStreetMap,
  ...props
}: MapViewProps & {
  google: GoogleMapsAccess | null;
  vector: VectorMapAccess | null;
  openStreetMap: boolean;
}) {
  const loading = <Skeleton variant="rectangular" sx={{ height: props.height }} />;
  const offline = <LeafletMap {...props} vector={google ? null : vector} />;
  const map = (
    <Suspense fallback={loading}>
      {google ? <GoogleMap {...props} google={google} loading={loading} offline={offline} /> : offline}
    </Suspense>
  );
  if (!openStreetMap) return map;
  return (
    <Box>
      {map}
      {/* Not on the map, where it would hide the credits that the map's own library must show. */}
      <Typography variant="caption" component="p" sx={{ px: 1, py: 0.5, textAlign: 'end' }}>
        <Link href="https://www.openstreetmap.org/copyright" rel="noreferrer" color="inherit">
          {props.text('map_data_openstreetmap')}
        </Link>
      </Typography>
    </Box>
  );
}
