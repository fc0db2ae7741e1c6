import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { MapViewProps } from './mapProps.js';

const LeafletMap = lazy(async () => ({ default: (await import('./LeafletMap.js')).LeafletMap }));

/** A map. Its implementation is loaded with the first map shown. */
export function MapView(props: MapViewProps) {
  return (
    <Suspense fallback={<Skeleton variant="rectangular" sx={{ height: props.height }} />}>
      <LeafletMap {...props} />
    </Suspense>
  );
}
