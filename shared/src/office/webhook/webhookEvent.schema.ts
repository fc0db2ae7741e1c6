import { z } from 'zod';
import { alertSchema } from '../alert/alert.schema.js';
import { bookingSchema } from '../../trips/booking/booking.schema.js';
import { paymentModes } from '../../trips/booking/farePayment.schema.js';
import { changeFields } from '../../trips/booking/changeFields.js';
import { noShowSummarySchema } from '../../trips/booking/noShow.schema.js';
import { officeActions } from '../../trips/booking/officeAct.js';
import { bookingStatuses } from '../../trips/booking/booking.status.js';
import { idSchema } from '../../basics/crud/id.js';
import { providerNames } from '../../money/payment/payment.schema.js';
import { refundReasons } from '../../money/refund/refund.schema.js';
import type { WebhookEventType } from '../../messages/webhook/webhook.schema.js';

/**
 * The data of webhook events. People appear as ids: names, contacts, addresses, positions and bank details
 * leave the product only through the API, which decides for each caller. Times are ms timestamps, amounts
 * exact decimals.
 */
const bookingDataSchema = bookingSchema
  .pick({
    id: true,
    version: true,
    carType: true,
    customer: true,
    driver: true,
    fleetadmin: true,
    bookLater: true,
    tripdate: true,
    timeZone: true,
    bookingDate: true,
    booking_type_admin: true,
    estimate: true,
    trip_cost: true,
    discount_amount: true,
    customer_paid: true,
    convenience_fees: true,
    driver_share: true,
    raise: true,
    payment_mode: true,
    prepaid: true,
    distance: true,
    total_trip_time: true,
  })
  .extend({
    status: z.enum(bookingStatuses),
    /** How many places it goes to: its stops and its drop. */
    drops: z.number().int().optional(),
    /** The reference that people say; bookings of earlier versions have none. */
    reference: bookingSchema.shape.reference.optional(),
    /** Null for a new booking. */
    previousStatus: z.enum(bookingStatuses).nullable(),
    /** What the office last did to end the trip, if it did. */
    officeAct: z.enum(officeActions).optional(),
  });

/** The fields that changed; the data above is the booking since then. */
const changedDataSchema = bookingDataSchema.extend({ changed: z.array(z.enum(changeFields)) });

const cancelledDataSchema = bookingDataSchema.extend({
  ...bookingSchema.pick({ reason: true, cancelledBy: true, cancel_fee: true }).shape,
  /** If the rider did not come to the pickup: what they were charged, of which `cancel_fee` is left. */
  noShow: noShowSummarySchema
    .pick({ status: true, reportedAt: true, arrivedAt: true, fee: true, waitingFee: true })
    .nullish(),
});

const paymentDataSchema = z.object({
  /**
   * trip: a booking was paid. wallet: card money went to the payer's wallet, as a top-up or because it came
   * too late.
   */
  purpose: z.enum(['trip', 'wallet']),
  booking: idSchema.nullable(),
  payer: idSchema,
  amount: z.number(),
  /** ISO code. */
  currency: z.string(),
  mode: z.enum(paymentModes),
  /** The provider of a card payment. */
  provider: z.string().nullable(),
});

const refundDataSchema = z.object({
  id: idSchema,
  /** The payment, and the booking it was for; null for a top-up. */
  order: idSchema,
  booking: idSchema.nullable(),
  payer: idSchema,
  provider: z.enum(providerNames),
  /** The amount sent to the card: the payment or a part of it. */
  amount: z.number(),
  currency: z.string(),
  reason: z.enum(refundReasons),
  requestedAt: z.number().int(),
});

const payoutDataSchema = z.object({
  id: idSchema,
  user: idSchema,
  amount: z.number(),
  requestedAt: z.number().int(),
  paidAt: z.number().int().nullable(),
  failedAt: z.number().int().nullable(),
});

const driverDataSchema = z.object({
  id: idSchema,
  approved: z.boolean(),
  carType: z.string().nullable(),
  fleetadmin: idSchema.nullable(),
  createdAt: z.number().int(),
});

const fareReviewDataSchema = z.object({
  booking: idSchema,
  /** The measured fare minus the settled fare. */
  difference: z.number(),
  reasons: z.array(z.string()),
});

const paymentMismatchDataSchema = z.object({
  order: idSchema,
  booking: idSchema.nullable(),
  provider: z.enum(providerNames),
  ordered: z.object({ amount: z.number(), currency: z.string() }),
  reported: z.object({ amount: z.string(), currency: z.string() }),
});

const alertDataSchema = alertSchema.pick({
  id: true,
  kind: true,
  booking: true,
  reference: true,
  driver: true,
  openedAt: true,
  resolvedAt: true,
  resolvedBy: true,
});

/** The schema of each type's data. */
export const webhookEventData = {
  'booking.created': bookingDataSchema,
  'booking.status_changed': bookingDataSchema,
  'booking.changed': changedDataSchema,
  'booking.cancelled': cancelledDataSchema,
  'booking.no_show_decided': cancelledDataSchema,
  'payment.settled': paymentDataSchema,
  'payment.refunded': refundDataSchema,
  'payment.refund_failed': refundDataSchema,
  'payout.requested': payoutDataSchema,
  'payout.paid': payoutDataSchema,
  'payout.failed': payoutDataSchema,
  'driver.registered': driverDataSchema,
  'driver.approved': driverDataSchema,
  'driver.suspended': driverDataSchema,
  'alert.fare_review': fareReviewDataSchema,
  'alert.payment_mismatch': paymentMismatchDataSchema,
  'alert.opened': alertDataSchema,
  'alert.resolved': alertDataSchema,
} as const satisfies Record<WebhookEventType, z.ZodObject>;

/** The data of an event of a type. */
export type WebhookEventData<Type extends WebhookEventType> = z.infer<(typeof webhookEventData)[Type]>;

/** The body of every webhook request. */
export interface WebhookPayload<Type extends WebhookEventType = WebhookEventType> {
  type: Type;
  /** When it happened, ISO 8601. */
  timestamp: string;
  data: WebhookEventData<Type>;
}
