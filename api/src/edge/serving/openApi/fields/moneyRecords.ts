import type { FieldTexts } from './fieldTexts.js';

/** A long check or comparison that the server makes for an admin. */
const runFields: FieldTexts = {
  state: 'Whether a run goes on, and how the last one ended; `interrupted` if the server stopped.',
  result: 'What the last finished run found; null without one.',
};

/** What a fare review is decided by. */
const fareReviewFields: FieldTexts = {
  status: 'Whether it is open, or how it was decided.',
  distance: 'How long the measured way was, in kilometers.',
  seconds: 'How long the trip took, in seconds.',
  flags: 'Problems with the evidence of the trip.',
  'moved.rider': 'What the rider was charged; below 0 what the rider got back.',
  'moved.driver': 'What the driver was credited; below 0 what was taken from the driver.',
  'moved.bonus': 'How much of it was bonus money that returned to the bonus balances.',
  'moved.bonus.rider': 'How much bonus money returned to the rider.',
  'moved.bonus.driver': 'How much bonus money returned to the driver.',
  customer: 'The id of the rider.',
};

const refundState =
  'How far the refund is: `done` has reached the card; `returned` and `kept` money is in the payer’s wallet.';

/** An event in the money of a trip. */
const moneyEventFields: FieldTexts = {
  id: 'Identifies the event among those of the trip.',
  kind: 'What kind of event it is, which decides its other fields.',
  at: 'When it happened, ms timestamp.',
  amount: 'The amount: not below 0, except for a fare that was lowered.',
  reason: 'Why, in the words of the person who caused it; null without any.',
  entry: 'What the entry of the ledger is for.',
  type: '`Credit` adds to the balance; `Debit` and `Withdraw` subtract from it.',
  account: 'Whether it is the wallet or the bonus balance.',
  state: 'How far it is.',
  capture: 'The amount to charge to the card; null until it is decided.',
  payment: 'The id of the payment.',
  settledAs: 'Where the money went: to the booking or to the payer’s wallet; null until it is settled.',
  refund: 'The id of the refund.',
  source: 'Whose money goes back to the card: that of the payer’s wallet or of the business.',
  cause: 'Whether an admin asked for the refund, or after what it was sent.',
  posting: 'The id of the posting.',
  postingKind: 'What kind of posting it is.',
  before: 'The fare before the change.',
  after: 'The fare after the change.',
  action: 'What the office did: `end`, `cash`, `writeOff` or `cancel`.',
  why: 'Why the office acted.',
};

const MONEY_EVENTS = 10;
const moneyEvents = Array.from({ length: MONEY_EVENTS }, (_, index) => `BookingMoneyItemOption${index + 1}`);

/** The first and the last day of a report, and what a row of it is about. */
const reportDays: FieldTexts = {
  from: 'The first day, such as 20261201, in the business’s time.',
  until: 'The last day, such as 20261231, in the business’s time.',
};

const comparedTime: FieldTexts = {
  from: 'When the first trips ended, ms timestamp.',
  to: 'When the last trips ended, ms timestamp, which is included.',
  drafts: 'The tariffs to compare with, each for a car type.',
};

/** An act by which the office settles a trip. */
const officeActFields: FieldTexts = {
  action: 'What is done: `end` the trip, take it as paid in `cash`, `writeOff` the rest, or `cancel` it.',
  reason: 'Why the office acts; `other` needs a note.',
};

/** Records of money. Amounts are in the currency of the settings, those of cards in their own. */
export const moneyRecords: Readonly<Record<string, FieldTexts>> = {
  ...Object.fromEntries(moneyEvents.map((name) => [name, moneyEventFields])),
  BookingFareReview: fareReviewFields,
  FareReview: fareReviewFields,
  AvailableProvider: {
    name: 'The provider.',
    link: 'The address that takes the form of the payment.',
  },
  Checkout: { providers: 'The providers to choose from; empty if none is set up.' },
  CardPayment: { purpose: 'What it pays for: a booking, the payer’s own wallet, or a tip.' },
  CardRefund: {
    source: moneyEventFields['source'] as string,
    reason: moneyEventFields['cause'] as string,
    state: refundState,
  },
  Refundable: { blocked: 'The key of the error why nothing can be refunded now; null if something can.' },
  RefundCardPaymentRequest: { source: moneyEventFields['source'] as string },
  RecordCardHoldRequest: { outcome: 'Whether the provider has charged the amount that the card holds.' },
  ListSavedCardsResponse: {
    silent: 'The providers that did not answer, so that cards kept there are missing.',
  },
  ListSavedCardsResponseCard: {
    expires: 'The last month in which the card is valid, such as `2030-09`; null if it is not known.',
  },
  PayWithSavedCardRequest: { card: 'The id of the saved card.' },
  PayWithSavedCardResponse: {
    result:
      '`paid`, `declined`, `confirm` if the bank wants the owner to confirm it, or `pending` without an answer yet.',
  },
  DecideSandboxChargeRequest: {
    outcome: 'Whether the payment is approved or declined, or hangs.',
    tell: 'Whether the result is reported by webhook, by the payer’s return to the site, or both.',
  },
  PaymentDifference: {
    kind: 'Whether the payment is missing here or at the provider, or its amount or currency differs.',
    attempt: 'The reference of the payment at the provider.',
  },
  Dashboard: {
    'earnings.today': 'The fees of the business today.',
    'earnings.month': 'The fees of the business this month.',
    'earnings.total': 'The fees of the business in all.',
  },
  DashboardDriverCounts: { silent: 'How many drivers are online without a recent position.' },
  DashboardToday: { until: 'Until when the trips of the day are counted, ms timestamp.' },
  DriverStatement: {
    ...reportDays,
    driver: 'The driver whose wallet it is.',
  },
  DriverStatementLine: {
    date: 'When its first entry in the period was posted, ms timestamp.',
    kind: '`trip` for all entries of a trip, or what the single entry is for.',
  },
  Earnings: {
    start: 'When the period begins, ms timestamp.',
    end: 'When the period ends, ms timestamp, which is not included.',
  },
  EarningsRow: {
    ...reportDays,
    value:
      'The car type or the payment method of the trips, empty for trips without one; missing in rows by time.',
  },
  LedgerAudit: runFields,
  LedgerAuditResultFinding: {
    about: 'What kind of record it is about.',
    user: 'The owner of the wallet; null if it is not about one.',
  },
  PartnerReport: {
    from: 'When the first trips of the report begin, ms timestamp.',
    until: 'Before when the last trips of the report begin, ms timestamp.',
    paid: 'How many trips were paid.',
    open: 'How many trips are neither paid nor canceled.',
  },
  RaiseOfferRequest: {
    to: 'What the business adds to the driver’s share in all, so that a repeated request raises it once.',
  },
  RaiseOptions: {
    raise: 'What the business adds to the driver’s share so far.',
    most: 'The most that the signed-in dispatcher may set.',
  },
  ResolveTripRequest: officeActFields,
  ResolveTripRequestOption1: officeActFields,
  StartTariffComparisonRequest: comparedTime,
  TariffComparison: runFields,
  TariffComparisonResult: comparedTime,
  TariffComparisonResultCarTypeComparison: {
    before: 'The sums of the prices as they were.',
    after: 'The sums of the prices by the draft.',
  },
  WalletAdjustment: {
    kind: 'What kind of posting it is.',
    subject: 'The id of the payment, trip or payout that it is about; null without one.',
    state: 'How far it is: `posted` has moved the money; `rejected`, `expired` and `failed` have not.',
    date: 'When it was entered, ms timestamp.',
  },
  WalletAdjustmentAnswer: {
    pending: 'The id of the posting that waits for a second admin; missing if the money was posted.',
  },
  Withdraw: { date: 'When the payout was requested, ms timestamp.' },
  FailPayoutRequest: { reason: 'Why the payout failed, which its owner reads.' },
  CarTypeUses: {
    open: 'How many records have to end before it can be deleted, by resource; only those above 0.',
  },
};
