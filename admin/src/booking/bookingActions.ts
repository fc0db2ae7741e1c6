import { cancellableBy, type Booking, type PublicSettings, type Usertype } from '@wayfare/shared';

/** What somebody in the panel can do with a booking right now. */
export interface BookingActions {
  cancel: boolean;
  /** Only a new booking, only an admin, and only while the product does not send out offers itself. */
  assign: boolean;
}

/** Which actions are offered for a booking (rules 4.25, 4.28). */
export function bookingActions(
  usertype: Usertype,
  booking: Pick<Booking, 'status'>,
  settings: Pick<PublicSettings, 'autoDispatch'>,
): BookingActions {
  return {
    cancel: cancellableBy(usertype).includes(booking.status),
    assign: usertype === 'admin' && booking.status === 'NEW' && !settings.autoDispatch,
  };
}
