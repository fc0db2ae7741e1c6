import tzLookup from '@photostructure/tz-lookup';
import { isTimeZone, type LatLng, type Settings, zonePoint } from '@wayfare/shared';

/**
 * The time zone of a place, an IANA name, from data that the product brings along. Null where this version of
 * Node.js does not know it.
 */
export function timeZoneAt(place: LatLng): string | null {
  const { lat, lng } = zonePoint(place);
  const name = tzLookup(lat, lng);
  return isTimeZone(name) ? name : null;
}

/** The time zone that a booking gets with its pickup; null if its times are the business's (rule 4.70). */
export const pickupZone = (
  pickup: LatLng,
  { pickupTimeZone }: Pick<Settings, 'pickupTimeZone'>,
): string | null => (pickupTimeZone ? timeZoneAt(pickup) : null);
