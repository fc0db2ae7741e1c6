import { Box, CircularProgress } from '@mui/material';
import type { LatLng, MapBounds } from '@wayfare/shared';
import { lazy, Suspense } from 'react';

export type MarkerKind = 'free' | 'busy' | 'pickup' | 'drop' | 'here';

/** A point on a map, and what its info window says. */
export interface MapMarker extends LatLng {
  id: string;
  kind: MarkerKind;
  /** First line of the info window, and the marker's name for a screen reader. */
  title: string;
  text?: string;
  /** Never drawn as one with others close by: it is the one that is followed. */
  isApart?: boolean;
}

export interface PanelMapProps {
  /** What the map shows, for those who do not see it. */
  label: string;
  height: number;
  zoom: number;
  center: LatLng;
  markers: readonly MapMarker[];
  /** A line: a trip's route. The map then shows all of it. */
  path?: readonly LatLng[];
  /** What the map shows all of at first, instead of its centre at its zoom. */
  shows?: readonly LatLng[];
  /** Is told which part of the globe the map shows, at first and whenever that has changed. */
  onView?: (view: MapBounds) => void;
}

const LeafletMap = lazy(async () => ({ default: (await import('./LeafletMap.js')).LeafletMap }));

/** A map. What draws it is loaded with the first one that is shown. */
export function PanelMap(props: PanelMapProps) {
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
