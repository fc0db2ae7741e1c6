import { useTheme } from '@mui/material';
import { Component, type ReactNode } from 'react';
import type { GoogleMapsAccess, MapViewProps } from '../mapProps.js';
import { MapSurface } from '../MapSurface.js';
import { giveUpGoogleMaps, useGoogleMaps } from './useGoogleMaps.js';

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
  return (
    <Boundary offline={offline}>
      <MapSurface key={mode} {...props} mode={mode} create={maps.create} />
    </Boundary>
  );
}

/**
 * Google's script changes without our doing: if it throws, the offline map is shown instead of an error page.
 */
class Boundary extends Component<{ offline: ReactNode; children: ReactNode }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    giveUpGoogleMaps(`it failed: ${String(error)}`);
  }

  override render() {
    return this.state.hasFailed ? this.props.offline : this.props.children;
  }
}
