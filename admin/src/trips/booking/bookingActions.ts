import {
  cancellableBy,
  changeableFields,
  isPermitted,
  type PresentedBooking,
  type PublicSettings,
  resolvableStatuses,
  type StaffRole,
  startCodeStatuses,
  type Usertype,
} from '@wayfare/shared';

/** The actions a panel user can currently perform on a booking. */
interface BookingActions {
  cancel: boolean;
  /**
   * How a driver can be chosen: `assign` while auto dispatch is off (rule 4.28), `ask` while it keeps
   * running, `swap` if another driver has the trip or is being asked.
   */
  choose: 'assign' | 'ask' | 'swap' | null;
  /** Time, places and more can be changed. */
  change: boolean;
  /** The trip or its offers can be taken back. */
  recall: boolean;
  /** The driver's pay can be raised. */
  raise: boolean;
  /** The code that the rider gives at the start can be shown. */
  startCode: boolean;
  /** The trip is under way or unpaid, and can be ended without its driver. */
  end: boolean;
}

/**
 * Which actions are offered for a booking (rules 4.25, 4.28). Drivers can be changed until the trip starts.
 */
export function bookingActions(
  usertype: Usertype,
  booking: Pick<PresentedBooking, 'status' | 'asked' | 'otp_required'>,
  settings: Pick<PublicSettings, 'autoDispatch' | 'category'>,
  staffRole?: StaffRole | null,
): BookingActions {
  const isAsked = booking.status === 'NEW' && (booking.asked?.length ?? 0) > 0;
  const hasDriver = booking.status === 'ACCEPTED' || booking.status === 'ARRIVED';
  const chooses = usertype === 'admin' && isPermitted({ staffRole }, 'dispatch');
  return {
    cancel: cancellableBy(usertype).includes(booking.status) && isPermitted({ staffRole }, 'book'),
    choose: !chooses
      ? null
      : hasDriver || isAsked
        ? 'swap'
        : booking.status === 'NEW'
          ? settings.autoDispatch
            ? 'ask'
            : 'assign'
          : null,
    change:
      usertype === 'admin' &&
      isPermitted({ staffRole }, 'book') &&
      changeableFields(booking, 'admin', settings.category).length > 0,
    recall: chooses && (hasDriver || isAsked),
    raise: chooses && booking.status === 'NEW',
    startCode:
      usertype === 'admin' &&
      booking.otp_required === true &&
      isPermitted({ staffRole }, 'book') &&
      startCodeStatuses.includes(booking.status),
    end:
      usertype === 'admin' &&
      isPermitted({ staffRole }, 'endTrips') &&
      resolvableStatuses.some((status) => status === booking.status),
  };
}
