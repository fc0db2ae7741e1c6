import { z } from 'zod';
import { MAX_AMOUNT } from '../decimals/money.js';
import { isTimeZone } from '../time/zonedTime.js';
import { areCountries } from './countryCodes.js';
import { holidayDays } from './holidays.js';
import { passwordRuleSchema } from './passwordRule.js';

/** Where the money goes that a rider paid by card and gets back. */
export const refundTargets = ['wallet', 'provider'] as const;

/**
 * The orders in which dispatch asks drivers who are at the pickup at about the same time: the one who is
 * there first, the one without a trip for the longest time, or the one who earned least today.
 */
export const rankingPolicies = ['nearest', 'longestIdle', 'lowestEarner'] as const;
export type RankingPolicy = (typeof rankingPolicies)[number];

/** The longest time that the settings let a driver wait for the way back, in minutes. */
export const MOST_WAIT_MINUTES = 480;

/** The longest time before its own that the settings let a prebooking enter dispatch, in minutes. */
export const MOST_LEAD_MINUTES = 240;

const flag = z.boolean();
/** Shorter than 90 days, disputes about fares, payouts and lost items would lose their evidence. */
const keptDays = z
  .number()
  .int()
  .max(10_000)
  .refine((days) => days === 0 || days >= 90, 'field_invalid');
const alertLimit = (most: number) => z.number().int().min(0).max(most);
const optionalText = z.string().trim().max(500).nullish();

/** How the business operates (rules 3.32 to 3.36). */
export const settingsSchema = z.object({
  symbol: z.string().trim().min(1).max(8),
  code: z.string().trim().length(3).toUpperCase(),
  /** Decimal places of every amount (rule 5.16). */
  decimal: z.number().int().min(0).max(3),
  swipe_symbol: flag,
  otp_secure: flag,
  driver_approval: flag,
  email_verify: flag,
  /** Everyone has a last name. Off where people have a single name (rule 5.51). */
  requireLastName: flag,
  /** How new passwords are checked (rule 5.29). */
  passwordRule: passwordRuleSchema,
  license: optionalText,
  /** Referral bonus, an amount of 0 or above. */
  bonus: z.number().min(0).max(1_000_000),
  /** Maximum number of a referrer's referrals that earn the bonus in a calendar month. */
  referralMonthlyCap: z.number().int().min(0).max(1000),
  country: z.string().trim().max(60).nullish(),
  restrictCountry: z.string().trim().max(2).nullish(),
  AllowCountrySelection: flag,
  /**
   * The countries whose phone numbers get codes and other SMS, as two-letter codes such as `US, CA`. If it is
   * empty, that of `restrictCountry` and that of national phone numbers.
   */
  smsCountries: z
    .string()
    .trim()
    .toUpperCase()
    .max(1_000)
    .regex(/^(?:[A-Z]{2}(?:[\s,;]+|$))*$/, 'field_invalid')
    .refine(areCountries, 'field_invalid')
    .nullish(),
  /** Phone numbers may be as short as the plan of their country has them, from four digits (rule 5.52). */
  shortPhoneNumbers: flag,
  autoDispatch: flag,
  CarHornRepeat: flag,
  convert_to_mile: flag,
  /** In kilometers, or in miles when `convert_to_mile` is on (rule 9.3). */
  driverRadius: z.number().min(0).max(1000),
  /** How long a driver has to answer an offer, in seconds. */
  offerSeconds: z.number().int().min(5).max(300),
  /** How many drivers have the offer of a trip at the same time. */
  offersAtATime: z.number().int().min(1).max(10),
  /** Drivers are ordered by driving time to the pickup instead of the straight line. */
  rankByMinutes: flag,
  /** Who is asked first among drivers who can be at the pickup at about the same time. */
  driverOrder: z.enum(rankingPolicies),
  /** How much longer than the first such drivers may need, in seconds. */
  fairSeconds: z.number().int().min(0).max(900),
  /**
   * Drivers whose trip ends within so many minutes are offered the next one, which begins when it ends; 0
   * turns it off.
   */
  forwardMinutes: z.number().int().min(0).max(30),
  /**
   * Where at least as many trips wait as drivers are free, trips are collected for so many seconds and
   * matched with the drivers together; 0 turns it off.
   */
  matchSeconds: z.number().int().min(0).max(15),
  /** A prebooking enters dispatch at least so many minutes before its time. */
  leadMinutes: z.number().int().min(5).max(120),
  /** … and at most so many, however far away the cars are. */
  leadMostMinutes: z.number().int().min(5).max(MOST_LEAD_MINUTES),
  /** Minutes that a prebooking enters dispatch earlier than the cars around need to the pickup. */
  leadBufferMinutes: z.number().int().min(0).max(60),
  /**
   * A driver who is online gets no offers while the last position of their device is older than this, in
   * seconds. Devices send one every 20 s.
   */
  driverSilentSeconds: z.number().int().min(60).max(604_800),
  /** After how many offers in a row without an answer a driver is away and gets no more; 0 turns it off. */
  missedOffersAway: z.number().int().min(0).max(100),
  /** Within how many days a person answers what a driver asks about an automatic decision. */
  explanationDays: z.number().int().min(1).max(14),
  /** How close to the pickup a driver must be to have arrived, in meters. */
  arrivalRadius: z.number().min(0).max(100_000),
  /** A change that makes a trip longer by more percent is a question to its driver, before the start. */
  longerTripPercent: z.number().int().min(10).max(500),
  /** How many seconds the driver has to answer; with 0, other drivers are asked at once. */
  longerTripSeconds: z.number().int().min(0).max(900),
  /** How many minutes a driver waits at the pickup for free before they can report a no-show. */
  noShowMinutes: z.number().int().min(1).max(120),
  /** How far above and below the estimate a fare may settle, in percent. */
  fareToleranceUp: z.number().min(0).max(1000),
  fareToleranceDown: z.number().min(0).max(1000),
  /**
   * How long after a rider with reserved wallet money chose another way to pay the wallet pays the trip after
   * all, in minutes.
   */
  walletPaysMinutes: z.number().int().min(1).max(10_080),
  negativeBalance: flag,
  /** Drivers with an expired document get no trips. */
  expiredDocumentsBlock: flag,
  /** How long driver and rider can contact each other after a trip, in minutes. */
  contactMinutes: z.number().int().min(0).max(10_080),
  /** For how many days after a trip its rider can report a lost item; 0 turns it off. */
  lostItemDays: z.number().int().min(0).max(365),
  /** How many bookings a rider can have open at the same time. */
  maxOpenBookings: z.number().int().min(1).max(1000),
  /** How many cancellations within an hour start a cool-down for a rider or driver. */
  maxCancellations: z.number().int().min(1).max(1000),
  /** Drivers start trips for passengers who stop them on the street. */
  streetTrips: flag,
  /** Staff book trips without a destination, which becomes known during the trip. */
  asDirectedTrips: flag,
  /** Partners book them, too. */
  asDirectedByPartners: flag,
  /** Who books trips by the hour, of the car types that have a price per hour. */
  hourlyByRiders: flag,
  hourlyByStaff: flag,
  hourlyByPartners: flag,
  /**
   * Riders, staff and partners book a trip there and back. `returnWaitMinutes` is the longest time that the
   * driver can be booked to wait; with 0, drivers do not wait.
   */
  returnByRiders: flag,
  returnByStaff: flag,
  returnByPartners: flag,
  returnWaitMinutes: z.number().int().min(0).max(MOST_WAIT_MINUTES),
  /** How long a driver's break can be, in minutes; 0 turns breaks off. */
  breakMinutes: z.number().int().min(0).max(480),
  /** How often a day a driver can turn on heading for a place; 0 turns it off. */
  headingsPerDay: z.number().int().min(0).max(20),
  /** For how many days it is recorded where drivers were, for the replay of shifts; 0 turns it off. */
  replayDays: z.number().int().min(0).max(90),
  /**
   * For how many days after their pickup time trips keep their positions, their chats, and the names,
   * contacts and texts of their people, and the audit log its entries; 0 keeps them forever.
   */
  keepPositionsDays: keptDays,
  keepChatsDays: keptDays,
  keepPeopleDays: keptDays,
  keepAuditDays: keptDays,
  /** For how many days ahead the bookings of recurring trips are made. */
  seriesDaysAhead: z.number().int().min(1).max(60),
  /**
   * The days on which recurring trips rest, such as `2026-12-25, 2026-12-26`: except those that are driven on
   * holidays too.
   */
  holidays: z
    .string()
    .trim()
    .max(4_000)
    .refine((text) => holidayDays(text) !== null, 'field_invalid')
    .nullish(),
  bank_fields: flag,
  /** Payouts pause for this many hours after bank details change; 0 turns it off. */
  payoutHoldHours: z.number().min(0).max(720),
  /**
   * The most that one admin may post to wallets manually within 24 hours without approval by a second
   * admin; null means no limit.
   */
  approvalLimit: z.number().min(0).max(MAX_AMOUNT).nullable(),
  /** The largest amount that can be posted to a wallet manually. */
  adjustmentMax: z.number().min(0.001).max(MAX_AMOUNT),
  /**
   * The most that dispatchers can add to the driver's share of a trip, paid by the business; 0 turns it off.
   */
  raiseMax: z.number().min(0).max(MAX_AMOUNT),
  /**
   * The most that riders can add to the price of a trip while a driver is searched, paid to the driver; 0
   * turns it off.
   */
  riderExtraMax: z.number().min(0).max(MAX_AMOUNT),
  panic: z.string().trim().max(30).nullish(),
  /** When the rules open an alert about a trip: see `alert/alertRules.ts`. 0 turns a rule off. */
  alertLateMinutes: alertLimit(600),
  alertPickupMinutes: alertLimit(600),
  alertAheadMinutes: alertLimit(600),
  alertStillMinutes: alertLimit(600),
  alertStaleSeconds: alertLimit(3_600),
  alertOffRouteMeters: alertLimit(100_000),
  alertPaymentMinutes: alertLimit(10_080),
  alertCaptureMinutes: alertLimit(10_080),
  AllowDeliveryPickupImageCapture: flag,
  AllowFinalDeliveryImageCapture: flag,
  /** The proofs that a parcel was handed over. One of those that are on is required. */
  handoverCode: flag,
  handoverSignature: flag,
  handoverPhoto: flag,
  /**
   * Where money that was paid by card goes when it is returned: to the wallet, immediately, or from there on
   * to the card, which takes days.
   */
  refundTo: z.enum(refundTargets),
  /**
   * Trips paid by card hold the highest expected fare on the card when they are booked, and charge the fare
   * after them.
   */
  holdCards: flag,
  RiderWithDraw: flag,
  /** False is demo mode (rule 6.17). */
  AllowCriticalEditsAdmin: flag,
  GoogleLoginEnabled: flag,
  FacebookLoginEnabled: flag,
  AppleLoginEnabled: flag,
  MobileLoginEnabled: flag,
  /**
   * Strangers book rides with a phone number and a code, and follow them through a link instead of an
   * account.
   */
  guestBooking: flag,
  /** Staff sessions end after this many minutes without use. */
  staffIdleMinutes: z.number().int().min(5).max(10_080),
  /** Staff without a second factor can do nothing except set one up. */
  requireStaffSecondFactor: flag,
  /** IANA name of the time zone for the days and months of reports. */
  timeZone: z.string().max(60).refine(isTimeZone, 'field_invalid'),
  /** The times of a trip are those of the time zone of its pickup (rule 4.70). */
  pickupTimeZone: flag,
});
export type Settings = z.infer<typeof settingsSchema>;
