import { type Booking, currentPrice, isPriceOpen, type TripEta } from '@wayfare/shared';
import type { useFormat } from '../../frame/texts/useFormat.js';
import type { useText } from '../../frame/texts/useText.js';

/** What tells where the car of a trip is. */
export type CarTrip = Pick<Booking, 'id' | 'status' | 'tripdate'> & {
  finishingTrip?: true | undefined;
} & Partial<
    Pick<
      Booking,
      | 'stops'
      | 'driver'
      | 'driver_name'
      | 'vehicle_number'
      | 'vehicle_make'
      | 'vehicle_model'
      | 'vehicle_color'
      | 'driver_arrive_time'
      | 'waitingSince'
      | 'estimate'
      | 'trip_cost'
    >
  >;

type Words = { t: ReturnType<typeof useText>; format: ReturnType<typeof useFormat> };

/** The shortest time that is named, in seconds: a car is never "0 minutes" away. */
const SHORTEST = 60;

/**
 * The sentence that answers "Where is my car?" for an open trip with a driver; null for any other trip. `now`
 * is a ms timestamp. While the arrival time is unknown, it says so.
 */
export function carNowSentence(
  trip: CarTrip,
  eta: TripEta | null,
  now: number,
  { t, format }: Words,
): string | null {
  const duration = format.duration(Math.max(SHORTEST, eta?.seconds ?? 0));
  switch (trip.status) {
    case 'ACCEPTED':
      return eta ? t('panel_car_pickup', { duration }) : t('panel_car_pickup_unknown');
    case 'ARRIVED':
      return t('panel_car_waits', {
        duration: format.duration(Math.max(SHORTEST, (now - (trip.driver_arrive_time ?? now)) / 1000)),
      });
    case 'STARTED':
      if (!eta) return t('panel_car_drop_unknown');
      return t(eta.to === 'stop' ? 'panel_car_stop' : 'panel_car_drop', { duration });
    case 'REACHED':
      return t('panel_car_reached');
    case 'PENDING':
      return t('panel_car_payment');
    default:
      return null;
  }
}

/** The car as people describe it: make, model, color. */
export const describeCar = ({ vehicle_make, vehicle_model, vehicle_color }: CarTrip): string =>
  [vehicle_make, vehicle_model, vehicle_color].filter(Boolean).join(' ');

/** The price of a trip in words: the fare once the ride is over, the estimate before; null if unknown. */
export function carNowPrice(trip: CarTrip, { t, format }: Words): string | null {
  if (isPriceOpen(trip)) return t('trip_by_meter');
  const price = currentPrice(trip);
  return (
    price && t(price.isFare ? 'panel_car_fare' : 'panel_car_estimate', { amount: format.money(price.amount) })
  );
}
