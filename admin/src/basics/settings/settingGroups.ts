import type { AppCategory, PasswordRule, RankingPolicy, Settings, TranslationKey } from '@wayfare/shared';

/** The lists that settings are picked from. */
export const pickers = ['countryName', 'country', 'countries', 'timeZone'] as const;
export type Picker = (typeof pickers)[number];

/** A setting in the form. */
export interface SettingField {
  source: keyof Settings;
  label: TranslationKey;
  /** A number input accepts only numbers of 0 or above. */
  kind: 'flag' | 'text' | 'number' | 'choice' | 'currency' | Picker;
  category?: AppCategory;
  /** The values of a choice. */
  choices?: readonly { id: string; name: TranslationKey }[];
}
/** Settings that stand together in the form. */
export interface SettingGroup {
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
export const settingGroups: readonly SettingGroup[] = [
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
      number('matchSeconds', 'panel_set_match_seconds'),
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
