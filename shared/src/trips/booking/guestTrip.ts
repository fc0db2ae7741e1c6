import { z } from 'zod';
import { typedCodeSchema } from '../../people/user/typedCode.schema.js';
import { latLngSchema, placeSchema } from '../../basics/geo/geo.schema.js';
import { bookingInputSchema } from './bookingRequest.schema.js';
import { farePaymentSchema } from './farePayment.schema.js';
import { rateInputSchema } from './bookingSteps.schema.js';
import { bookingStatuses } from './booking.status.js';
import { bookingChangeInputSchema, wantedChangeSchema } from './changeInput.schema.js';
import { tariffSchema } from '../carType/carType.schema.js';
import { handoverWays } from '../carType/handoverWay.js';
import { hireSchema } from './hire.schema.js';
import { lostItemInputSchema, lostItemSchema } from './lostItem.schema.js';
import { disputeNoShowInputSchema, noShowSummarySchema } from './noShow.schema.js';
import { rideCheckStatuses } from './rideCheck.js';
import { tipInputSchema } from './tip.js';
import { tripEtaSchema } from './tripEta.js';
import { tripKindSchema } from './tripKind.schema.js';
import { tripLoadShape } from './tripLoad.schema.js';
import { tripSearchSchema } from './tripSearch.schema.js';
import { followedVehicleSchema } from './tripShare.js';

/** A booking by someone who only proves a phone number. */
export const guestBookingInputSchema = z.object({
  verificationId: z.string().min(1).max(100),
  otp: typedCodeSchema.default(''),
  booking: bookingInputSchema,
});

/** A guest's link to follow a booking, and its reference. */
export const guestBookingSchema = z.object({ reference: z.string(), url: z.string() });
export type GuestBooking = z.infer<typeof guestBookingSchema>;

/** The parts of the receipt of a guest's trip. Amounts as on the receipt of a rider, distance in km. */
const guestReceiptSchema = z.object({
  fare: z.number(),
  extras: z.array(z.object({ description: z.string(), amount: z.number() })),
  riderExtra: z.number(),
  discount: z.number(),
  paid: z.number(),
  distance: z.number(),
  /** seconds */
  time: z.number().nullable(),
  /** ms timestamp */
  endedAt: z.number().int().nullable(),
});

/** Whether a guest and the driver can write to each other: `none` before there is a driver. */
export const guestChatStates = ['none', 'open', 'closed'] as const;

/** The driver waits so many minutes, or there is another trip: there, or back. */
const guestBackSchema = z.object({
  waitMinutes: z.number().int().nullable(),
  linked: z
    .object({
      isBack: z.boolean(),
      /** ms timestamp */
      tripdate: z.number().int(),
      status: z.enum(bookingStatuses),
      /** The link to its own page; null if there is none. */
      url: z.string().nullable(),
    })
    .nullable(),
});

/** A guest's own booking, as shown to everyone with its link. */
export const guestTripSchema = z.object({
  reference: z.string(),
  status: z.enum(bookingStatuses),
  /** Missing in ordinary trips. */
  kind: tripKindSchema.optional(),
  pickup: z.string(),
  drop: z.string(),
  /** The addresses of the stops before the drop. */
  stops: z.array(z.string()).optional(),
  ...tripLoadShape,
  /** ms timestamp */
  tripdate: z.number().int(),
  /** The time zone of its times; null for the business's. */
  timeZone: z.string().nullable(),
  /** The estimate, the price once it is known, or for a canceled trip the fee. */
  cost: z.number(),
  /**
   * The tariff of a trip whose price is open, because a meter counts it, or by the hour; null for any other.
   */
  tariff: tariffSchema.nullable(),
  /** The hours of a trip by the hour; null for any other. */
  hire: hireSchema.nullable(),
  /** When it began, a ms timestamp; null before. */
  startedAt: z.number().int().nullable(),
  /** How the passenger of a return comes back; null for any other trip. */
  back: guestBackSchema.nullable(),
  /** The driver's first name. */
  driver: z.string().nullable(),
  /** The number to call the driver, during the trip and shortly after it. */
  driverPhone: z.string().nullable(),
  vehicle: followedVehicleSchema.nullable(),
  position: latLngSchema.nullable(),
  eta: tripEtaSchema.nullable(),
  /** The driver finishes another trip first. */
  finishingTrip: z.boolean(),
  /** Of a prebooking: when the search for its driver begins, ms timestamp; null once it has begun. */
  searchFrom: z.number().int().nullable(),
  /** How the search for its driver goes; null before the search begins and after it ends. */
  search: tripSearchSchema.nullable(),
  /** The code that the driver asks for at the pickup. */
  code: z.string().nullable(),
  canCancel: z.boolean(),
  /** The guest can change the car type and the time, or only the time of a delivery. */
  canChange: z.boolean(),
  /** The guest can change whom and what a ride takes. */
  canChangeLoad: z.boolean(),
  /** What the guest adds to the price for the driver: a part of the cost. */
  riderExtra: z.number(),
  /** The most that they can add in all; null while they cannot. */
  riderExtraMost: z.number().nullable(),
  /** The guest can say that they are not in the car. */
  canDeny: z.boolean(),
  /** What came of it, after they said so. */
  rideCheck: z.enum(rideCheckStatuses).nullable(),
  /** The driver reported that nobody came to the pickup. */
  noShow: noShowSummarySchema.nullable(),
  /** The guest can dispute its fee. */
  canDispute: z.boolean(),
  /** The amount that the guest has to pay by card before the trip is dispatched; null if nothing is due. */
  due: z.number().nullable(),
  /** Who receives the parcel of a delivery at its drop. */
  recipient: z.string().nullable(),
  /** The code for handing the parcel over or, after that failed, taking it back. */
  handoverCode: z.string().nullable(),
  /** How the handover was proven. */
  proof: z.enum(handoverWays).nullable(),
  /** The parcel could not be handed over and goes back to the guest. */
  isReturned: z.boolean(),
  paymentMode: farePaymentSchema.shape.payment_mode,
  chat: z.enum(guestChatStates),
  /** The guest's rating of the driver. */
  rating: z.number().nullable(),
  /** The tip that the guest gave the driver. */
  tip: z.number().nullable(),
  /** The guest can tip the driver by card. */
  canTip: z.boolean(),
  /** Null until the trip is paid. */
  receipt: guestReceiptSchema.nullable(),
  /** Without the phone number, as for riders. */
  lostItem: lostItemSchema.nullable(),
  canReportLostItem: z.boolean(),
  /** What fills the booking form for the same trip, once this one is over. */
  again: z.object({ pickup: placeSchema, drop: placeSchema, carType: z.string() }).nullable(),
});
export type GuestTrip = z.infer<typeof guestTripSchema>;

/** The token of a guest's link. It is sent in bodies, never in addresses: those are written to logs. */
export const guestTokenSchema = z.object({ token: z.string().min(1).max(100) });
export const guestRateInputSchema = guestTokenSchema.extend(rateInputSchema.shape);
export const guestTipInputSchema = guestTokenSchema.extend(tipInputSchema.shape);
export const guestDisputeInputSchema = guestTokenSchema.extend(disputeNoShowInputSchema.shape);
export const guestLostItemInputSchema = guestTokenSchema.extend(lostItemInputSchema.shape);

/**
 * What a guest can change: the car type, the time, whom and what the ride takes, and what they add to the
 * price for the driver.
 */
const guestFields = {
  carType: true,
  tripdate: true,
  passengers: true,
  luggage: true,
  needs: true,
  riderExtra: true,
} as const;
export const wantedGuestChangeSchema = guestTokenSchema.extend(wantedChangeSchema.pick(guestFields).shape);
export type WantedGuestChange = z.infer<typeof wantedGuestChangeSchema>;
/** The same as it is made: with the version and the price of the preview. */
export const guestChangeInputSchema = guestTokenSchema.extend(
  bookingChangeInputSchema.pick({ ...guestFields, version: true, agreed: true }).shape,
);
export type GuestChangeInput = z.infer<typeof guestChangeInputSchema>;
