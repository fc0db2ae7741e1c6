import type { LatLng } from '../../basics/geo/geo.schema.js';
import type { CarType, Tariff } from '../carType/carType.schema.js';
import type { FareUnits } from './fare.js';
import { readMeter } from './meter.js';
import { farePayment } from './payment.js';
import { passengerOf, tripKindRules } from './tripKind.js';

/** How a street trip starts. */
export interface StreetStart {
  id: string;
  from: LatLng;
  /** The address of the place. */
  add: string;
  /** ms timestamp */
  at: number;
  carType: Pick<CarType, 'name' | 'image'>;
  tariff: Tariff;
}

/**
 * A street trip as it starts, for the API and for a device without a network. Until it ends, its price is
 * what the meter shows at first.
 */
export function streetTrip({ id, from, add, at, carType, tariff }: StreetStart, units: FareUnits) {
  const place = { lat: from.lat, lng: from.lng, add };
  const { fare } = readMeter([], tariff, units);
  const payment = farePayment({ category: 'taxi', tripCost: fare.trip_cost, mode: 'cash' });
  const { appcat: _category, ...amounts } = payment;
  return {
    id,
    booking_id: id,
    kind: 'street',
    status: tripKindRules.street.begins as 'STARTED',
    version: 1,
    carType: carType.name,
    carImage: carType.image ?? null,
    customer: passengerOf(id),
    customer_name: '',
    pickup: place,
    // Known once it has an address (`knowsDrop`).
    drop: place,
    pickupAddress: add,
    dropAddress: '',
    estimate: fare.trip_cost,
    estimateDistance: 0,
    distance: 0,
    estimateTime: 0,
    coords: [],
    bookLater: false,
    tripdate: at,
    bookingDate: at,
    otp: false,
    booking_type_admin: false,
    ...fare,
    ...amounts,
    discount: payment.discount_amount,
    paymentPacket: payment,
    gateway: null,
    prepaid: false,
    driver_accept_time: at,
    driver_arrive_time: at,
    trip_start_time: at,
    startTime: at,
  } as const;
}
