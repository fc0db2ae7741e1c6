import type { CreateBookingRequest, WayfareClient } from '@wayfare/client';

/** Shows the price, and books if the rider agrees. A failed connection is no reason to book twice. */
export async function bookTrip(
  rider: WayfareClient,
  trip: Pick<CreateBookingRequest, 'pickup' | 'drop' | 'carType'>,
  agrees: (price: number) => Promise<boolean>,
) {
  const estimate = await rider.POST('/api/estimates', { body: trip });
  if (estimate.error) throw new Error(estimate.error.message);
  if (!(await agrees(estimate.data.customer_paid))) return null;

  // One key for each time the rider presses "Book": with it, a repeated call returns the first call's
  // booking.
  const header = { 'Idempotency-Key': crypto.randomUUID() };
  const book = () =>
    rider.POST('/api/bookings', { params: { header }, body: { ...trip, payment_mode: 'cash' } });
  const { data, error } = await book().catch(book);
  if (error?.error === 'no_driver_found_alert_messege') return null;
  if (error) throw new Error(error.message);
  return data;
}
