import { MapView as SharedMapView, type MapViewProps } from '@wayfare/web/map';
import { useLanguage } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';

/** A map with the places of a trip. */
export function MapView(props: Omit<MapViewProps, 'text' | 'hasInfoWindows' | 'start'>) {
  const settings = useSession().settings;
  const { googleMapsKey: key, vectorMap, restrictCountry, usesOpenStreetMap, mapStart } = settings;
  const { t, locale: language } = useLanguage();
  return (
    <SharedMapView
      {...props}
      text={t}
      start={mapStart}
      openStreetMap={usesOpenStreetMap}
      vector={vectorMap && { map: vectorMap, language }}
      google={key === null ? null : { key, language, region: restrictCountry || null }}
    />
  );
}
