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
 * The entries with a fixed place in the menu, in order (rule 2.59): the business at a glance, and then the
 * groups, from what the desk needs each minute to what is set up once.
 */
const placed: readonly MenuEntry[] = [
  // The site's home is not a page of the panel.
  { to: '/', label: 'panel_home' },
  resource('dashboard'),
  {
    group: 'panel_menu_dispatch',
    items: [
      { to: '/desk', label: 'panel_desk' },
      { to: '/planner', label: 'panel_planner' },
      resource('alerts'),
      resource('conversations'),
      resource('shiftnotes'),
    ],
  },
  {
    group: 'panel_menu_bookings',
    items: [
      resource('bookings'),
      { to: '/addbookings', label: 'panel_add_booking' },
      { to: '/callerbookings', label: 'panel_caller_booking' },
      resource('series'),
      resource('fare-reviews'),
    ],
  },
  {
    group: 'panel_menu_people',
    items: [
      resource('riders'),
      resource('drivers'),
      resource('fleetadmins'),
      resource('alladmin'),
      resource('contactproposals'),
      resource('decisionrequests'),
      resource('notifications'),
      resource('sms'),
    ],
  },
  {
    group: 'panel_menu_money',
    items: [
      { to: '/addtowallet', label: 'panel_add_to_wallet' },
      resource('withdraws'),
      resource('walletadjustments'),
      resource('cardpayments'),
      resource('cardrefunds'),
      resource('wallethistory'),
      { to: '/ledger', label: 'panel_ledger' },
      resource('paymentdifferences'),
    ],
  },
  {
    group: 'panel_menu_prices',
    items: [resource('cartypes'), { to: '/tarifflab', label: 'panel_lab' }, resource('promos')],
  },
  {
    group: 'panel_menu_reports',
    items: [
      resource('earningreports'),
      { to: '/earnings', label: 'panel_earned' },
      resource('driverearning'),
      { to: '/driverstatement', label: 'panel_statement' },
      { to: '/shiftreplay', label: 'panel_shift' },
      resource('auditlog'),
    ],
  },
  {
    group: 'panel_menu_setup',
    items: [
      { to: '/setup', label: 'setup_title' },
      resource('settings'),
      resource('appinfo'),
      resource('languages'),
      resource('cancelreasons'),
      resource('webhooks'),
      resource('apikeys'),
    ],
  },
];

/** The groups that are open until the user closes them: the work of each minute. */
export const openFromTheStart: readonly TranslationKey[] = ['panel_menu_dispatch', 'panel_menu_bookings'];

/** A menu of this many pages or fewer needs no groups. */
const SHORT_MENU = 11;

/** The screens of a menu, without its groups. */
export const screensOf = (entries: readonly MenuEntry[]): MenuItem[] =>
  entries.flatMap((entry) => ('to' in entry ? [entry] : entry.items));

const placedPaths = new Set(screensOf(placed).map(({ to }) => to));

/** The whole menu: pages of resources without a fixed place come before the profile. */
const menu: readonly MenuEntry[] = [
  ...placed,
  ...resourcePages.filter(({ path }) => !placedPaths.has(path)).map(pageOf),
  { to: '/profile', label: 'panel_profile' },
];

/** A fleet admin's menu contains business pages only (rule 2.60). */
const leftOutForFleetAdmins: readonly string[] = ['/', '/profile'];

/**
 * The menu of a usertype and a staff role: the pages they may open. If only one page of a group remains, it
 * is shown without the group, and so are all pages of a short menu.
 */
export function menuFor(usertype: Usertype, staffRole?: StaffRole | null): MenuEntry[] {
  const isShown = ({ to }: MenuItem) => {
    if (usertype === 'fleetadmin' && leftOutForFleetAdmins.includes(to)) return false;
    const route = pageRouteOf(to);
    if (route === undefined) return false;
    if (route.roles === 'public') return true;
    return route.roles.includes(usertype) && isPermitted({ staffRole }, route.permission);
  };
  const entries = menu.flatMap((entry): MenuEntry[] => {
    if ('to' in entry) return isShown(entry) ? [entry] : [];
    const items = entry.items.filter(isShown);
    return items.length > 1 ? [{ ...entry, items }] : items;
  });
  const screens = screensOf(entries);
  return screens.length > SHORT_MENU ? entries : screens;
}
