import 'leaflet/dist/leaflet.css';
import { useTheme } from '@mui/material';
import { brand } from '../../theme/theme.js';
import { mapColors } from '../mapColors.js';
import { useMemo } from 'react';
import type { MapViewProps, VectorMapAccess } from '../mapProps.js';
import { MapSurface } from '../MapSurface.js';
import { createLeafletMapWith } from './createLeafletMap.js';

/** A map that works offline, on vector tiles where there are some: a separate one for each theme. */
export function LeafletMap({ vector, ...props }: MapViewProps & { vector: VectorMapAccess | null }) {
  const { mode } = useTheme().palette;
  // The session may bring an equal object each time: a map is only created again when its tiles change.
  const access = JSON.stringify(vector);
  const create = useMemo(() => createLeafletMapWith(JSON.parse(access) as VectorMapAccess | null), [access]);
  return (
    <MapSurface
      key={`${mode} ${access}`}
      {...props}
      mode={mode}
      create={create}
      sx={{
        '&.leaflet-container': { background: mapColors[mode].sea, font: 'inherit' },
        '& .leaflet-popup-content': { margin: '10px 16px', fontSize: '0.875rem' },
        '& .leaflet-bar a': { width: 40, height: 40, lineHeight: '40px', color: brand.ink },
        '& .leaflet-control-attribution': { color: '#333', fontSize: '0.7rem' },
      }}
    />
  );
}
