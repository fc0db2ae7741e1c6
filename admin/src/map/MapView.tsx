import { Box } from '@mui/material';
import { MapView as SharedMapView, type MapViewProps } from '@wayfare/shared/web/map';
import { useText } from '../texts/useText.js';

/** A map whose markers open info windows. */
export function MapView(props: Omit<MapViewProps, 'text' | 'hasInfoWindows'>) {
  return (
    <Box sx={{ borderRadius: 2, overflow: 'hidden' }}>
      <SharedMapView {...props} text={useText()} hasInfoWindows />
    </Box>
  );
}
