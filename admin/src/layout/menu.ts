import { pageRouteOf, type TranslationKey, type Usertype } from '@wayfare/shared';

/** An item of the side menu, or a titled group of items. */
export interface MenuItem {
  to: string;
  label: TranslationKey;
}
export interface MenuGroup {
  group: TranslationKey;
  items: readonly MenuItem[];
}
export type MenuEntry = MenuItem | MenuGroup;

/** The whole menu, in order (rule 2.59). The site's home is not a page of the panel. */
const menu: readonly MenuEntry[] = [
  { to: '/', label: 'panel_home' },
  { to: '/dashboard', label: 'panel_dashboard' },
  { to: '/bookings', label: 'panel_booking_history' },
  { to: '/addbookings', label: 'panel_add_booking' },
  { to: '/fare-reviews', label: 'panel_fare_reviews' },
  { to: '/drivers', label: 'panel_drivers' },
  {
    group: 'panel_users',
    items: [
      { to: '/riders', label: 'panel_riders' },
      { to: '/fleetadmins', label: 'panel_fleet_admins' },
      { to: '/alladmin', label: 'panel_all_admins' },
    ],
  },
  { to: '/earningreports', label: 'panel_earning_reports' },
  { to: '/driverearning', label: 'panel_driver_earning' },
  { to: '/cartypes', label: 'panel_car_types' },
  { to: '/tarifflab', label: 'panel_lab' },
  { to: '/cancelreasons', label: 'panel_cancel_reasons' },
  {
    group: 'panel_wallet_group',
    items: [
      { to: '/addtowallet', label: 'panel_add_to_wallet' },
      { to: '/withdraws', label: 'panel_withdraws' },
      { to: '/walletadjustments', label: 'panel_adjustments' },
    ],
  },
  {
    group: 'panel_settings_group',
    items: [
      { to: '/settings', label: 'panel_settings' },
      { to: '/appinfo', label: 'panel_app_info' },
      { to: '/languagesetting', label: 'panel_languages' },
      { to: '/auditlog', label: 'panel_audit' },
      { to: '/ledger', label: 'panel_ledger' },
    ],
  },
  { to: '/promos', label: 'panel_promos' },
  { to: '/notifications', label: 'panel_notifications' },
  { to: '/profile', label: 'panel_profile' },
];

/** The screens of a menu, without its groups. */
export const screensOf = (entries: readonly MenuEntry[]): MenuItem[] =>
  entries.flatMap((entry) => ('to' in entry ? [entry] : entry.items));

/** A fleet admin's menu contains business pages only (rule 2.60). */
const leftOutForFleetAdmins: readonly string[] = ['/', '/profile'];

/** The menu of a role: the pages it may open, without empty groups. */
export function menuFor(usertype: Usertype): MenuEntry[] {
  const shown = ({ to }: MenuItem) => {
    if (usertype === 'fleetadmin' && leftOutForFleetAdmins.includes(to)) return false;
    const route = pageRouteOf(to);
    return route !== undefined && (route.roles === 'public' || route.roles.includes(usertype));
  };
  return menu.flatMap((entry): MenuEntry[] => {
    if ('to' in entry) return shown(entry) ? [entry] : [];
    const items = entry.items.filter(shown);
    return items.length > 0 ? [{ ...entry, items }] : [];
  });
}
