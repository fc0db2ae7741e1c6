import 'leaflet/dist/leaflet.css';
import { useTheme } from '@mui/material';
import { brand } from '../../theme/theme.js';
import { mapColors } from '../mapColors.js';
import type { MapViewProps } from '../mapProps.js';
import { MapSurface } from '../MapSurface.js';
import { createLeafletMap } from './createLeafletMap.js';

/** A map that works offline: a separate one for each theme, because nothing can be drawn on a removed map. */
export function LeafletMap(props: MapViewProps) {
  const { mode } = useTheme().palette;
  return (
    <MapSurface
      key={mode}
      {...props}
      mode={mode}
      create={createLeafletMap}
      sx={{
        '&.leaflet-container': { background: mapColors[mode].sea, font: 'inherit' },
        '& .leaflet-popup-content': { margin: '10px 16px', fontSize: '0.875rem' },
        '& .leaflet-bar a': { width: 40, height: 40, lineHeight: '40px', color: brand.ink },
        '& .leaflet-control-attribution': { color: '#333', fontSize: '0.7rem' },
      }}
    />
  );
}
