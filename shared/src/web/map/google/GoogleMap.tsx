import { useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import type { GoogleMapsAccess, MapViewProps } from '../mapProps.js';
import { MapSurface } from '../MapSurface.js';
import { useGoogleMaps } from './useGoogleMaps.js';

interface GoogleMapProps extends MapViewProps {
  google: GoogleMapsAccess;
  /** Shown until Google's script is loaded. */
  loading: ReactNode;
  /** Shown if Google's map cannot be drawn. */
  offline: ReactNode;
}

/** Google's map, in the colors of the theme: Google chooses them when a map is created. */
export function GoogleMap({ google, loading, offline, ...props }: GoogleMapProps) {
  const { mode } = useTheme().palette;
  const maps = useGoogleMaps(google);
  if (maps.state === 'failed') return offline;
  if (maps.state === 'loading') return loading;
  return <MapSurface key={mode} {...props} mode={mode} create={maps.create} />;
}
