import { MapView as SharedMapView, type MapViewProps } from '@wayfare/shared/web/map';
import { useText } from '../language/LanguageProvider.js';

/** A map with the places of a trip. */
export function MapView(props: Omit<MapViewProps, 'text' | 'hasInfoWindows'>) {
  return <SharedMapView {...props} text={useText()} />;
}
