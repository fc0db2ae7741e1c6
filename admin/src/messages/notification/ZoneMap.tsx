import { circleAround, unitToKm, type Zone } from '@wayfare/shared';
import { useMemo } from 'react';
import { MapView } from '../../frame/map/MapView.js';
import { useSession } from '../../frame/session/session.js';
import { useText } from '../../frame/texts/useText.js';

/** A zone on a map: its center, and a circle around it. */
export function ZoneMap({ zone, height }: { zone: Zone; height: number }) {
  const t = useText();
  const { convert_to_mile } = useSession().settings;
  const { lat, lng, radius, place } = zone;
  const circle = useMemo(
    () => circleAround({ lat, lng }, unitToKm(radius, convert_to_mile)),
    [lat, lng, radius, convert_to_mile],
  );
  const markers = useMemo(
    () => [{ id: 'center', kind: 'here' as const, lat, lng, title: place, isApart: true }],
    [lat, lng, place],
  );
  return (
    <MapView
      label={t('panel_zone_map')}
      height={height}
      markers={markers}
      path={circle}
      shows={circle}
      showsFor={`${lat} ${lng} ${radius}`}
    />
  );
}
