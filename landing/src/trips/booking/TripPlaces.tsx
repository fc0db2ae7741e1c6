import type { TripPlaces as PlacesOfTrip } from '@wayfare/shared';
import { Places } from './Places.js';
import { useTripAddresses } from './useTripAddresses.js';

/** The pickup, the stops and the drop of a trip, as its reader can read them. */
export function TripPlaces({ trip, dense = false }: { trip: PlacesOfTrip; dense?: boolean }) {
  return <Places {...useTripAddresses(trip)} dense={dense} />;
}
