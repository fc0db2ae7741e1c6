import type { Settings } from './settings.schema.js';

/**
 * What a setting is about: money or security, which need a fresh proof of identity to change, or neither. Every setting
 * has to be named here, so that a new one is thought about.
 */
const settingKinds: Readonly<Record<keyof Settings, 'money' | 'security' | 'ordinary'>> = {
  symbol: 'money',
  code: 'money',
  decimal: 'money',
  swipe_symbol: 'ordinary',
  otp_secure: 'security',
  driver_approval: 'security',
  email_verify: 'security',
  license: 'ordinary',
  bonus: 'money',
  country: 'ordinary',
  restrictCountry: 'ordinary',
  AllowCountrySelection: 'ordinary',
  autoDispatch: 'ordinary',
  CarHornRepeat: 'ordinary',
  convert_to_mile: 'money',
  driverRadius: 'ordinary',
  arrivalRadius: 'ordinary',
  fareToleranceUp: 'money',
  fareToleranceDown: 'money',
  negativeBalance: 'money',
  bank_fields: 'money',
  payoutHoldHours: 'money',
  adjustmentMax: 'money',
  approvalLimit: 'money',
  contactMinutes: 'security',
  maxOpenBookings: 'security',
  maxCancellations: 'security',
  referralMonthlyCap: 'money',
  requireStaffSecondFactor: 'security',
  staffIdleMinutes: 'security',
  panic: 'ordinary',
  AllowDeliveryPickupImageCapture: 'ordinary',
  AllowFinalDeliveryImageCapture: 'ordinary',
  RiderWithDraw: 'money',
  AllowCriticalEditsAdmin: 'security',
  GoogleLoginEnabled: 'security',
  FacebookLoginEnabled: 'security',
  AppleLoginEnabled: 'security',
  MobileLoginEnabled: 'security',
  timeZone: 'ordinary',
};

/** The settings that need a fresh proof of identity to change. */
export const sensitiveSettings: readonly (keyof Settings)[] = (
  Object.keys(settingKinds) as (keyof Settings)[]
).filter((name) => settingKinds[name] !== 'ordinary');

/** Whether a change of the settings does nothing but turn demo mode off: the one change that demo mode lets an admin make. */
export function onlyEndsDemoMode(changes: Partial<Settings>): boolean {
  return Object.keys(changes).length === 1 && changes.AllowCriticalEditsAdmin === true;
}
