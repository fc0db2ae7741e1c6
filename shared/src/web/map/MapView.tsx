import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { GoogleMapsAccess, MapViewProps } from './mapProps.js';

const LeafletMap = lazy(async () => ({ default: (await import('./leaflet/LeafletMap.js')).LeafletMap }));
const GoogleMap = lazy(async () => ({ default: (await import('./google/GoogleMap.js')).GoogleMap }));

/**
 * A map. Its implementation is loaded with the first map shown: Google's with access to it, else the offline one, which also
 * replaces Google's where that cannot be drawn.
 */
export function MapView({ google, ...props }: MapViewProps & { google: GoogleMapsAccess | null }) {
  const loading = <Skeleton variant="rectangular" sx={{ height: props.height }} />;
  const offline = <LeafletMap {...props} />;
  return (
    <Suspense fallback={loading}>
      {google ? <GoogleMap {...props} google={google} loading={loading} offline={offline} /> : offline}
    </Suspense>
  );
}
