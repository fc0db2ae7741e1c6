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
  payment_mode: 'How the trips are paid.',
  pickUpInstructions: 'A note to the driver about the pickup.',
  driver: 'The id of the driver who is planned for each trip.',
  from: 'The first day of the part, as yyyymmdd.',
  ruleFrom: 'The day from which the rule counts, as yyyymmdd.',
  by: 'The id of the user who entered it.',
  at: 'When it was entered, ms timestamp.',
  timeZone: 'The IANA name of the time zone of its pickup; missing for the business’s.',
};
