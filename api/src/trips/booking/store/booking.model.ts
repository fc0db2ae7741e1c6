import { bookingStatuses } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { indexBookings } from './booking.indexes.js';

const Money = Schema.Types.Decimal128;
const place = { type: { lat: Number, lng: Number, add: String, otherScript: String }, _id: false };
const extra = {
  type: {
    description: String,
    amount: Number,
    maxWeight: Number,
    maxLength: Number,
    maxWidth: Number,
    maxHeight: Number,
    proof: String,
  },
  _id: false,
};

const farePayment = {
  type: {
    appcat: String,
    payment_mode: String,
    customer_paid: Money,
    discount_amount: Money,
    usedWalletMoney: Money,
    cardPaymentAmount: Money,
    cashPaymentAmount: Money,
    payableAmount: Money,
    promo_applied: Boolean,
    promo_details: { type: { promo_key: String, promo_name: String }, _id: false, default: null },
  },
  _id: false,
};

const bookingSchema = new Schema(
  {
    _id: String,
    booking_id: String,
    reference: String,
    status: { type: String, enum: bookingStatuses, required: true },
    /** See `shared/src/trips/booking/tripKind.ts`. */
    kind: String,
    /** See `shared/src/trips/booking/hire.ts`. Its amounts are displayed, never summed. */
    hire: { type: Schema.Types.Mixed },
    /** See `shared/src/trips/booking/returnTrip.ts`. */
    back: { type: Schema.Types.Mixed },
    /** Incremented on every change; each change names the version it is based on. */
    version: { type: Number, required: true },
    carType: String,
    carImage: String,
    customer: { type: String, required: true },
    customer_email: String,
    customer_name: String,
    customer_contact: String,
    customer_token: String,
    customer_image: String,
    customer_rating: Number,
    pickup: place,
    drop: place,
    /** See `shared/src/trips/booking/stops.ts`. */
    stops: { type: Schema.Types.Mixed },
    pickupAddress: String,
    dropAddress: String,
    estimate: Money,
    estimateDistance: Number,
    distance: Number,
    estimateTime: Number,
    bookLater: Boolean,
    tripdate: Number,
    leadSeconds: Number,
    /** When to look at its lead time again. ms timestamp. */
    leadLookAt: Number,
    /** See `shared/src/trips/booking/tripZone.ts`. */
    timeZone: String,
    bookingDate: Number,
    coords: { type: [{ _id: false, latitude: Number, longitude: Number }], default: [] },
    otp: Schema.Types.Mixed,
    startProven: Boolean,
    booking_type_admin: Boolean,
    apiKey: String,
    /** See `shared/src/trips/booking/fleetCall.ts`. */
    fleet: String,
    openedAt: Number,
    series: String,
    /** Which part of its series it follows: when the part was entered. */
    seriesPart: Number,
    trip_cost: Money,
    convenience_fees: Money,
    driver_share: Money,
    discount: Money,
    discount_amount: Money,
    cashPaymentAmount: Money,
    cardPaymentAmount: Money,
    usedWalletMoney: Money,
    usedBonusMoney: Money,
    payableAmount: Money,
    customer_paid: Money,
    payment_mode: String,
    gateway: String,
    prepaid: Boolean,
    promo_applied: Boolean,
    promo_refused: String,
    promo_details: { type: { promo_key: String, promo_name: String }, _id: false, default: null },
    promo_terms: { type: Schema.Types.Mixed },
    paymentPacket: farePayment,
    driver: String,
    driver_name: String,
    driver_image: String,
    driver_contact: String,
    driver_token: String,
    vehicle_number: String,
    vehicle_make: String,
    vehicle_model: String,
    vehicle_color: String,
    driverRating: Number,
    fleetadmin: String,
    deliveryPerson: String,
    deliveryPersonPhone: String,
    driver_accept_time: Number,
    /** Where the driver was then. */
    acceptedFrom: { type: { lat: Number, lng: Number }, _id: false },
    /** The trip that the driver finishes first, and what the rider was told then. See `nextTrip.ts`. */
    afterTrip: String,
    nextPromisedAt: Number,
    /** When to check whether its driver comes in time. ms timestamp. */
    nextLookAt: Number,
    /** See `shared/src/trips/booking/longerTrip.ts`. */
    longerTrip: { type: Schema.Types.Mixed },
    /** Since when the driver heads for the pickup, if they took the trip during another one. ms timestamp. */
    headingSince: Number,
    driver_arrive_time: Number,
    trip_start_time: Number,
    startTime: Number,
    trip_end_time: Number,
    endTime: Number,
    total_trip_time: Number,
    arrivalUnproven: Boolean,
    arrivalReason: String,
    trackFlags: { type: [String], default: undefined },
    /**
     * See `shared/src/trips/booking/fareReview.ts`. Its amounts are displayed and compared, never summed by
     * the database.
     */
    fareReview: { type: Schema.Types.Mixed },
    dropCheck: { type: Schema.Types.Mixed },
    reason: String,
    cancelledBy: String,
    cancelledByUid: String,
    /** See `shared/src/trips/booking/officeAct.ts`. */
    officeActs: { type: Schema.Types.Mixed },
    captureRefund: Money,
    cancelledAt: Number,
    rating: Number,
    rating_tags: { type: [String], default: undefined },
    tip: Money,
    /** What the rider adds to the price. See `shared/src/trips/booking/riderExtra.ts`. */
    riderExtra: Money,
    /** The amount that the business adds to the driver's share. See `shared/src/trips/booking/raise.ts`. */
    raise: Money,
    /** See `shared/src/trips/booking/believedTrip.ts`. */
    doubts: { type: [String], default: undefined },
    heldMoney: { type: { amount: Money, state: String }, _id: false },
    raisedBy: String,
    raisedAt: Number,
    /** When the reserved wallet money pays a trip that is not paid otherwise. ms timestamp. */
    walletDueAt: Number,
    /** When the trip closes by itself, once it is paid. ms timestamp. */
    closesAt: Number,
    /** When to try again to pay the tip. ms timestamp. */
    tipDueAt: Number,
    /** The driver's account was deleted between the rider's part of the tip and the driver's. */
    tipLost: Boolean,
    /** See `shared/src/trips/booking/lostItem.ts`. */
    lostItem: { type: Schema.Types.Mixed },
    rider_rated: Number,
    pickup_image: String,
    deliver_image: String,
    signature_image: String,
    /** See `shared/src/trips/booking/handover.ts`. */
    handover: { type: Schema.Types.Mixed },
    requestedDrivers: { type: Map, of: Boolean, default: undefined },
    pickUpInstructions: String,
    /** See `shared/src/trips/booking/tripLoad.ts`. */
    passengers: Number,
    luggage: Number,
    needs: { type: [String], default: undefined },
    deliveryInstructions: String,
    parcelTypeSelected: extra,
    optionSelected: extra,
    /** The car type's rates when the trip was booked: later price changes do not affect it. */
    tariff: { type: Schema.Types.Mixed },
    /** The car type's cancellation fees at that time. */
    cancelSlab: { type: Schema.Types.Mixed },
    cancel_fee: Money,
    /** Offers made so far, and when dispatch next processes this booking. */
    dispatch: {
      type: {
        nextAt: Number,
        round: { type: Number, default: 0 },
        offers: [{ _id: false, driver: String, at: Number, expiresAt: Number, state: String, after: String }],
        searchedKm: Number,
      },
      _id: false,
    },
    /** Which drivers the latest rounds considered, and the outcome for each. */
    dispatchTrace: [
      {
        _id: false,
        driver: String,
        at: Number,
        outcome: String,
        reason: String,
        distance: Number,
        by: String,
        note: String,
        planned: Boolean,
        minutes: Number,
        timeSource: String,
        learnedFrom: Number,
        next: Boolean,
        together: Number,
        choice: { type: { policy: String, place: Number, among: Number, within: Number }, _id: false },
      },
    ],
    /** How the latest offers ended. `at` and `endedAt` are ms timestamps. */
    pastOffers: {
      type: [{ _id: false, driver: String, at: Number, endedAt: Number, end: String }],
      default: undefined,
    },
    override: {
      type: {
        action: String,
        by: String,
        at: Number,
        count: Number,
        driver: { type: String, default: null },
      },
      _id: false,
    },
    /** See `shared/src/trips/booking/plan.schema.ts`. */
    plan: {
      type: {
        driver: { type: String, default: null },
        by: String,
        at: Number,
        count: Number,
        triedAt: Number,
      },
      _id: false,
    },
    planLost: { type: { driver: String, at: Number, reason: String, minutes: Number }, _id: false },
    /** When the planned driver is to be asked. ms timestamp. */
    planDueAt: Number,
    waitingSince: Number,
    widened: Number,
    /** Start codes entered so far, and until when no more are accepted. */
    otpTries: { type: { count: Number, lockedUntil: Number }, _id: false },
    /** The same for handover codes. */
    handoverTries: { type: { count: Number, lockedUntil: Number }, _id: false },
    /** See `shared/src/trips/booking/bookingChange.ts`. Its amounts are displayed, never summed. */
    changes: { type: Schema.Types.Mixed },
    /** The part of the rider's money that is reserved. */
    hold: {
      type: {
        wallet: Money,
        bonus: Money,
        open: Boolean,
        /** What was added to it later. */
        added: { type: [{ _id: false, version: Number, amount: Money }], default: undefined },
      },
      _id: false,
    },
    /** The amount held on the rider's card, and the record of it in `card_authorizations`. */
    cardHold: {
      type: {
        state: String,
        amount: Money,
        provider: String,
        capture: Money,
        captured: Money,
        failure: String,
      },
      _id: false,
    },
    cardAuthorization: String,
    /**
     * When to check again whether the rider's wallet can pay the driver a cancellation fee or a reviewed
     * fare. ms timestamp.
     */
    feeDueAt: Number,
    /** See `shared/src/trips/booking/noShow.ts`. */
    pickupWait: { type: Schema.Types.Mixed },
    noShow: { type: Schema.Types.Mixed },
    noShowTerms: { type: Schema.Types.Mixed },
    /**
     * The part of a no-show's refund that is void, because the account of the rider (`all`) or the driver
     * (`driver`) was deleted.
     */
    noShowVoid: { type: String, enum: ['all', 'driver'] },
    /** See `shared/src/trips/booking/rideCheck.ts`. */
    rideCheck: { type: Schema.Types.Mixed },
    /**
     * The part of the fee that is void, because the account of the rider (`all`) or the driver (`driver`) was
     * deleted.
     */
    feeVoid: { type: String, enum: ['all', 'driver'] },
    /** A wallet payment in progress. Until it ends, no other request can settle the trip. */
    paymentClaim: { type: { mode: String, amount: Money, by: String, at: Number }, _id: false },
    /** The amount that an abandoned claim took from the wallet beyond the trip's payment; it was returned. */
    walletChargedBack: Money,
    bonusChargedBack: Money,
    /** When to check whether an abandoned claim took money after all. ms timestamp. */
    walletCheckAt: Number,
    /** Card payments received, and where each one went: decided here once, permanently. */
    payments: { type: [{ _id: false, order: String, as: String }], default: undefined },
    /** The pending effects of transitions, in order. Each has its own key and is done once. */
    effects: [{ _id: false, key: String, kind: String, data: Schema.Types.Mixed }],
    /** When the sweeper may take over effects that are still pending. */
    effectsDue: Number,
    /** How often they have failed: each failure lengthens the wait before the next attempt. */
    effectsTries: Number,
    search: [String],
    /** How list totals count this booking: see `counting/counter.repository.ts`. */
    tally: { type: Schema.Types.Mixed },
  },
  { versionKey: false, minimize: false },
);

indexBookings(bookingSchema);

export const bookingModel = (connection: Connection) =>
  connection.model('Booking', bookingSchema, 'bookings');
