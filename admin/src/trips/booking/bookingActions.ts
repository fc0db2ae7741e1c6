import {
  cancellableBy,
  changeableFields,
  decidesOn,
  fleetAlone,
  isPermitted,
  type Permission,
  type PresentedBooking,
  type PublicSettings,
  resolvableStatuses,
  startCodeStatuses,
  type User,
} from '@wayfare/shared';

/** The actions a panel user can currently perform on a booking. */
interface BookingActions {
  cancel: boolean;
  /**
   * How a driver can be chosen: `assign` while auto dispatch is off (rule 4.28), `ask` while it keeps
   * running, `swap` if another driver has the trip or is being asked.
   */
  choose: 'assign' | 'ask' | 'swap' | null;
  /** The trip of a fleet's caller can be released to all drivers. */
  open: boolean;
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

/** Who acts. */
type ActingUser = Pick<User, 'id' | 'usertype' | 'staffRole'>;

/** As whom a panel user changes bookings. */
export const changeRoleOf = (usertype: ActingUser['usertype']) =>
  usertype === 'fleetadmin' ? 'fleetadmin' : 'admin';

/**
 * Which actions are offered for a booking (rules 4.25, 4.28, 4.77): to staff by their permissions, and to
 * fleet admins for the trips of their callers. Drivers can be changed until the trip starts.
 */
export function bookingActions(
  { id: uid, usertype, staffRole }: ActingUser,
  booking: Pick<PresentedBooking, 'status' | 'kind' | 'asked' | 'otp_required' | 'fleet' | 'openedAt'>,
  settings: Pick<PublicSettings, 'autoDispatch' | 'category'>,
): BookingActions {
  const { status } = booking;
  const may = (needed: Permission) =>
    decidesOn({ uid, usertype }, booking) && isPermitted({ staffRole }, needed);
  const isStaff = usertype === 'admin';
  const isAsked = status === 'NEW' && (booking.asked?.length ?? 0) > 0;
  const hasDriver = status === 'ACCEPTED' || status === 'ARRIVED';
  const chooses = may('dispatch');
  return {
    cancel: cancellableBy(usertype).includes(status) && may('book'),
    choose: !chooses
      ? null
      : hasDriver || isAsked
        ? 'swap'
        : status === 'NEW'
          ? settings.autoDispatch
            ? 'ask'
            : 'assign'
          : null,
    open: chooses && status === 'NEW' && fleetAlone(booking) !== null,
    change: may('book') && changeableFields(booking, changeRoleOf(usertype), settings.category).length > 0,
    recall: chooses && (hasDriver || isAsked),
    raise: isStaff && chooses && status === 'NEW',
    startCode: isStaff && booking.otp_required === true && may('book') && startCodeStatuses.includes(status),
    end: may('endTrips') && resolvableStatuses.some((resolvable) => resolvable === status),
  };
}
