import { Box } from '@mui/material';
import { MapView as SharedMapView, type MapViewProps } from '@wayfare/web/map';
import { useLocale } from 'react-admin';
import { useSession } from '../session/session.js';
import { useText } from '../texts/useText.js';

/** A map whose markers open info windows. */
export function MapView(props: Omit<MapViewProps, 'text' | 'hasInfoWindows' | 'start'>) {
  const settings = useSession().settings;
  const { googleMapsKey: key, vectorMap, restrictCountry, usesOpenStreetMap, mapStart } = settings;
  const language = useLocale();
  return (
    <Box sx={{ borderRadius: 2, overflow: 'hidden' }}>
      <SharedMapView
        {...props}
        text={useText()}
        hasInfoWindows
        start={mapStart}
        openStreetMap={usesOpenStreetMap}
        vector={vectorMap && { map: vectorMap, language }}
        google={key === null ? null : { key, language, region: restrictCountry || null }}
      />
    </Box>
  );
}
