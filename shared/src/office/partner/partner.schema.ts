import { z } from 'zod';
import { bookingInputSchema, estimateInputSchema } from '../../trips/booking/bookingRequest.schema.js';
import { bookingStatuses } from '../../trips/booking/booking.status.js';
import { namedSchema } from '../../people/user/personName.js';
import { MAX_TIMESTAMP } from '../../basics/time/zonedTime.js';

const DAY = 24 * 60 * 60_000;
/** The longest time that one report covers, in ms. */
export const MAX_REPORT_MS = 92 * DAY;

/** A partner's customer, who rides: the driver sees the name and can call the phone, a number in E.164. */
export const partnerCustomerSchema = z.object({
  name: namedSchema(120),
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/),
});
export type PartnerCustomer = z.infer<typeof partnerCustomerSchema>;

export const partnerEstimateInputSchema = estimateInputSchema.omit({ promo: true, tripdate: true });

/** A trip that a partner books for a customer, who pays the driver in cash. */
export const partnerBookingInputSchema = bookingInputSchema
  .pick({
    kind: true,
    hours: true,
    waitMinutes: true,
    returnAt: true,
    pickup: true,
    drop: true,
    stops: true,
    carType: true,
    passengers: true,
    luggage: true,
    needs: true,
    optionSelected: true,
    bookLater: true,
    tripdate: true,
  })
  .extend({ customer: partnerCustomerSchema });
export type PartnerBookingInput = z.infer<typeof partnerBookingInputSchema>;

const time = z.coerce.number().int().min(0).max(MAX_TIMESTAMP);

/** Which of a partner's bookings to list, newest trips first. Times are ms timestamps of the trip. */
export const partnerBookingQuerySchema = z.object({
  status: z.enum(bookingStatuses).optional(),
  from: time.optional(),
  until: time.optional(),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type PartnerBookingQuery = z.infer<typeof partnerBookingQuerySchema>;

/** The time of a report, at most 92 days, as ms timestamps of the trips: `until` is not part of it. */
export const partnerReportQuerySchema = z
  .object({ from: time, until: time })
  .refine(({ from, until }) => from < until && until - from <= MAX_REPORT_MS, { path: ['until'] });
export type PartnerReportQuery = z.infer<typeof partnerReportQuerySchema>;

/** The results of a partner's bookings. Amounts are in the settings' currency. */
export const partnerReportSchema = z.object({
  from: z.number().int(),
  until: z.number().int(),
  bookings: z.number().int(),
  /** Trips that were paid. */
  paid: z.number().int(),
  cancelled: z.number().int(),
  /** Trips that are neither paid nor canceled. */
  open: z.number().int(),
  /** The sum that customers paid for the paid trips. */
  customerPaid: z.number(),
  /** The fees that the partner's account owes or has paid for cancellations. */
  cancelFees: z.number(),
});
export type PartnerReport = z.infer<typeof partnerReportSchema>;
