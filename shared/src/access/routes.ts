import type { StaffRole } from '../people/user/staffRole.js';
import type { Usertype } from '../people/user/user.schema.js';
import { GUEST_TRIP_PAGE, PARCEL_PAGE, SERIES_PAGE, SHARED_TRIP_PAGE } from '../trips/booking/linkPages.js';
import { isPermitted, type NeededPermission, resourcePermissions } from './permissions.js';
import { resourcePages } from './resources.js';

/** Which of the two browser apps shows a page. */
export type PageApp = 'site' | 'panel';

/** A page: who may open it, and which app shows it to each role. Paths match exactly. */
export interface PageRoute {
  path: string;
  /** `public` pages are open to all visitors, signed in or not (rule 2.7). */
  roles: 'public' | readonly Usertype[];
  app: PageApp | Partial<Record<Usertype, PageApp>>;
  /** The permission that admins with a staff role need; without one, only full admins may open the page. */
  permission?: NeededPermission;
}

const everyone: readonly Usertype[] = ['rider', 'admin', 'driver', 'fleetadmin'];
const ownPages = { rider: 'site', driver: 'site', admin: 'panel', fleetadmin: 'panel' } as const;
const panel = (
  path: string,
  roles: readonly Usertype[],
  permission: NeededPermission | undefined,
): PageRoute => ({ path, roles, app: 'panel', ...(permission && { permission }) });
const open = (path: string): PageRoute => ({ path, roles: 'public', app: 'site' });

/** Every page of the product (rules 2.1 to 2.7). The server, the panel and the site all read this table. */
export const pageRoutes: readonly PageRoute[] = [
  open('/'),
  open('/login'),
  open('/register'),
  open('/about-us'),
  open('/privacy-policy'),
  open(SHARED_TRIP_PAGE),
  open(PARCEL_PAGE),
  open(GUEST_TRIP_PAGE),
  open(SERIES_PAGE),
  { path: '/bookings', roles: everyone, app: ownPages, permission: 'trips' },
  { path: '/profile', roles: everyone, app: ownPages, permission: 'ownAccount' },
  ...resourcePages
    .filter(({ resource }) => resource !== 'bookings')
    .map(({ path, roles, resource }) => {
      const { list, show } = resourcePermissions[resource] ?? {};
      return panel(path, roles, list ?? show);
    }),
  panel('/desk', ['admin', 'fleetadmin'], 'desk'),
  panel('/planner', ['admin', 'fleetadmin'], 'dispatch'),
  panel('/shiftreplay', ['admin'], 'dispatch'),
  panel('/addbookings', ['admin'], 'book'),
  panel('/callerbookings', ['fleetadmin'], 'book'),
  panel('/addtowallet', ['admin'], 'credits'),
  panel('/ledger', ['admin'], 'reports'),
  panel('/earnings', ['admin', 'fleetadmin'], 'reports'),
  panel('/driverstatement', ['admin', 'fleetadmin'], ['wallets', 'reports']),
  panel('/tarifflab', ['admin'], undefined),
  panel('/setup', ['admin'], undefined),
];

/** The table entry for a path; a record's page (`/bookings/42`) belongs to its list. */
export function pageRouteOf(path: string): PageRoute | undefined {
  const first = `/${path.split('/')[1] ?? ''}`;
  return (
    pageRoutes.find((route) => route.path === path) ??
    pageRoutes.find((route) => route.path === first && first !== '/')
  );
}

/** How the server responds to a request for a page (rule 2.8), also by an admin with a staff role. */
export function decidePage(
  path: string,
  usertype: Usertype | null,
  staffRole?: StaffRole | null,
): { show: PageApp } | { redirect: '/login' } | 'unknown' {
  const route = pageRouteOf(path);
  if (!route) return 'unknown';
  if (route.roles === 'public') return { show: 'site' };
  if (usertype === null || !route.roles.includes(usertype)) return { redirect: '/login' };
  if (!isPermitted({ staffRole }, route.permission)) return { redirect: '/login' };
  const app = typeof route.app === 'string' ? route.app : route.app[usertype];
  return app ? { show: app } : { redirect: '/login' };
}

/**
 * The page a user sees after signing in (rule 4.40). Staff who may not open the dashboard start at the desk.
 */
export function homeOf(usertype: Usertype, staffRole?: StaffRole | null): string {
  if (usertype === 'admin' || usertype === 'fleetadmin')
    return isPermitted({ staffRole }, 'reports') ? '/dashboard' : '/desk';
  return usertype === 'driver' ? '/bookings' : '/';
}

/** The longest address that a sign-in remembers. */
const LONGEST = 500;

/** The sign-in page, which leads on to the page a signed-out user asked for (rule 2.8). */
export const loginPageFor = (asked: string): string =>
  asked.length > LONGEST ? '/login' : `/login?next=${encodeURIComponent(asked)}`;
