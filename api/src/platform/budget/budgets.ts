import { API_KEY_LIMITS } from '@wayfare/shared';

/** A kind of subject whose calls are counted. Each subject has a counter of its own. */
export type SubjectKind =
  | 'address'
  | 'network'
  | 'account'
  | 'device'
  | 'booking'
  | 'key'
  | 'number'
  | 'prefix'
  | 'country'
  | 'everyone';

/** How many points may be spent within how many seconds. */
export interface Allowance {
  points: number;
  seconds: number;
}

type Allowances = Partial<Record<SubjectKind, readonly Allowance[]>>;

const perMinute = (points: number): Allowance => ({ points, seconds: 60 });
const perTenMinutes = (points: number): Allowance => ({ points, seconds: 600 });
const perHour = (points: number): Allowance => ({ points, seconds: 3_600 });
const MEGABYTE = 1024 * 1024;
const perDay = (points: number): Allowance => ({ points, seconds: 86_400 });

/**
 * Limits on how often an operation is called. They protect against load and bulk guessing. They are counted
 * in Redis or in this process, and a restart may reset them. A network is a /24 (IPv4) or a /48 (IPv6). Many
 * people share a network, so its limit is higher than the limit of an address, but lower than the limits of
 * all its addresses together. Operations with the same budget count together: otherwise, a similar operation
 * would bypass the limit.
 */
const requestBudgets = {
  /** Public operations without their own budget. */
  browse: { address: [perMinute(3_000)], network: [perMinute(12_000)] },
  signIn: { address: [perMinute(120)], network: [perMinute(600)] },
  signUp: {
    address: [perMinute(10), perDay(200)],
    network: [perMinute(40), perDay(800)],
    account: [perTenMinutes(8)],
  },
  forgotPassword: { address: [perMinute(20)], network: [perMinute(80)] },
  /**
   * A phone carrier puts thousands of people behind one address. What SMS cost is limited by `strangerSms`.
   */
  askForCode: { address: [perMinute(60), perDay(2_000)], network: [perMinute(240), perDay(8_000)] },
  stepUp: { address: [perTenMinutes(60)], account: [perTenMinutes(30)] },
  changeSecondFactor: { address: [perTenMinutes(30)], account: [perTenMinutes(30)] },
  exportList: { address: [perMinute(30)], account: [perMinute(30)] },
  exportData: { address: [perMinute(10)], account: [perMinute(10)] },
  beginUpload: { address: [perTenMinutes(60)], network: [perTenMinutes(300)] },
  sendPiece: { address: [perMinute(600)], network: [perMinute(3_000)] },
  storeImage: { address: [perTenMinutes(30)], network: [perTenMinutes(150)] },
  testConnection: { address: [perTenMinutes(60)], account: [perTenMinutes(20)] },
  openLink: { address: [perMinute(30)], network: [perMinute(120)] },
  /** Shared trips, followed by polling. */
  follow: { address: [perMinute(60)], network: [perMinute(600)] },
  lookUp: {
    address: [perMinute(60), perDay(2_000)],
    network: [perMinute(240), perDay(8_000)],
    account: [perMinute(20)],
  },
  refresh: { address: [perMinute(120)], network: [perMinute(600)] },
  maps: { address: [perMinute(240)], network: [perMinute(1_200)] },
  /** An office with many dispatchers has one address. */
  estimate: { address: [perMinute(600)], network: [perMinute(2_400)], account: [perMinute(60)] },
  book: { address: [perMinute(240)], account: [perMinute(20), perHour(120)] },
  /**
   * Staff take calls for a whole shift: a booking every 15 seconds is 240 an hour, and each draft has a price
   * for each car type. More than that is a stolen session.
   */
  estimateForRiders: { account: [perMinute(600)] },
  bookForRiders: { account: [perMinute(120), perHour(1_000), perDay(5_000)] },
  /** Steps of a trip: accept, arrive, start, cancel … */
  step: { address: [perMinute(600)], account: [perMinute(120)] },
  withdraw: { address: [perMinute(20)], account: [perMinute(6), perDay(50)] },
  topUp: { address: [perMinute(30)], account: [perMinute(10), perDay(100)] },
  chat: { address: [perMinute(120)], account: [perMinute(60)], booking: [perMinute(120)] },
  sendNotification: { address: [perMinute(30)], network: [perMinute(120)], device: [perMinute(6)] },
  pay: { address: [perMinute(60)], network: [perMinute(300)] },
  /** Operations that partners call with an API key. */
  partner: {
    address: [perMinute(1_200)],
    key: [perMinute(API_KEY_LIMITS.callsPerMinute), perDay(API_KEY_LIMITS.callsPerDay)],
  },
  partnerBook: {
    address: [perMinute(1_200)],
    key: [perMinute(API_KEY_LIMITS.bookingsPerMinute), perDay(API_KEY_LIMITS.bookingsPerDay)],
  },
  /** A report may add up a hundred thousand bookings. */
  partnerReport: { address: [perMinute(120)], key: [perMinute(API_KEY_LIMITS.reportsPerMinute)] },
  // A provider reports the payments of all users from a few addresses.
  webhook: { address: [perMinute(1_200)] },
} as const satisfies Record<string, Allowances>;

/**
 * Limits on guesses and messages. They are kept in the database: always on, shared by all processes, and not
 * reset by a restart. Use cases spend them once they know which account is meant. The account's key includes
 * where it is used from (see auth/guessing), so that strangers cannot use up the owner's budget.
 */
export const durableBudgets = {
  /** Wrong passwords and codes for one account, from one place, across all operations and codes. */
  guess: { account: [perMinute(10), perDay(50)] },
  /** Wrong authenticator or recovery codes from a person who knows the password. */
  secondFactor: { account: [perTenMinutes(5), perDay(20)] },
  /** Wrong start codes of one trip. */
  tripCode: { booking: [perDay(20)] },
  /** Wrong handover codes of one parcel. */
  handoverCode: { booking: [perDay(20)] },
  /** Handover codes sent again for one parcel. */
  handoverSms: { booking: [perTenMinutes(2), perDay(5)] },
  /** Promo names that do not exist, tried by one account or, without one, from one address. */
  promoGuess: { account: [perTenMinutes(10), perDay(50)], address: [perTenMinutes(10), perDay(50)] },
  /** Users invited by hand; each gets a mail. */
  invite: { account: [perMinute(5), perDay(20)] },
  inviteByAdmin: { account: [perMinute(60), perDay(1_000)] },
  /** Codes sent to the phone of one account, requested from one place. */
  loginCode: { account: [perTenMinutes(5), perDay(20)] },
  /**
   * Codes sent to any number, also to ones without an account, asked for from one place and not entered:
   * entering a code gives it back. Thousands of riders of a carrier share an address.
   */
  numberCode: {
    address: [perHour(300), perDay(1_000)],
    network: [perHour(600), perDay(2_000)],
  },
  /**
   * SMS to numbers that anyone may have named: each costs money, and sellers of traffic share in it. They
   * have their numbers in blocks of one country. Owners on devices they have used before do not count here.
   * `everyone` is what a day costs at most.
   */
  strangerSms: {
    prefix: [perHour(60), perDay(200)],
    country: [perDay(3_000)],
    everyone: [perDay(5_000)],
  },
  /** Half of `strangerSms`: the admins are alerted when it is used up, once a day (`strangerSmsAlert`). */
  strangerSmsHalf: { country: [perDay(1_500)], everyone: [perDay(2_500)] },
  strangerSmsAlert: { country: [perDay(1)], everyone: [perDay(1)] },
  /**
   * Bytes of pictures from clients that are not signed in. A sign-up sends a few MB. The total limits what
   * can be stored within a day; after that, pictures without an owner are removed.
   */
  pictureBytes: {
    address: [perDay(50 * MEGABYTE)],
    network: [perDay(200 * MEGABYTE)],
    everyone: [perDay(2_048 * MEGABYTE)],
  },
  /**
   * What each network may still send once `everyone` has used up `pictureBytes`: the pictures of a sign-up.
   */
  reservedPictureBytes: {
    network: [perDay(16 * MEGABYTE)],
    everyone: [perDay(2_048 * MEGABYTE)],
  },
  /**
   * Bytes of pictures from an account, by role. Riders send few pictures, and one person can register many
   * riders. A courier's day of parcels has a few hundred MB. Staff manage many records.
   */
  riderPictureBytes: { account: [perDay(100 * MEGABYTE)] },
  driverPictureBytes: { account: [perDay(500 * MEGABYTE)] },
  staffPictureBytes: { account: [perDay(2_048 * MEGABYTE)] },
  /**
   * SMS to one phone number, no matter who requests them: a stranger could use the product to send someone
   * many. Those that its owner requests on a known device count apart.
   */
  smsToNumber: { number: [perHour(10), perDay(20)] },
  /** Password reset mails requested from one place. */
  recoveryMail: { account: [perHour(4), perDay(10)] },
} as const satisfies Record<string, Allowances>;

export type RequestBudget = keyof typeof requestBudgets;
export type DurableBudget = keyof typeof durableBudgets;
export type BudgetName = RequestBudget | DurableBudget;

export const isDurable = (name: BudgetName): name is DurableBudget => name in durableBudgets;

/** Returns the allowances of a budget for each kind of subject. */
export const allowancesOf = (name: BudgetName): Allowances =>
  isDurable(name) ? durableBudgets[name] : requestBudgets[name];
