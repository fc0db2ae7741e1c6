import {
  type Actor,
  type Cancellation,
  cancellableBy,
  canReportLostItem,
  changeableFields,
  canTip,
  conflict,
  denialProblem,
  dispatchStartsAt,
  type DisputeNoShowInput,
  earnedStatuses,
  firstNameOf,
  type GuestTrip,
  isChatOpen,
  isPriceOpen,
  isScheduled,
  knowsDrop,
  isStillTracked,
  linkedTripOf,
  loadOf,
  noShowSummary,
  notFound,
  placeOf,
  receiptAmounts,
  riderExtraOf,
  rulesOf,
  shownHireParts,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { cancelBooking, previewCancellation } from '../finish/cancelBooking.js';
import { presentBooking } from '../booking.presenter.js';
import { vehicleOf } from '../share/followedVehicle.js';
import { bookingOf } from '../share/tripLink.js';
import { disputeNoShow } from '../noShow/disputeNoShow.js';
import { denyRide } from '../rideCheck/denyRide.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { onLatest } from '../transition.js';
import { guestAddress, guestLink } from './guestLink.js';

/** Statuses of a trip whose driver still needs the code of the pickup. */
const BEFORE_START: readonly string[] = ['NEW', 'ACCEPTED', 'ARRIVED'];
/** Statuses while the courier has the parcel, or is on the way to it. */
const WITH_PARCEL: readonly string[] = ['ACCEPTED', 'ARRIVED', 'STARTED'];

/**
 * Returns the rider of a booking as an actor. The holder of the booking's link acts as this user, only on
 * this booking and only with these operations.
 */
export const riderOf = ({ customer }: StoredBooking): Actor => ({ uid: customer, usertype: 'rider' });

/**
 * The booking of a guest's link. @throws not_found (404) for an unknown link, and a day after the end of the
 * trip
 */
export async function bookingOfGuest(token: string, services: TripsServices): Promise<StoredBooking> {
  const booking = await bookingOf(guestLink, token, services);
  const endedAt = booking?.trip_end_time ?? booking?.cancelledAt;
  if (!booking || !isStillTracked(endedAt, services.clock.now())) throw notFound();
  return booking;
}

/**
 * Returns a guest's own trip, with everything that the guest and the driver need to meet, and that the guest
 * needs to pay.
 * @throws not_found (404) for an unknown link, and a day after the end of the trip
 */
export async function followGuestTrip(token: string, services: TripsServices): Promise<GuestTrip> {
  return presentGuestTrip(await bookingOfGuest(token, services), services);
}

/** Returns the fee for canceling now. @throws as `followGuestTrip` */
export async function previewGuestCancellation(
  token: string,
  services: TripsServices,
): Promise<Cancellation> {
  const booking = await bookingOfGuest(token, services);
  return previewCancellation(riderOf(booking), booking.id, services);
}

/**
 * Cancels a guest's trip, as its rider would. A partner pays the fee for canceling, so only the partner
 * cancels its bookings.
 * @throws as `followGuestTrip`; wrong_state (409)
 */
export async function cancelGuestTrip(
  token: string,
  reason: string,
  services: TripsServices,
): Promise<GuestTrip> {
  const booking = await bookingOfGuest(token, services);
  if (booking.apiKey) throw conflict();
  return presentGuestTrip(await cancelBooking(riderOf(booking), booking.id, { reason }, services), services);
}

/** The guest says that they are not in the car. @throws as `followGuestTrip` and `denyRide` */
export async function denyGuestRide(token: string, services: TripsServices): Promise<GuestTrip> {
  const booking = await bookingOfGuest(token, services);
  const denied = await onLatest(() => denyRide(riderOf(booking), booking.id, services));
  return presentGuestTrip(denied, services);
}

/** Disputes the fee of a guest's no-show. @throws as `followGuestTrip` and `disputeNoShow` */
export async function disputeGuestNoShow(
  token: string,
  input: DisputeNoShowInput,
  services: TripsServices,
): Promise<GuestTrip> {
  const disputed = await onLatest(async () => {
    const booking = await bookingOfGuest(token, services);
    if (booking.apiKey) throw conflict('no_show_undisputable');
    return disputeNoShow(riderOf(booking), booking.id, input, services);
  });
  return presentGuestTrip(disputed, services);
}

/** A guest's trip as sent. */
export async function presentGuestTrip(booking: StoredBooking, services: TripsServices): Promise<GuestTrip> {
  const shown = await presentBooking(booking, riderOf(booking), services);
  const isOver = booking.status === 'CANCELLED';
  const hasDriver = Boolean(booking.driver) && !isOver;
  const at = shown.driver_location;
  const now = services.clock.now();
  const { contactMinutes, lostItemDays, riderExtraMax } = await services.db.settings.settings();
  // A partner answers for its customers, so only the partner changes its bookings.
  const changeable = booking.apiKey ? [] : changeableFields(booking, 'rider', services.config.APP_CATEGORY);
  return {
    reference: shown.reference ?? booking.id,
    status: booking.status,
    ...(booking.kind && { kind: booking.kind }),
    pickup: booking.pickupAddress,
    drop: booking.dropAddress,
    ...(booking.stops && { stops: booking.stops.map(({ add }) => add) }),
    ...loadOf(shown),
    tripdate: booking.tripdate,
    timeZone: booking.timeZone ?? null,
    cost: (isOver ? booking.cancel_fee : booking.trip_cost || booking.estimate) ?? 0,
    driver: hasDriver ? firstNameOf(booking.driver_name) : null,
    driverPhone: hasDriver ? (shown.driver_contact ?? null) : null,
    vehicle: hasDriver ? vehicleOf(booking) : null,
    position: at ? { lat: at.lat, lng: at.lng } : null,
    eta: await services.etas.of(booking),
    finishingTrip: Boolean(booking.afterTrip),
    searchFrom: isScheduled(booking, now) ? dispatchStartsAt(booking) : null,
    search: shown.search ?? null,
    code: BEFORE_START.includes(booking.status) && booking.otp ? booking.otp : null,
    canCancel: !booking.apiKey && cancellableBy('rider').includes(booking.status),
    canChange: booking.status === 'NEW' && changeable.includes('tripdate'),
    canChangeLoad: changeable.includes('passengers'),
    riderExtra: riderExtraOf(booking),
    riderExtraMost:
      shown.search && riderExtraMax > 0 && changeable.includes('riderExtra') ? riderExtraMax : null,
    canDeny:
      denialProblem(
        { ...booking, isBeingPaid: Boolean(booking.paymentClaim) },
        services.config.APP_CATEGORY,
      ) === null,
    rideCheck: booking.rideCheck?.status ?? null,
    // The words of a partner are not for its customer.
    noShow: booking.noShow ? noShowSummary(booking.noShow, 'guest') : null,
    // A partner pays the fee of its customer.
    canDispute: !booking.apiKey && shown.canDispute === true,
    due: booking.status === 'PAYMENT_PENDING' ? booking.payableAmount : null,
    recipient: booking.deliveryPerson ?? null,
    handoverCode: WITH_PARCEL.includes(booking.status) ? (shown.handover?.code ?? null) : null,
    proof: shown.handover?.proof ?? null,
    isReturned: Boolean(shown.handover?.failure),
    paymentMode: booking.payment_mode,
    chat:
      !booking.driver || !rulesOf(booking).hasRider
        ? 'none'
        : isChatOpen(booking, { now, contactMinutes })
          ? 'open'
          : 'closed',
    rating: booking.rating ?? null,
    tip: booking.tip ?? null,
    canTip: !booking.apiKey && services.payments.length > 0 && canTip(booking, now),
    receipt: receiptOf(booking),
    lostItem: shown.lostItem ?? null,
    canReportLostItem:
      services.config.APP_CATEGORY === 'taxi' &&
      !booking.lostItem &&
      canReportLostItem(booking, now, lostItemDays),
    again: (isOver || isEarned(booking)) && knowsDrop(booking) ? againOf(booking) : null,
    tariff: isPriceOpen(booking) || booking.hire ? booking.tariff : null,
    startedAt: booking.trip_start_time ?? null,
    back: await backOf(booking, services),
    hire: booking.hire ? { ...booking.hire, parts: shownHireParts(booking)[0]?.parts ?? null } : null,
  };
}

/** How a guest comes back. The other trip has a link of its own if it was booked by one. */
async function backOf(booking: StoredBooking, services: TripsServices): Promise<GuestTrip['back']> {
  const { back } = booking;
  if (!back) return null;
  const { db } = services;
  const id = linkedTripOf(booking);
  const other = id ? await db.bookings.findById(id) : null;
  return {
    waitMinutes: back.waitMinutes ?? null,
    linked: other && {
      isBack: Boolean(back.trip),
      tripdate: other.tripdate,
      status: other.status,
      url: (await db.guestLinks.findOf(other.id)) ? await guestAddress(other, services) : null,
    },
  };
}

const isEarned = ({ status }: StoredBooking) => earnedStatuses.includes(status);

const receiptOf = (booking: StoredBooking): GuestTrip['receipt'] =>
  isEarned(booking)
    ? {
        ...guestAmounts(booking),
        distance: booking.distance,
        time: booking.total_trip_time ?? null,
        endedAt: booking.endTime ?? null,
      }
    : null;

/** A guest cannot give a tip, so their receipt has no total apart from what they paid. */
function guestAmounts(booking: StoredBooking) {
  const { fare, extras, riderExtra, discount, paid } = receiptAmounts(booking);
  return { fare, extras, riderExtra, discount, paid };
}

const againOf = ({ pickup, drop, carType }: StoredBooking): GuestTrip['again'] => ({
  pickup: placeOf(pickup),
  drop: placeOf(drop),
  carType,
});
