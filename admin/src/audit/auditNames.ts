import type { TranslationKey } from '@wayfare/shared';

/** Names of resources, as in the menu. */
export const resourceNames: Readonly<Record<string, TranslationKey>> = {
  bookings: 'panel_booking_history',
  riders: 'panel_riders',
  drivers: 'panel_drivers',
  fleetadmins: 'panel_fleet_admins',
  alladmin: 'panel_all_admins',
  cartypes: 'panel_car_types',
  cancelreasons: 'panel_cancel_reasons',
  promos: 'panel_promos',
  languages: 'panel_languages',
  notifications: 'panel_notifications',
  settings: 'panel_settings',
  appinfo: 'panel_app_info',
  wallethistory: 'panel_wallet_group',
  walletadjustments: 'panel_adjustments',
  withdraws: 'panel_withdraws',
};

/** Names of actions. */
export const actionNames: Readonly<Record<string, TranslationKey>> = {
  create: 'panel_audit_create',
  edit: 'panel_audit_edit',
  delete: 'panel_audit_delete',
  credit: 'panel_audit_credit',
  debit: 'panel_audit_debit',
  reverse: 'panel_audit_reverse',
  approve: 'panel_audit_approve',
  reject: 'panel_audit_reject',
  process: 'panel_audit_process',
  fail: 'panel_audit_fail',
  assign: 'panel_audit_assign',
  cancel: 'panel_audit_cancel',
  default: 'panel_audit_default',
};

/** The display name of something; without one, its stored name. */
export const named = (
  names: Readonly<Record<string, TranslationKey>>,
  name: unknown,
  t: (key: TranslationKey) => string,
): string => {
  const key = names[String(name)];
  return key ? t(key) : String(name);
};
