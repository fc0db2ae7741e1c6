import { Box, CircularProgress } from '@mui/material';
import type { LatLng, MapBounds } from '@wayfare/shared';
import { lazy, Suspense } from 'react';

export type MarkerKind = 'free' | 'busy' | 'pickup' | 'drop' | 'here';

/** A point on a map, with the text of its info window. */
export interface MapMarker extends LatLng {
  id: string;
  kind: MarkerKind;
  /** First line of the info window, and the marker's name for screen readers. */
  title: string;
  text?: string;
  /** Never clustered with nearby markers: this marker is being followed. */
  isApart?: boolean;
}

export interface MapViewProps {
  /** Description of the map for users who cannot see it. */
  label: string;
  height: number;
  zoom: number;
  center: LatLng;
  markers: readonly MapMarker[];
  /** A line: a trip's route. The map then shows all of it. */
  path?: readonly LatLng[];
  /** Points that the initial view must include, instead of a center and zoom. */
  shows?: readonly LatLng[];
  /** Called with the visible part of the globe, initially and after every change. */
  onView?: (view: MapBounds) => void;
}

const LeafletMap = lazy(async () => ({ default: (await import('./LeafletMap.js')).LeafletMap }));

/** A map. Its implementation is loaded with the first map shown. */
export function MapView(props: MapViewProps) {
  return (
    <Suspense
      fallback={
        <Box sx={{ height: props.height, display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}>
          <CircularProgress aria-label={props.label} />
        </Box>
      }
    >
      <LeafletMap {...props} />
    </Suspense>
  );
}
