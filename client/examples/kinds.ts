import type { CreateBookingRequest, CreatePartnerBookingRequest, WayfareClient } from '@wayfare/client';
import { bookForOrder, type partnerClient } from './partner.js';

/** What a trip of any kind has. */
type Ride = Pick<CreateBookingRequest, 'pickup' | 'carType'>;

/** Books a car for some hours: time and distance beyond them are paid at the end, by `tariff`. */
export async function bookByTheHour(
  rider: WayfareClient,
  ride: Ride,
  hours: number,
  agrees: (offer: { price: number; km: number }) => Promise<boolean>,
) {
  const trip = { ...ride, kind: 'hourly', hours } as const;
  const estimate = await rider.POST('/api/estimates', { body: trip });
  // `car_not_by_hour` or `hours_not_offered`: GET /api/cartypes has the hours that a car can be booked for.
  if (estimate.error) throw new Error(estimate.error.message);
  const { customer_paid: price, hire } = estimate.data;
  if (!(await agrees({ price, km: (hire?.km ?? 0) * hours }))) return null;
  const { data, error } = await rider.POST('/api/bookings', { body: { ...trip, payment_mode: 'cash' } });
  if (error) throw new Error(error.message);
  return data;
}

/** Books there and back: the driver waits some minutes, or a second trip comes back at a time. */
export async function bookReturn(
  rider: WayfareClient,
  ride: Ride & Pick<CreateBookingRequest, 'drop'>,
  back: { waitMinutes: number } | { returnAt: number },
  agrees: (price: number) => Promise<boolean>,
) {
  const trip = { ...ride, kind: 'return', ...back } as const;
  const estimate = await rider.POST('/api/estimates', { body: trip });
  if (estimate.error) throw new Error(estimate.error.message);
  const { customer_paid: there, wayBack } = estimate.data;
  if (!(await agrees(there + (wayBack?.estimateFare ?? 0)))) return null;
  const { data, error } = await rider.POST('/api/bookings', { body: { ...trip, payment_mode: 'cash' } });
  if (error) throw new Error(error.message);
  // `back.trip` is the id of the second trip: a booking of its own, which is canceled by itself.
  return data;
}

/** Books for a partner's customer who does not say where to: the meter counts, and its rates are `tariff`. */
export const bookAsDirected = (
  partner: ReturnType<typeof partnerClient>,
  order: string,
  ride: Ride & Pick<CreatePartnerBookingRequest, 'customer'>,
) => bookForOrder(partner, order, { ...ride, kind: 'asDirected' });
