import { type Place, placeOf } from '@wayfare/shared';
import { otherScriptOf } from '../../../basics/maps/otherScript.js';
import type { TripsServices } from '../../services.js';
import type { StoredStop } from '../stop/storedStop.js';

/** The longest text that is stored. */
const LONGEST = 1_000;

/** Some of the places of a booking. */
interface Places {
  pickup?: Place | undefined;
  drop?: Place | undefined;
  stops?: StoredStop[] | null | undefined;
}

/**
 * Some places of a booking with their addresses in both scripts (rule 4.94). What a client sent as the other
 * text is replaced: a driver must be able to rely on both naming the same place.
 */
export async function inBothScripts(
  { pickup, drop, stops }: Places,
  services: TripsServices,
): Promise<Places> {
  const known = new Map<string, Promise<string | null>>();
  const other = (place: Place) => {
    const key = `${place.lat},${place.lng},${place.add}`;
    const found = known.get(key) ?? otherScriptOf(place, services);
    known.set(key, found);
    return found;
  };
  async function written<P extends Place>(place: P): Promise<P> {
    const { otherScript: _sent, ...rest } = place;
    const text = (await other(placeOf(place)))?.slice(0, LONGEST).trim();
    return { ...rest, ...(text && { otherScript: text }) } as P;
  }
  const [from, to, between] = await Promise.all([
    pickup && written(pickup),
    drop && written(drop),
    stops && Promise.all(stops.map((stop) => written(stop))),
  ]);
  return {
    ...(from && { pickup: from }),
    ...(to && { drop: to }),
    ...(between && { stops: between }),
  };
}
