import {
  type AppCategory,
  type PasswordRule,
  type RankingPolicy,
  type Settings,
  settingsSchema,
  type TranslationKey,
} from '@wayfare/shared';
import type { ExportedColumn } from '@wayfare/web/exporting';

/** The lists that settings are picked from. */
export const pickers = ['countryName', 'country', 'countries', 'timeZone'] as const;
export type Picker = (typeof pickers)[number];

export interface SettingField {
  source: keyof Settings;
  label: TranslationKey;
  /** A number input accepts only numbers of 0 or above. */
  kind: 'flag' | 'text' | 'number' | 'choice' | 'currency' | Picker;
  category?: AppCategory;
  /** The values of a choice. */
  choices?: readonly { id: string; name: TranslationKey }[];
}
interface SettingGroup {
  title: TranslationKey;
  fields: readonly SettingField[];
}

const flag = (source: keyof Settings, label: TranslationKey, category?: AppCategory): SettingField => ({
  source,
  label,
  kind: 'flag',
  ...(category && { category }),
});
const text = (source: keyof Settings, label: TranslationKey, category?: AppCategory): SettingField => ({
  source,
  label,
  kind: 'text',
  ...(category && { category }),
});
const number = (source: keyof Settings, label: TranslationKey, category?: AppCategory): SettingField => ({
  source,
  label,
  kind: 'number',
  ...(category && { category }),
});

const picked = (source: keyof Settings, label: TranslationKey, kind: Picker | 'currency'): SettingField => ({
  source,
  label,
  kind,
});

/** How new passwords are checked (rule 5.29). */
const passwordRules: readonly { id: PasswordRule; name: TranslationKey }[] = [
  { id: 'alphanumeric', name: 'panel_password_alphanumeric' },
  { id: 'complex', name: 'panel_password_complex' },
  { id: 'any', name: 'panel_password_any' },
];

/** Who is asked first among drivers who can be at the pickup at about the same time (rule 4.86). */
const driverOrders: readonly { id: RankingPolicy; name: TranslationKey }[] = [
  { id: 'nearest', name: 'panel_order_nearest' },
  { id: 'longestIdle', name: 'panel_order_longest_idle' },
  { id: 'lowestEarner', name: 'panel_order_lowest_earner' },
];

/** Every setting, by group (rules 2.50 to 2.57). */
const groups: readonly SettingGroup[] = [
  {
    title: 'panel_group_currency',
    fields: [
      text('symbol', 'panel_set_symbol'),
      picked('code', 'panel_set_code', 'currency'),
      picked('decimal', 'panel_set_decimal', 'currency'),
      flag('swipe_symbol', 'panel_set_swipe_symbol'),
    ],
  },
  {
    title: 'panel_group_security',
    fields: [
      flag('otp_secure', 'panel_set_otp_secure'),
      flag('driver_approval', 'panel_set_driver_approval'),
      flag('email_verify', 'panel_set_email_verify'),
      flag('requireLastName', 'panel_set_require_last_name'),
      {
        source: 'passwordRule',
        label: 'panel_set_password_rule',
        kind: 'choice',
        choices: passwordRules,
      },
      flag('AllowCriticalEditsAdmin', 'panel_set_critical_edits'),
      flag('GoogleLoginEnabled', 'panel_set_google_login'),
      flag('FacebookLoginEnabled', 'panel_set_facebook_login'),
      flag('AppleLoginEnabled', 'panel_set_apple_login'),
      flag('MobileLoginEnabled', 'panel_set_mobile_login'),
      flag('guestBooking', 'panel_set_guest_booking'),
      number('staffIdleMinutes', 'panel_set_staff_idle'),
      flag('requireStaffSecondFactor', 'panel_set_staff_second_factor'),
      number('bonus', 'panel_set_bonus'),
      number('referralMonthlyCap', 'panel_set_referral_cap'),
      text('license', 'panel_set_license'),
    ],
  },
  {
    title: 'panel_group_country',
    fields: [
      picked('country', 'panel_set_country', 'countryName'),
      picked('restrictCountry', 'panel_set_restrict_country', 'country'),
      flag('AllowCountrySelection', 'panel_set_country_selection'),
      flag('shortPhoneNumbers', 'panel_set_short_numbers'),
      picked('smsCountries', 'panel_set_sms_countries', 'countries'),
      picked('timeZone', 'panel_set_time_zone', 'timeZone'),
      flag('pickupTimeZone', 'panel_set_pickup_time_zone'),
    ],
  },
  {
    title: 'panel_group_dispatch',
    fields: [
      flag('autoDispatch', 'panel_set_auto_dispatch'),
      number('driverRadius', 'panel_set_driver_radius'),
      number('offerSeconds', 'panel_set_offer_seconds'),
      number('offersAtATime', 'panel_set_offers_at_a_time'),
      flag('rankByMinutes', 'panel_set_rank_by_minutes'),
      {
        source: 'driverOrder',
        label: 'panel_set_driver_order',
        kind: 'choice',
        choices: driverOrders,
      },
      number('fairSeconds', 'panel_set_fair_seconds'),
      number('forwardMinutes', 'panel_set_forward_minutes'),
      number('leadMinutes', 'panel_set_lead_minutes'),
      number('leadMostMinutes', 'panel_set_lead_most'),
      number('leadBufferMinutes', 'panel_set_lead_buffer'),
      number('driverSilentSeconds', 'panel_set_driver_silent'),
      number('missedOffersAway', 'panel_set_missed_offers'),
      number('explanationDays', 'panel_set_explanation_days'),
      number('arrivalRadius', 'panel_set_arrival_radius'),
      number('longerTripPercent', 'panel_set_longer_percent'),
      number('longerTripSeconds', 'panel_set_longer_seconds'),
      number('noShowMinutes', 'panel_set_no_show_minutes'),
      number('fareToleranceUp', 'panel_set_fare_tolerance_up', 'taxi'),
      number('fareToleranceDown', 'panel_set_fare_tolerance_down', 'taxi'),
      flag('convert_to_mile', 'panel_set_miles'),
      flag('CarHornRepeat', 'panel_set_horn'),
      number('contactMinutes', 'panel_set_contact_minutes'),
      number('lostItemDays', 'panel_set_lost_item_days', 'taxi'),
      number('maxOpenBookings', 'panel_set_max_open_bookings'),
      number('maxCancellations', 'panel_set_max_cancellations'),
      flag('streetTrips', 'panel_set_street_trips', 'taxi'),
      flag('asDirectedTrips', 'panel_set_as_directed_trips', 'taxi'),
      flag('asDirectedByPartners', 'panel_set_as_directed_partners', 'taxi'),
      flag('hourlyByRiders', 'panel_set_hourly_riders', 'taxi'),
      flag('hourlyByStaff', 'panel_set_hourly_staff', 'taxi'),
      flag('hourlyByPartners', 'panel_set_hourly_partners', 'taxi'),
      flag('returnByRiders', 'panel_set_return_riders', 'taxi'),
      flag('returnByStaff', 'panel_set_return_staff', 'taxi'),
      flag('returnByPartners', 'panel_set_return_partners', 'taxi'),
      number('returnWaitMinutes', 'panel_set_return_wait', 'taxi'),
      number('breakMinutes', 'panel_set_break_minutes'),
      number('headingsPerDay', 'panel_set_headings_per_day'),
      flag('expiredDocumentsBlock', 'panel_set_expired_documents'),
      number('replayDays', 'panel_set_replay_days'),
      number('keepPositionsDays', 'panel_set_keep_positions'),
      number('keepChatsDays', 'panel_set_keep_chats'),
      number('keepPeopleDays', 'panel_set_keep_people'),
      number('keepAuditDays', 'panel_set_keep_audit'),
      number('seriesDaysAhead', 'panel_set_series_days', 'taxi'),
      text('holidays', 'panel_set_holidays', 'taxi'),
      text('panic', 'panel_set_panic', 'taxi'),
    ],
  },
  {
    title: 'panel_group_alerts',
    fields: [
      number('alertLateMinutes', 'panel_set_alert_late'),
      number('alertPickupMinutes', 'panel_set_alert_pickup'),
      number('alertAheadMinutes', 'panel_set_alert_ahead'),
      number('alertStillMinutes', 'panel_set_alert_still'),
      number('alertStaleSeconds', 'panel_set_alert_stale'),
      number('alertOffRouteMeters', 'panel_set_alert_off_route'),
      number('alertPaymentMinutes', 'panel_set_alert_payment'),
      number('alertCaptureMinutes', 'panel_set_alert_capture', 'taxi'),
    ],
  },
  {
    title: 'panel_group_wallet',
    fields: [
      flag('RiderWithDraw', 'panel_set_rider_withdraw'),
      number('walletPaysMinutes', 'panel_set_wallet_pays', 'taxi'),
      {
        source: 'refundTo',
        label: 'panel_set_refund_to',
        kind: 'choice',
        choices: [
          { id: 'wallet', name: 'panel_refund_to_wallet' },
          { id: 'provider', name: 'panel_refund_to_provider' },
        ],
      },
      flag('holdCards', 'panel_set_hold_cards', 'taxi'),
      flag('negativeBalance', 'panel_set_negative_balance'),
      flag('bank_fields', 'panel_set_bank_fields'),
      number('payoutHoldHours', 'panel_set_payout_hold'),
      number('approvalLimit', 'panel_set_approval_limit'),
      number('adjustmentMax', 'panel_set_adjustment_max'),
      number('raiseMax', 'panel_set_raise_max'),
      number('riderExtraMax', 'panel_set_rider_extra_max', 'taxi'),
    ],
  },
  {
    title: 'panel_group_delivery',
    fields: [
      flag('AllowDeliveryPickupImageCapture', 'panel_set_pickup_image', 'delivery'),
      flag('AllowFinalDeliveryImageCapture', 'panel_set_deliver_image', 'delivery'),
      flag('handoverCode', 'panel_set_handover_code', 'delivery'),
      flag('handoverSignature', 'panel_set_handover_signature', 'delivery'),
      flag('handoverPhoto', 'panel_set_handover_photo', 'delivery'),
    ],
  },
];

/** The name of each setting. */
export const settingLabels = Object.fromEntries(
  groups.flatMap(({ fields }) => fields.map(({ source, label }) => [source, label])),
) as Record<keyof Settings, TranslationKey>;

/** Explanation of each setting. */
export const settingHelp: Record<keyof Settings, TranslationKey> = {
  symbol: 'panel_help_symbol',
  code: 'panel_help_code',
  decimal: 'panel_help_decimal',
  swipe_symbol: 'panel_help_swipe_symbol',
  otp_secure: 'panel_help_otp_secure',
  driver_approval: 'panel_help_driver_approval',
  email_verify: 'panel_help_email_verify',
  requireLastName: 'panel_help_require_last_name',
  passwordRule: 'panel_help_password_rule',
  AllowCriticalEditsAdmin: 'panel_help_critical_edits',
  GoogleLoginEnabled: 'panel_help_social_login',
  FacebookLoginEnabled: 'panel_help_social_login',
  AppleLoginEnabled: 'panel_help_social_login',
  MobileLoginEnabled: 'panel_help_mobile_login',
  guestBooking: 'panel_help_guest_booking',
  staffIdleMinutes: 'panel_help_staff_idle',
  requireStaffSecondFactor: 'panel_help_staff_second_factor',
  bonus: 'panel_help_bonus',
  referralMonthlyCap: 'panel_help_referral_cap',
  license: 'panel_help_license',
  country: 'panel_help_country',
  restrictCountry: 'panel_help_restrict_country',
  AllowCountrySelection: 'panel_help_country_selection',
  shortPhoneNumbers: 'panel_help_short_numbers',
  smsCountries: 'panel_help_sms_countries',
  timeZone: 'panel_help_time_zone',
  pickupTimeZone: 'panel_help_pickup_time_zone',
  autoDispatch: 'panel_help_auto_dispatch',
  driverRadius: 'panel_help_driver_radius',
  offerSeconds: 'panel_help_offer_seconds',
  offersAtATime: 'panel_help_offers_at_a_time',
  rankByMinutes: 'panel_help_rank_by_minutes',
  driverOrder: 'panel_help_driver_order',
  fairSeconds: 'panel_help_fair_seconds',
  forwardMinutes: 'panel_help_forward_minutes',
  longerTripPercent: 'panel_help_longer_percent',
  longerTripSeconds: 'panel_help_longer_seconds',
  leadMinutes: 'panel_help_lead_minutes',
  leadMostMinutes: 'panel_help_lead_most',
  leadBufferMinutes: 'panel_help_lead_buffer',
  driverSilentSeconds: 'panel_help_driver_silent',
  missedOffersAway: 'panel_help_missed_offers',
  explanationDays: 'panel_help_explanation_days',
  arrivalRadius: 'panel_help_arrival_radius',
  noShowMinutes: 'panel_help_no_show_minutes',
  fareToleranceUp: 'panel_help_fare_tolerance_up',
  fareToleranceDown: 'panel_help_fare_tolerance_down',
  walletPaysMinutes: 'panel_help_wallet_pays',
  convert_to_mile: 'panel_help_miles',
  CarHornRepeat: 'panel_help_horn',
  contactMinutes: 'panel_help_contact_minutes',
  lostItemDays: 'panel_help_lost_item_days',
  maxOpenBookings: 'panel_help_max_open_bookings',
  maxCancellations: 'panel_help_max_cancellations',
  streetTrips: 'panel_help_street_trips',
  asDirectedTrips: 'panel_help_as_directed_trips',
  asDirectedByPartners: 'panel_help_as_directed_trips',
  hourlyByRiders: 'panel_help_hourly',
  hourlyByStaff: 'panel_help_hourly',
  hourlyByPartners: 'panel_help_hourly',
  returnByRiders: 'panel_help_return',
  returnByStaff: 'panel_help_return',
  returnByPartners: 'panel_help_return',
  returnWaitMinutes: 'panel_help_return_wait',
  breakMinutes: 'panel_help_break_minutes',
  headingsPerDay: 'panel_help_headings_per_day',
  expiredDocumentsBlock: 'panel_help_expired_documents',
  replayDays: 'panel_help_replay_days',
  keepPositionsDays: 'panel_help_keep_positions',
  keepChatsDays: 'panel_help_keep_chats',
  keepPeopleDays: 'panel_help_keep_people',
  keepAuditDays: 'panel_help_keep_audit',
  seriesDaysAhead: 'panel_help_series_days',
  holidays: 'panel_help_holidays',
  panic: 'panel_help_panic',
  alertLateMinutes: 'panel_help_alert_late',
  alertPickupMinutes: 'panel_help_alert_pickup',
  alertAheadMinutes: 'panel_help_alert_ahead',
  alertStillMinutes: 'panel_help_alert_still',
  alertStaleSeconds: 'panel_help_alert_stale',
  alertOffRouteMeters: 'panel_help_alert_off_route',
  alertPaymentMinutes: 'panel_help_alert_payment',
  alertCaptureMinutes: 'panel_help_alert_capture',
  RiderWithDraw: 'panel_help_rider_withdraw',
  refundTo: 'panel_help_refund_to',
  holdCards: 'panel_help_hold_cards',
  negativeBalance: 'panel_help_negative_balance',
  bank_fields: 'panel_help_bank_fields',
  payoutHoldHours: 'panel_help_payout_hold',
  approvalLimit: 'panel_help_approval_limit',
  adjustmentMax: 'panel_help_adjustment_max',
  raiseMax: 'panel_help_raise_max',
  riderExtraMax: 'panel_help_rider_extra_max',
  AllowDeliveryPickupImageCapture: 'panel_help_pickup_image',
  AllowFinalDeliveryImageCapture: 'panel_help_deliver_image',
  handoverCode: 'panel_help_handover_code',
  handoverSignature: 'panel_help_handover_signature',
  handoverPhoto: 'panel_help_handover_photo',
};

/** The settings of a deployment, without those that only apply to the other category (rules 2.55, 2.57). */
export function settingGroupsFor(category: AppCategory): SettingGroup[] {
  return groups
    .map((group) => ({
      ...group,
      fields: group.fields.filter((field) => field.category === undefined || field.category === category),
    }))
    .filter((group) => group.fields.length > 0);
}

const amounts: readonly (keyof Settings)[] = [
  'bonus',
  'approvalLimit',
  'adjustmentMax',
  'raiseMax',
  'riderExtraMax',
];

/** Whether a setting is an amount of money. */
export const isAmount = (source: keyof Settings): boolean => amounts.includes(source);

/** Whether a setting takes whole numbers only, as its schema says. */
export function isWhole(source: keyof Settings): boolean {
  const schema = settingsSchema.shape[source];
  return 'isInt' in schema && schema.isInt;
}

/** Settings whose values are shown next to each other when two people change them. */
export const settingColumns: Readonly<Record<string, ExportedColumn>> = Object.fromEntries(
  groups.flatMap(({ fields }) => fields.map((field) => [field.source, settingColumn(field)])),
);

function settingColumn({ source, label, choices }: SettingField): ExportedColumn {
  if (isAmount(source)) return { source, label, kind: 'money' };
  if (!choices) return { source, label };
  return {
    source,
    label,
    inWords: (value, t) => {
      const chosen = choices.find(({ id }) => id === value);
      return chosen ? t(chosen.name) : value;
    },
  };
}
