import {
  type AuditEntry,
  needKeys,
  shownReason,
  type StaffRole,
  type TransitionActor,
  type TranslationKey,
} from '@wayfare/shared';
import { cancelRoleNames, cancelStageNames } from '../../trips/cancelReason/cancelReasonNames.js';
import { flagWords, reasonWords, statusWords } from '../../trips/booking/fareReview/fareReviewWords.js';
import { settingGroupsFor } from '../../basics/settings/settingsFields.js';

type Translate = (key: TranslationKey) => string;

/** How to show a field of a change. Without a kind, its value is shown as it is. */
export interface AuditedView {
  label: TranslationKey;
  /** `fee` is an amount or a percentage, depending on the field named by `type`. */
  kind?: 'money' | 'time' | 'fee';
  type?: string;
  /** The words for a stored choice. */
  words?: (value: string, t: Translate) => string;
}

const field = (label: TranslationKey): AuditedView => ({ label });
const money = (label: TranslationKey): AuditedView => ({ label, kind: 'money' });
const time = (label: TranslationKey): AuditedView => ({ label, kind: 'time' });
/** A choice whose texts are listed by value. */
const choice = (label: TranslationKey, texts: Readonly<Record<string, TranslationKey>>): AuditedView => ({
  label,
  words: (value, t) => {
    const key = texts[value];
    return key ? t(key) : value;
  },
});

const fees = { flat: 'panel_fee_flat', percentage: 'panel_fee_percentage' } as const;
const roles = {
  rider: 'usertype_rider',
  driver: 'usertype_driver',
  fleetadmin: 'usertype_fleetadmin',
  admin: 'usertype_admin',
  system: 'panel_system',
} as const satisfies Record<TransitionActor, TranslationKey>;
const staff = {
  dispatcher: 'staff_role_dispatcher',
  finance: 'staff_role_finance',
  support: 'staff_role_support',
} as const satisfies Record<StaffRole, TranslationKey>;
const statuses = {
  PAYMENT_PENDING: 'booking_status_PAYMENT_PENDING',
  NEW: 'booking_status_NEW',
  ACCEPTED: 'booking_status_ACCEPTED',
  ARRIVED: 'booking_status_ARRIVED',
  STARTED: 'booking_status_STARTED',
  REACHED: 'booking_status_REACHED',
  PENDING: 'booking_status_PENDING',
  PAID: 'booking_status_PAID',
  COMPLETE: 'booking_status_COMPLETE',
  CANCELLED: 'booking_status_CANCELLED',
} as const;

/** Fields that mean the same in every type of record. */
const common: Readonly<Record<string, AuditedView>> = {
  // People
  firstName: field('panel_first_name'),
  lastName: field('panel_last_name'),
  email: field('panel_email'),
  mobile: field('panel_mobile'),
  usertype: choice('panel_usertype', roles),
  approved: field('panel_approved'),
  profile_image: field('panel_profile_image'),
  licenseImage: field('panel_license_image'),
  document_license: field('document_license'),
  document_insurance: field('document_insurance'),
  document_registration: field('document_registration'),
  document_rejected: field('document_rejected'),
  vehicleMake: field('panel_vehicle_make'),
  vehicleModel: field('panel_vehicle_model'),
  vehicleColor: field('panel_vehicle_color'),
  vehicleNumber: field('panel_vehicle_number'),
  other_info: field('panel_other_info'),
  carType: field('panel_car_type'),
  driverActiveStatus: field('panel_active'),
  fleetadmin: field('panel_fleet_admin'),
  bankName: field('panel_bank_name'),
  bankCode: field('panel_bank_code'),
  bankAccount: field('panel_bank_account'),
  referralId: field('panel_referral_id'),
  ratings: field('panel_rating'),
  staffRole: choice('staff_role', staff),
  creditLimit: money('panel_credit_limit'),
  walletBalance: money('panel_wallet_balance'),
  rows: field('panel_audit_rows'),
  createdAt: time('panel_created'),
  // Bookings
  reference: field('panel_reference'),
  customer: field('panel_customer'),
  rider: field('usertype_rider'),
  driver: field('panel_driver'),
  fleet: field('panel_fleet_admin'),
  openedAt: time('panel_opened_to_all'),
  requestedDrivers: field('panel_asked_now'),
  pickupAddress: field('panel_pickup'),
  dropAddress: field('panel_drop'),
  tripdate: time('panel_trip_date'),
  trip_cost: money('panel_trip_cost'),
  driver_share: money('panel_driver_share'),
  raise: money('panel_raise'),
  status: choice('panel_status', statuses),
  reason: { label: 'panel_reason', words: shownReason },
  cancelledBy: choice('panel_cancelled_by', roles),
  rating: field('panel_rating'),
  parts: field('panel_series_days'),
  until: field('panel_series_until'),
  skipped: field('panel_series_skipped'),
  // Money
  uid: field('panel_wallet_user'),
  amount: money('panel_amount'),
  note: field('panel_note'),
  decisionNote: field('panel_note'),
  processed: field('panel_processed'),
  procesDate: time('panel_process_date'),
  failedAt: time('panel_payout_failed'),
  failReason: field('panel_reason'),
  // Catalogs
  name: field('panel_name'),
  description: field('panel_description'),
  image: field('panel_image'),
  extra_info: field('panel_extra_info'),
  translations: field('panel_audit_translations'),
  base_fare: money('panel_base_fare'),
  rate_per_unit_distance: money('panel_rate_per_distance'),
  distance_unit: choice('panel_distance_unit', { km: 'setup_kilometers', mile: 'setup_miles' }),
  rate_per_hour: money('panel_rate_per_hour'),
  min_fare: money('panel_min_fare'),
  convenience_fees: { label: 'panel_convenience_fee', kind: 'fee', type: 'convenience_fee_type' },
  convenience_fee_type: choice('panel_fee_type', fees),
  parcelTypes: field('panel_parcel_types'),
  options: field('panel_parcel_options'),
  cancelSlab: field('panel_cancel_slab'),
  seats: field('panel_seats'),
  luggage: field('panel_car_luggage'),
  needs: choice('panel_needs', needKeys),
  hirePrice: money('panel_hire_price'),
  hireDistance: field('panel_hire_distance'),
  hireMinHours: field('panel_hire_min'),
  hireMaxHours: field('panel_hire_max'),
  hireUnitMinutes: field('panel_hire_unit'),
  noShowFee: field('panel_no_show_fee'),
  noShowWaiting: field('panel_no_show_waiting'),
  standIns: field('panel_stand_ins'),
  afterSeconds: field('panel_stand_in_after'),
  minsDelayed: field('panel_minutes_after'),
  maxWeight: field('panel_max_weight'),
  maxLength: field('panel_max_length'),
  maxWidth: field('panel_max_width'),
  maxHeight: field('panel_max_height'),
  proof: field('panel_extra_proof'),
  promo_name: field('panel_name'),
  promo_description: field('panel_description'),
  promo_discount_type: choice('panel_promo_type', fees),
  promo_discount_value: { label: 'panel_discount', kind: 'fee', type: 'promo_discount_type' },
  max_promo_discount_value: money('panel_promo_max'),
  min_order: money('panel_promo_min_order'),
  promo_validity: time('panel_promo_validity'),
  promo_usage_limit: field('panel_promo_limit'),
  user_avail: field('panel_promo_used'),
  label: field('panel_reason'),
  roles: choice('panel_cancel_roles', cancelRoleNames),
  stages: choice('panel_cancel_stages', cancelStageNames),
  langName: field('panel_language_name'),
  langLocale: field('panel_language_locale'),
  dateLocale: field('panel_date_locale'),
  default: field('panel_default_language'),
  title: field('panel_notification_title'),
  body: field('panel_notification_body'),
  devicetype: choice('panel_notification_devices', {
    All: 'panel_all_devices',
    ANDROID: 'panel_android',
    IOS: 'panel_ios',
  }),
  total: field('panel_sum'),
  zone: field('panel_zone'),
  // Notes
  text: field('panel_note'),
  pinned: field('panel_shift_note_pinned'),
  booking: field('panel_shift_note_trip'),
  user: field('panel_person_note_about'),
  author: field('panel_shift_note_author'),
  acknowledged: field('panel_shift_note_acknowledged'),
  // Partners
  url: field('panel_webhook_url'),
  events: field('panel_webhook_events'),
  active: field('panel_active'),
  account: field('panel_api_key_account'),
  scopes: field('panel_api_key_scopes'),
  expiresAt: time('panel_api_key_expires'),
};

/** Settings that are amounts. */
const AMOUNTS = ['bonus', 'approvalLimit', 'adjustmentMax', 'raiseMax', 'riderExtraMax'];

/** Fields with another meaning in one type of record. */
const special: Readonly<Record<string, Readonly<Record<string, AuditedView>>>> = {
  bookings: {
    passengers: field('trip_passengers'),
    luggage: field('trip_luggage'),
    needs: choice('trip_needs', needKeys),
    status: choice('panel_status', { ...statuses, ...statusWords }),
    reasons: choice('panel_review_why', reasonWords),
    flags: choice('panel_review_evidence', flagWords),
    measured: field('panel_review_measured'),
    settled: field('panel_review_settled'),
    difference: money('panel_review_difference'),
    lower: money('panel_review_lower'),
    upper: money('panel_review_upper'),
  },
  wallethistory: { pending: field('panel_state_pending'), allowDebt: field('panel_reverse_debt') },
  walletadjustments: {
    state: choice('panel_adjustment_state', {
      new: 'panel_state_new',
      pending: 'panel_state_pending',
      approved: 'panel_state_approved',
      posted: 'panel_state_posted',
      rejected: 'panel_state_rejected',
      expired: 'panel_state_expired',
      failed: 'panel_state_failed',
    }),
  },
  contactproposals: {
    identified: choice('panel_identified_way', {
      in_person: 'panel_identified_in_person',
      video_call: 'panel_identified_video_call',
      known_facts: 'panel_identified_known_facts',
    }),
    identifiedNote: field('panel_identified_note'),
    by: field('panel_contact_by'),
  },
  cardpayments: {
    source: choice('panel_refund_source', {
      wallet: 'panel_refund_from_wallet',
      business: 'panel_refund_from_business',
    }),
  },
  notifications: {
    usertype: choice('panel_notification_people', {
      All: 'panel_everybody',
      rider: 'panel_riders',
      driver: 'panel_drivers',
    }),
    state: choice('panel_notification_progress', {
      scheduled: 'panel_notification_scheduled',
      sending: 'panel_notification_sending',
      sent: 'panel_notification_sent',
    }),
    sendAt: time('panel_notification_send_at'),
    reached: field('panel_notification_reached'),
    failed: field('panel_notification_failed'),
  },
  appinfo: {
    appName: field('panel_info_app_name'),
    CompanyName: field('panel_info_company'),
    CompanyWebsite: field('panel_info_website'),
    CompanyTerms: field('panel_info_terms'),
    contact_email: field('panel_info_email'),
    CompanyAddress: field('panel_info_address'),
    taxNumber: field('receipt_tax_number'),
    taxNote: field('panel_info_tax_note'),
    FacebookHandle: field('panel_info_facebook'),
    TwitterHandle: field('panel_info_twitter'),
    InstagramHandle: field('panel_info_instagram'),
    AppleStoreLink: field('panel_info_app_store'),
    PlayStoreLink: field('panel_info_play_store'),
  },
  settings: settingViews(),
};

/** The settings, as their form names them. */
function settingViews(): Record<string, AuditedView> {
  const fields = (['taxi', 'delivery'] as const).flatMap(settingGroupsFor).flatMap((group) => group.fields);
  return Object.fromEntries(
    fields.map(({ source, label, choices }): [string, AuditedView] => {
      if (choices)
        return [source, choice(label, Object.fromEntries(choices.map(({ id, name }) => [id, name])))];
      return [source, AMOUNTS.includes(source) ? money(label) : field(label)];
    }),
  );
}

/** How to show a field of a type of record; null for one without a name of its own. */
export function auditedView(resource: string, name: string): AuditedView | null {
  return special[resource]?.[name] ?? common[name] ?? null;
}

/** Internal fields, whose values no person chose. */
const INTERNAL = ['id', 'search', 'searchTokens', 'version'];

/** Returns the changes that are useful for people. */
export const shownChanges = ({ changes }: Pick<AuditEntry, 'changes'>) =>
  changes.filter(({ field: name }) => !INTERNAL.includes(name));

/** The field that has a record's name, by list, for records that are not people. */
const NAMES: Readonly<Record<string, string>> = {
  cartypes: 'name',
  promos: 'promo_name',
  cancelreasons: 'label',
  languages: 'langName',
  notifications: 'title',
  webhooks: 'url',
  apikeys: 'name',
};

/** Returns a record's current name or, if it was deleted, the name in its own entry. Null without a name. */
export function recordName({
  record,
  resource,
  names,
  changes,
}: Pick<AuditEntry, 'record' | 'resource' | 'changes'> & {
  names: Readonly<Record<string, { name: string }>>;
}): string | null {
  const now = names[record];
  if (now) return now.name;
  const named = changes.find(({ field: name }) => name === NAMES[resource]);
  const text = named?.after ?? named?.before;
  return typeof text === 'string' ? text : null;
}
