import type {
  Booking,
  BookingInput,
  CorrectFareInput,
  DecideFareReviewInput,
  DecideNoShowInput,
  DecideRideCheckInput,
  EndPreviewInput,
  EstimateInput,
  FleetBookingInput,
  OfficeActInput,
  RecordCardHoldInput,
} from '@wayfare/shared';
import { call, idempotent, type RequestOf } from '@wayfare/web/http';

/** A trip as a dispatcher saw it. */
export type SeenTrip = Pick<Booking, 'id' | 'driver' | 'override'>;
const seenDispatch = ({ driver, override }: SeenTrip) => ({
  from: driver ?? null,
  overrides: override?.count ?? 0,
});

/** A booking that staff are about to make, as far as it is filled in. */
type BookingAsked = NonNullable<RequestOf<'get', '/desk/booking-warnings'>['query']>;

/** The pickup of a fleet's booking. */
type PickupAsked = NonNullable<RequestOf<'get', '/fleet/booking-warnings'>['query']>;

/** Calls about trips: who drives them, what they cost, and how they end. */
export const tripCalls = {
  cancelBooking: (id: string, body: { reason: string; both?: boolean }) =>
    call.post('/bookings/{id}/cancel', { path: { id }, body }),
  /** `asked` are the drivers who were being asked when the dispatcher looked. */
  assignDriver: (id: string, driver: string, asked: string[]) =>
    call.post('/bookings/{id}/assign', { path: { id }, body: { driver, asked } }),
  /**
   * Offers a trip to one driver, regardless of auto dispatch. Refused if the trip has changed since the
   * dispatcher saw it.
   */
  overrideDriver: (seen: SeenTrip, driver: string) =>
    call.post('/bookings/{id}/override', { path: { id: seen.id }, body: { driver, ...seenDispatch(seen) } }),
  recallDriver: (seen: SeenTrip) =>
    call.post('/bookings/{id}/recall', { path: { id: seen.id }, body: seenDispatch(seen) }),
  /** Doubles the search radius that the dispatcher saw for a trip without a driver. */
  widenSearch: ({ id, widened }: Pick<Booking, 'id' | 'widened'>) =>
    call.post('/bookings/{id}/widen', { path: { id }, body: { to: (widened ?? 0) + 1 } }),
  raiseOptions: (id: string) => call.get('/bookings/{id}/raise', { path: { id } }),
  /** Lets the business add this much for the driver, in all. */
  raiseOffer: (id: string, to: number) => call.post('/bookings/{id}/raise', { path: { id }, body: { to } }),
  /** What ending a started trip at a place and time would cost; without them, at its last position. */
  previewEnd: (id: string, { lat, lng, at }: EndPreviewInput) =>
    call.get('/bookings/{id}/resolve', { path: { id }, query: { lat, lng, at } }),
  /** Ends, settles, writes off, or cancels a trip that its driver's device cannot end. */
  resolveTrip: (id: string, act: OfficeActInput) =>
    call.post('/bookings/{id}/resolve', { path: { id }, body: act }),
  /**
   * The drivers a booking can be offered to, those at the pickup soonest first, followed by the others
   * nearby.
   */
  assignCandidates: (booking: string) => call.get('/drivers/nearby', { query: { booking, leftOut: '1' } }),
  /** Only those who can be asked. */
  nearestDrivers: (booking: string) => call.get('/drivers/nearby', { query: { booking } }),
  dispatchTrace: (booking: string) => call.get('/bookings/{id}/dispatch', { path: { id: booking } }),
  revealStartCode: (booking: string) =>
    call.post('/bookings/{id}/start-code/reveal', { path: { id: booking } }),
  fareReview: (booking: string) => call.get('/bookings/{id}/fare-review', { path: { id: booking } }),
  correctFare: (booking: string, input: CorrectFareInput) =>
    call.post('/bookings/{id}/correctFare', { path: { id: booking }, body: input }),
  decideFareReview: (booking: string, decision: DecideFareReviewInput) =>
    call.post('/bookings/{id}/fare-review/decide', { path: { id: booking }, body: decision }),
  decideNoShow: (booking: string, decision: DecideNoShowInput) =>
    call.post('/bookings/{id}/no-show/decide', { path: { id: booking }, body: decision }),
  decideRideCheck: (booking: string, decision: DecideRideCheckInput) =>
    call.post('/bookings/{id}/not-in-car/decide', { path: { id: booking }, body: decision }),
  askAboutCardHold: (booking: string) => call.post('/bookings/{id}/card-hold/ask', { path: { id: booking } }),
  recordCardHold: (booking: string, found: RecordCardHoldInput) =>
    call.post('/bookings/{id}/card-hold/record', { path: { id: booking }, body: found }),
  tracking: (booking: string) => call.get('/bookings/{id}/tracking', { path: { id: booking } }),

  tripConversation: (booking: string) => call.get('/bookings/{id}/conversation', { path: { id: booking } }),
  /** What would refuse the rider, who is booked for anyway. */
  bookingWarnings: async (query: BookingAsked) =>
    (await call.get('/desk/booking-warnings', { query })).warnings,
  fleetBookingWarnings: async (query: PickupAsked) =>
    (await call.get('/fleet/booking-warnings', { query })).warnings,
  /** Releases the trip of a fleet's caller to all drivers. */
  openToAll: (booking: string) => call.post('/bookings/{id}/open', { path: { id: booking } }),
  /** `key` as with `addBooking`. */
  addFleetBooking: (input: FleetBookingInput, key: string) =>
    call.post('/fleet/bookings', { body: input, headers: idempotent(key) }),
  estimate: (input: EstimateInput) => call.post('/estimates', { body: input }),
  /** `key` is the same for the same click, so that a retry after a lost response books only once. */
  addBooking: (input: Partial<BookingInput>, key: string) =>
    call.post('/bookings', { body: input, headers: idempotent(key) }),
};
