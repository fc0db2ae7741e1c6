import { Skeleton } from '@mui/material';
import type { LatLng } from '@wayfare/shared';
import { lazy, Suspense } from 'react';
import type { MarkerKind } from './markers.js';

export interface MapMarker extends LatLng {
  /** At most one marker of each type. */
  kind: MarkerKind;
  label: string;
}

export interface MapViewProps {
  /** Description of the map for screen readers. */
  label: string;
  markers: readonly MapMarker[];
  path?: readonly LatLng[];
  height: number | string | { xs: number | string; md: number | string };
  onTap?: (point: LatLng) => void;
}

const LeafletMap = lazy(async () => ({ default: (await import('./LeafletMap.js')).LeafletMap }));

/** A map with the places of a trip, in its own chunk. */
export function MapView(props: MapViewProps) {
  return (
    <Suspense fallback={<Skeleton variant="rectangular" sx={{ height: props.height }} />}>
      <LeafletMap {...props} />
    </Suspense>
  );
}

/** Converts the API's route waypoints to points. */
export const pathOf = (
  coords: readonly { latitude: number; longitude: number }[] | null | undefined,
): LatLng[] => (coords ?? []).map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
