import { loadFields } from './bookings.js';
import type { FieldTexts } from './fieldTexts.js';

/** A series of recurring trips. */
export const seriesFields: FieldTexts = {
  id: 'The id of the series.',
  customer: 'The id of the rider.',
  customer_name: 'The rider’s name.',
  driver_name: 'The name of the driver who is planned for the trips of the last part.',
  parts: 'How the series is from a day on, in the order of these days.',
  until: 'The last day, as yyyymmdd; null for a series without end.',
  skipped: 'Days without a trip.',
  'skipped.day': 'The day, as yyyymmdd.',
  'skipped.by': 'Who wanted no trip on that day.',
  'skipped.at': 'When that was entered, ms timestamp.',
  failures: 'Days whose trip could not be booked or planned.',
  'failures.day': 'The day, as yyyymmdd.',
  'failures.reason': 'The key of the error.',
  'failures.at': 'When it failed, ms timestamp.',
  isFailing: 'Whether the trip of a day to come could not be booked or planned.',
  nextAt: 'When the next trip begins, ms timestamp; null if none is left.',
  nextTimeZone: 'The IANA name of the time zone of that trip’s times; null for the business’s.',
  createdAt: 'When the series was made, ms timestamp.',
  version: 'The number of changes. Every change names the version that it is based on.',
};

export const seriesPartFields: FieldTexts = {
  rule: 'The days, as a recurrence rule of RFC 5545.',
  minutes: 'The time of day, in minutes since midnight in the time zone of the part.',
  returnMinutes:
    'When the way back begins on the same day, in minutes since midnight; null for trips without one at a time.',
  waitMinutes: 'How long the driver waits at the drop before the way back; null if the driver does not.',
  onHolidays: 'Whether there are trips on the holidays of the settings, too.',
  pickup: 'Where the trips begin.',
  drop: 'Where the trips end.',
  stops: 'The stops before the drop, in driving order.',
  carType: 'The id or name of the car type.',
  ...loadFields,
  payment_mode: 'How the trips are paid.',
  pickUpInstructions: 'A note to the driver about the pickup.',
  driver: 'The id of the driver who is planned for each trip.',
  from: 'The first day of the part, as yyyymmdd.',
  ruleFrom: 'The day from which the rule counts, as yyyymmdd.',
  by: 'The id of the user who entered it.',
  at: 'When it was entered, ms timestamp.',
  timeZone: 'The IANA name of the time zone of its pickup; missing for the business’s.',
};

/** What a request about the days of a series names. */
export const seriesRequestFields: FieldTexts = {
  ...seriesPartFields,
  customer: seriesFields['customer'] as string,
  until: seriesFields['until'] as string,
  skipped: 'Days without a trip, as yyyymmdd.',
};

/** A booking of a series, as its days name it. */
export const seriesTripFields: FieldTexts = {
  id: 'The id of the booking.',
  reference: 'The reference that people read.',
  status: 'How far the trip is.',
  tripdate: 'When it begins, ms timestamp.',
  driver: 'The id of its driver, or of the driver who is planned for it; null without one.',
};

/** A day of a series. */
export const seriesDayFields: FieldTexts = {
  day: 'The day, as yyyymmdd.',
  at: 'When the trip begins, ms timestamp.',
  backAt: 'When the way back at a time begins, ms timestamp; null without one.',
  timeZone: 'The IANA name of the time zone of its times; null for the business’s.',
  without: 'Why the day has no trip; null if it has one.',
  booking: 'The booking of the day; null if it is not made yet, or never will be.',
  back: 'The booking of the way back; null if it is not made yet, or never will be.',
  failure:
    'The key of the error for which a booking was not made or its driver not planned; null without one.',
};

/** A day of a series, as the page of its passenger has it. */
export const passengerDayFields: FieldTexts = {
  ...seriesDayFields,
  status: 'How far the trip is; null if it is not booked yet.',
  canSkip: 'Whether the holder of the link can skip the day.',
  canRestore: 'Whether the holder of the link can take back that the day is skipped.',
  trip: 'The page of the trip, shortly before it begins and while it lasts; null otherwise.',
  back: 'The way back at a time; null without one.',
  'back.at': 'When it begins, ms timestamp.',
  'back.status': 'How far its trip is; null if it is not booked yet.',
  'back.trip': 'The page of its trip, shortly before it begins and while it lasts; null otherwise.',
};
