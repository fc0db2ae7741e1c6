import {
  isPermitted,
  pageRouteOf,
  type Resource,
  type ResourcePage,
  resourcePages,
  type StaffRole,
  type TranslationKey,
  type Usertype,
} from '@wayfare/shared';

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

/** Whether an item's page, or one below it, is open. Home is not a page of the panel. */
export const isAt = ({ to }: MenuItem, pathname: string): boolean =>
  to !== '/' && (pathname === to || pathname.startsWith(`${to}/`));

/** The page of a resource, with its name. */
const pageOf = ({ path, label }: ResourcePage): MenuItem => ({ to: path, label });
const resource = (name: Resource): MenuItem =>
  pageOf(resourcePages.find((page) => page.resource === name) as ResourcePage);

/**
 * The entries with a fixed place in the menu, in order (rule 2.59). The desk and its alerts come first,
 * because dispatchers work there. The site's home is not a page of the panel.
 */
const placed: readonly MenuEntry[] = [
  { to: '/desk', label: 'panel_desk' },
  { to: '/planner', label: 'panel_planner' },
  resource('alerts'),
  resource('conversations'),
  resource('shiftnotes'),
  { to: '/', label: 'panel_home' },
  resource('dashboard'),
  resource('bookings'),
  { to: '/addbookings', label: 'panel_add_booking' },
  { to: '/shiftreplay', label: 'panel_shift' },
  resource('fare-reviews'),
  {
    group: 'panel_users',
    items: [
      resource('riders'),
      resource('drivers'),
      resource('fleetadmins'),
      resource('alladmin'),
      resource('contactproposals'),
    ],
  },
  { group: 'panel_earnings_group', items: [resource('earningreports'), resource('driverearning')] },
  {
    group: 'panel_prices_group',
    items: [resource('cartypes'), { to: '/tarifflab', label: 'panel_lab' }, resource('cancelreasons')],
  },
  {
    group: 'panel_wallet_group',
    items: [
      { to: '/addtowallet', label: 'panel_add_to_wallet' },
      resource('withdraws'),
      resource('walletadjustments'),
      resource('cardpayments'),
      resource('cardrefunds'),
    ],
  },
  {
    group: 'panel_settings_group',
    items: [
      resource('settings'),
      resource('appinfo'),
      resource('languages'),
      resource('webhooks'),
      resource('auditlog'),
      resource('sms'),
      { to: '/ledger', label: 'panel_ledger' },
      resource('paymentdifferences'),
    ],
  },
  resource('promos'),
  resource('notifications'),
];

/** The screens of a menu, without its groups. */
export const screensOf = (entries: readonly MenuEntry[]): MenuItem[] =>
  entries.flatMap((entry) => ('to' in entry ? [entry] : entry.items));

const placedPaths = new Set(screensOf(placed).map(({ to }) => to));

/** The whole menu: pages of resources without a fixed place come before the profile. */
const menu: readonly MenuEntry[] = [
  ...placed,
  ...resourcePages.filter(({ path }) => !placedPaths.has(path)).map(pageOf),
  { to: '/setup', label: 'setup_title' },
  { to: '/profile', label: 'panel_profile' },
];

/** A fleet admin's menu contains business pages only (rule 2.60). */
const leftOutForFleetAdmins: readonly string[] = ['/', '/profile'];

/**
 * The menu of a usertype and a staff role: the pages they may open. If only one page of a group remains, it
 * is shown without the group.
 */
export function menuFor(usertype: Usertype, staffRole?: StaffRole | null): MenuEntry[] {
  const isShown = ({ to }: MenuItem) => {
    if (usertype === 'fleetadmin' && leftOutForFleetAdmins.includes(to)) return false;
    const route = pageRouteOf(to);
    if (route === undefined) return false;
    if (route.roles === 'public') return true;
    return route.roles.includes(usertype) && isPermitted({ staffRole }, route.permission);
  };
  return menu.flatMap((entry): MenuEntry[] => {
    if ('to' in entry) return isShown(entry) ? [entry] : [];
    const items = entry.items.filter(isShown);
    return items.length > 1 ? [{ ...entry, items }] : items;
  });
}
