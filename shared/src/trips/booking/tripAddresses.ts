import { type ShownAddress, shownAddress, type WrittenAddress } from '../../basics/geo/shownAddress.js';
import { bookedStops } from './stops.js';

/** The fields of a booking that say where it goes. */
export interface TripPlaces {
  pickup: Pick<WrittenAddress, 'otherScript'>;
  drop: Pick<WrittenAddress, 'otherScript'>;
  stops?: readonly (WrittenAddress & { isDrop?: true | null | undefined })[] | null | undefined;
  pickupAddress: string;
  dropAddress: string;
}

/** The addresses of a trip, each as its reader sees it. */
export interface TripAddresses {
  pickup: ShownAddress;
  stops: ShownAddress[];
  /** Null while the drop is unknown. */
  drop: ShownAddress | null;
}

/** The addresses of a booking as readers of a language see them (rule 4.95). */
export const tripAddresses = (trip: TripPlaces, language: string): TripAddresses => ({
  pickup: shownAddress(pickupAddressOf(trip), language),
  stops: bookedStops(trip.stops).map((stop) => shownAddress(stop, language)),
  drop: trip.dropAddress ? shownAddress(dropAddressOf(trip), language) : null,
});

/** The pickup's address in both scripts. */
export const pickupAddressOf = ({
  pickup,
  pickupAddress,
}: Pick<TripPlaces, 'pickup' | 'pickupAddress'>): WrittenAddress => ({
  add: pickupAddress,
  otherScript: pickup.otherScript,
});

/** The drop's address in both scripts; its text is empty while the drop is unknown. */
export const dropAddressOf = ({
  drop,
  dropAddress,
}: Pick<TripPlaces, 'drop' | 'dropAddress'>): WrittenAddress => ({
  add: dropAddress,
  otherScript: drop.otherScript,
});
