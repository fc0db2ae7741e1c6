import { type MovedPins, PinMap, type PinName } from '@wayfare/web/booking';
import type { Place } from '@wayfare/shared';
import { MapView } from '../../frame/map/MapView.js';
import { useText } from '../../frame/texts/useText.js';

/** Pickup and drop of a rider's booking on a map. */
export function TripPins({ places, pins }: { places: Record<PinName, Place | null>; pins: MovedPins }) {
  const t = useText();
  const names = { pickup: t('panel_pickup'), drop: t('panel_drop') };
  return (
    <PinMap places={places} names={names} pins={pins} text={t} drawMap={(map) => <MapView {...map} />} />
  );
}
