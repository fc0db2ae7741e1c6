import { type MovedPins, PinMap, type PinName } from '@wayfare/web/booking';
import type { Place } from '@wayfare/shared';
import { useText } from '../../frame/language/LanguageProvider.js';
import { MapView } from '../../frame/map/MapView.js';

/** Pickup and drop of the booking form on a map. */
export function TripPins({ places, pins }: { places: Record<PinName, Place | null>; pins: MovedPins }) {
  const t = useText();
  const names = { pickup: t('site_pickup'), drop: t('site_drop') };
  return (
    <PinMap places={places} names={names} pins={pins} text={t} drawMap={(map) => <MapView {...map} />} />
  );
}
