import { cancellableBy, type Booking, type PublicSettings, type Usertype } from '@wayfare/shared';

/** The actions a panel user can currently perform on a booking. */
interface BookingActions {
  cancel: boolean;
  /** Only for new bookings, only for admins, and only while auto dispatch is off. */
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
