import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { placeSchema } from '../../basics/geo/geo.schema.js';
import { daySchema } from '../../people/user/workingHours.schema.js';
import { guestTokenSchema } from '../booking/guestTrip.js';
import { bookingStatuses } from '../booking/booking.status.js';
import { LONGEST_NOTE } from '../booking/bookingRequest.schema.js';
import { paymentModeSchema } from '../booking/farePayment.schema.js';
import { waitMinutesSchema } from '../booking/returnTrip.schema.js';
import { MAX_STOPS } from '../booking/stops.js';
import { tripLoadShape } from '../booking/tripLoad.schema.js';
import { seriesRuleSchema } from './seriesRule.js';

/** How many days of one series can be skipped. */
export const MOST_SKIPPED = 366;
/** How often a series can be changed from a day on. */
export const MOST_PARTS = 50;
/** The longest time ahead for which bookings are made, in days. */
export const MOST_DAYS_AHEAD = 60;
/** The last day of a series is at most this many days after its first. */
export const LONGEST_SERIES_DAYS = 1_100;

/** The days on which a series has trips. */
const schedule = {
  /** A recurrence rule of RFC 5545, of days only: see `seriesRule.ts`. */
  rule: seriesRuleSchema,
  /** The time of day in the time zone of the trips, in minutes since midnight. */
  minutes: z.number().int().min(0).max(1_439),
  /** For a return at a time: that of the way back on the same day, in minutes since midnight … */
  returnMinutes: z.number().int().min(0).max(1_439).nullish(),
  /** Whether it also has trips on the holidays in the settings. */
  onHolidays: z.boolean().default(false),
};

/** The trip that is booked each time. */
const trip = {
  pickup: placeSchema,
  drop: placeSchema,
  /** The stops before the drop, in order. */
  stops: z.array(placeSchema).max(MAX_STOPS).default([]),
  /** A car type's id or name. */
  carType: z.string().min(1).max(64),
  ...tripLoadShape,
  payment_mode: paymentModeSchema.default('cash'),
  pickUpInstructions: z.string().max(LONGEST_NOTE).nullish(),
  /** … or how long its driver waits at the drop, and goes back to the pickup. */
  waitMinutes: waitMinutesSchema.nullish(),
  /** The driver who is planned for each trip. */
  driver: idSchema.nullish(),
};

const skippedDays = z
  .array(daySchema)
  .max(MOST_SKIPPED)
  .refine((days) => new Set(days).size === days.length, 'field_invalid');

/** A question for the days of a series that does not exist yet. */
export const seriesScheduleSchema = z.object({
  ...schedule,
  /** The first day on which it can have a trip, and the last one, yyyymmdd. */
  from: daySchema,
  until: daySchema.nullish(),
  /** Days without a trip. */
  skipped: skippedDays.default([]),
  /** Where the trips begin, which may decide their time zone (rule 4.70). */
  pickup: placeSchema.nullish(),
});
export type SeriesSchedule = z.infer<typeof seriesScheduleSchema>;

/** A new series, as staff enter it. */
export const seriesInputSchema = seriesScheduleSchema.extend({ ...trip, customer: idSchema });
export type SeriesInput = z.infer<typeof seriesInputSchema>;

/**
 * What is different from a day on. Fields that are left out stay. `until` is the last day of the whole
 * series, on or after the day before `from`; null removes it.
 */
export const seriesChangeSchema = z.object({
  /** The version that its author saw. */
  version: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  from: daySchema,
  rule: schedule.rule.optional(),
  minutes: schedule.minutes.optional(),
  returnMinutes: schedule.returnMinutes,
  onHolidays: z.boolean().optional(),
  pickup: placeSchema.optional(),
  drop: placeSchema.optional(),
  stops: z.array(placeSchema).max(MAX_STOPS).optional(),
  carType: trip.carType.optional(),
  /** Null for one passenger, no luggage and no needs. */
  ...tripLoadShape,
  payment_mode: paymentModeSchema.optional(),
  pickUpInstructions: trip.pickUpInstructions,
  waitMinutes: trip.waitMinutes,
  driver: trip.driver,
  until: daySchema.nullish(),
});
export type SeriesChange = z.infer<typeof seriesChangeSchema>;

/** A day that shall have no trip, or have one again. */
export const seriesSkipInputSchema = z.object({ day: daySchema, isSkipped: z.boolean() });
export type SeriesSkipInput = z.infer<typeof seriesSkipInputSchema>;

/** A day without a trip, and who wanted that. `at` is a ms timestamp. */
export const seriesSkipSchema = z.object({
  day: daySchema,
  by: z.enum(['office', 'passenger']),
  at: z.number().int(),
});
export type SeriesSkip = z.infer<typeof seriesSkipSchema>;

/** How a series is from a day on, until the next part begins. */
export const seriesPartSchema = z.object({
  ...schedule,
  ...trip,
  from: daySchema,
  /** The day from which its rule counts: earlier than `from` if a change kept the rule. */
  ruleFrom: daySchema,
  onHolidays: z.boolean(),
  stops: z.array(placeSchema),
  payment_mode: paymentModeSchema,
  /** Who entered it, and when, ms timestamp. */
  /** The time zone of the pickup when it was entered; missing for the business's. */
  timeZone: z.string().nullish(),
  by: idSchema,
  at: z.number().int(),
});
export type SeriesPart = z.infer<typeof seriesPartSchema>;

/** A day whose trip could not be booked or planned, and why: an error key. `at` is a ms timestamp. */
export const seriesFailureSchema = z.object({ day: daySchema, reason: z.string(), at: z.number().int() });
export type SeriesFailure = z.infer<typeof seriesFailureSchema>;

/** A series as staff see it. */
export const seriesSchema = z.object({
  id: idSchema,
  customer: idSchema,
  customer_name: z.string().nullable(),
  /** In the order of their first days: the last one is how the series is in the end. */
  parts: z.array(seriesPartSchema).min(1),
  until: daySchema.nullish(),
  skipped: z.array(seriesSkipSchema),
  failures: z.array(seriesFailureSchema),
  /** Whether the trip of a day to come could not be booked or planned. */
  isFailing: z.boolean(),
  /** When the next trip begins, ms timestamp; null if none is left. */
  nextAt: z.number().int().nullable(),
  /** The time zone of that trip's times; null for the business's. */
  nextTimeZone: z.string().nullable(),
  /** The name of the planned driver of the last part. */
  driver_name: z.string().nullable(),
  createdAt: z.number().int(),
  version: z.number().int(),
});
export type Series = z.infer<typeof seriesSchema>;

/** The booking of a day, or of its way back; null if it is not made yet, or never will be. */
const madeTrip = z
  .object({
    id: idSchema,
    reference: z.string(),
    status: z.enum(bookingStatuses),
    tripdate: z.number().int(),
    driver: idSchema.nullable(),
  })
  .nullable();

/** A day of a series as sent, and the bookings of the day. Times are ms timestamps. */
export const seriesOccurrenceSchema = z.object({
  day: daySchema,
  at: z.number().int(),
  /** When the way back of a return at a time begins; null without one. */
  backAt: z.number().int().nullable(),
  /** The time zone of its times; null for the business's. */
  timeZone: z.string().nullable(),
  /** Why it has no trip. */
  without: z.enum(['office', 'passenger', 'holiday']).nullable(),
  booking: madeTrip,
  /** The booking of the way back. */
  back: madeTrip,
  /** Why the booking could not be made, or its driver not be planned. */
  failure: z.string().nullable(),
});
export type SeriesOccurrence = z.infer<typeof seriesOccurrenceSchema>;
export const seriesOccurrencesSchema = z.object({
  occurrences: z.array(seriesOccurrenceSchema),
  /** The last day (yyyymmdd) for which bookings are made by now. */
  madeUntil: daySchema,
});
export type SeriesOccurrences = z.infer<typeof seriesOccurrencesSchema>;

/** The first days of a series that does not exist yet, and how many trips it has within a year. */
export const seriesPreviewSchema = z.object({
  occurrences: z.array(
    seriesOccurrenceSchema.pick({ day: true, at: true, backAt: true, timeZone: true, without: true }),
  ),
  trips: z.number().int(),
});
export type SeriesPreview = z.infer<typeof seriesPreviewSchema>;

/** A link by which the passenger of a series skips days. */
export const seriesLinkSchema = z.object({ url: z.string() });
export const passengerSkipInputSchema = guestTokenSchema.extend(seriesSkipInputSchema.shape);

/** A series as shown to everyone with its link. Times are ms timestamps. */
export const passengerSeriesSchema = z.object({
  pickup: z.string(),
  drop: z.string(),
  ...tripLoadShape,
  days: z.array(
    seriesOccurrenceSchema.pick({ day: true, at: true, timeZone: true, without: true }).extend({
      status: z.enum(bookingStatuses).nullable(),
      /** Whether its holder can skip the day, or take back that they did. */
      canSkip: z.boolean(),
      canRestore: z.boolean(),
      /** The page of the trip itself, shortly before it begins and while it lasts. */
      trip: z.string().nullable(),
      /** The way back at a time: the same of its trip. */
      back: z
        .object({
          at: z.number().int(),
          status: z.enum(bookingStatuses).nullable(),
          trip: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
});
export type PassengerSeries = z.infer<typeof passengerSeriesSchema>;
