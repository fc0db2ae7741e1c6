import type { Settings } from './settings.schema.js';

/**
 * Classifies each setting: changing a money or security setting needs a fresh proof of identity,
 * changing an ordinary one does not. Every setting must be listed here, so that new ones are classified
 * deliberately.
 */
const settingKinds: Readonly<Record<keyof Settings, 'money' | 'security' | 'ordinary'>> = {
  symbol: 'money',
  code: 'money',
  decimal: 'money',
  swipe_symbol: 'ordinary',
  otp_secure: 'security',
  driver_approval: 'security',
  email_verify: 'security',
  requireLastName: 'ordinary',
  passwordRule: 'security',
  license: 'ordinary',
  bonus: 'money',
  country: 'ordinary',
  restrictCountry: 'ordinary',
  AllowCountrySelection: 'ordinary',
  smsCountries: 'security',
  shortPhoneNumbers: 'ordinary',
  autoDispatch: 'ordinary',
  CarHornRepeat: 'ordinary',
  convert_to_mile: 'money',
  driverRadius: 'ordinary',
  offerSeconds: 'ordinary',
  offersAtATime: 'ordinary',
  rankByMinutes: 'ordinary',
  driverOrder: 'ordinary',
  fairSeconds: 'ordinary',
  forwardMinutes: 'ordinary',
  matchSeconds: 'ordinary',
  leadMinutes: 'ordinary',
  leadMostMinutes: 'ordinary',
  leadBufferMinutes: 'ordinary',
  driverSilentSeconds: 'ordinary',
  missedOffersAway: 'ordinary',
  explanationDays: 'ordinary',
  arrivalRadius: 'ordinary',
  longerTripPercent: 'ordinary',
  longerTripSeconds: 'ordinary',
  noShowMinutes: 'money',
  fareToleranceUp: 'money',
  fareToleranceDown: 'money',
  walletPaysMinutes: 'money',
  negativeBalance: 'money',
  expiredDocumentsBlock: 'ordinary',
  bank_fields: 'money',
  payoutHoldHours: 'money',
  adjustmentMax: 'money',
  approvalLimit: 'money',
  raiseMax: 'money',
  riderExtraMax: 'money',
  contactMinutes: 'security',
  lostItemDays: 'ordinary',
  maxOpenBookings: 'security',
  maxCancellations: 'security',
  streetTrips: 'money',
  asDirectedTrips: 'money',
  asDirectedByPartners: 'money',
  hourlyByRiders: 'money',
  hourlyByStaff: 'money',
  hourlyByPartners: 'money',
  returnByRiders: 'money',
  returnByStaff: 'money',
  returnByPartners: 'money',
  returnWaitMinutes: 'money',
  breakMinutes: 'ordinary',
  headingsPerDay: 'ordinary',
  replayDays: 'ordinary',
  keepPositionsDays: 'security',
  keepChatsDays: 'security',
  keepPeopleDays: 'security',
  keepAuditDays: 'security',
  seriesDaysAhead: 'ordinary',
  holidays: 'ordinary',
  referralMonthlyCap: 'money',
  requireStaffSecondFactor: 'security',
  staffIdleMinutes: 'security',
  panic: 'ordinary',
  alertLateMinutes: 'ordinary',
  alertPickupMinutes: 'ordinary',
  alertAheadMinutes: 'ordinary',
  alertStillMinutes: 'ordinary',
  alertStaleSeconds: 'ordinary',
  alertOffRouteMeters: 'ordinary',
  alertPaymentMinutes: 'ordinary',
  alertCaptureMinutes: 'ordinary',
  AllowDeliveryPickupImageCapture: 'ordinary',
  AllowFinalDeliveryImageCapture: 'ordinary',
  handoverCode: 'security',
  handoverSignature: 'security',
  handoverPhoto: 'security',
  refundTo: 'money',
  holdCards: 'money',
  RiderWithDraw: 'money',
  AllowCriticalEditsAdmin: 'security',
  GoogleLoginEnabled: 'security',
  FacebookLoginEnabled: 'security',
  AppleLoginEnabled: 'security',
  MobileLoginEnabled: 'security',
  guestBooking: 'security',
  timeZone: 'ordinary',
  pickupTimeZone: 'ordinary',
};

/** Settings that need a fresh proof of identity to change. */
export const sensitiveSettings: readonly (keyof Settings)[] = settingsWhere((kind) => kind !== 'ordinary');

/** Settings by which the operator decides how safe the product is. */
export const securitySettings: readonly (keyof Settings)[] = settingsWhere((kind) => kind === 'security');

function settingsWhere(fits: (kind: (typeof settingKinds)[keyof Settings]) => boolean): (keyof Settings)[] {
  return (Object.keys(settingKinds) as (keyof Settings)[]).filter((name) => fits(settingKinds[name]));
}

/**
 * Whether a settings change does nothing except turn off demo mode: the only change that demo mode allows.
 */
export function onlyEndsDemoMode(changes: Partial<Settings>): boolean {
  return Object.keys(changes).length === 1 && changes.AllowCriticalEditsAdmin === true;
}
