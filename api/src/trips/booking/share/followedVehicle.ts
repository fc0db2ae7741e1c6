import type { FollowedVehicle } from '@wayfare/shared';
import type { StoredBooking } from '../store/storedBooking.js';

/** The vehicle of a booking as people without an account see it. */
export const vehicleOf = (booking: StoredBooking): FollowedVehicle => ({
  plate: booking.vehicle_number ?? null,
  make: booking.vehicle_make ?? null,
  model: booking.vehicle_model ?? null,
  color: booking.vehicle_color ?? null,
  carType: booking.carType,
  image: booking.carImage ?? null,
});
