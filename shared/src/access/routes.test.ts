import { type Usertype, usertypes } from '../people/user/user.schema.js';
import { callersOf, expectedResources } from '../../test/expectedResources.js';
import { decidePage, homeOf, loginPageFor, pageRouteOf, pageRoutes } from './routes.js';

const login = { redirect: '/login' };
const visitors: readonly (Usertype | null)[] = [null, ...usertypes];

/** The roles that may open a page; all others are redirected to /login. */
function openTo(path: string) {
  const shown = visitors.filter((visitor) => {
    const decision = decidePage(path, visitor);
    if (typeof decision === 'object' && 'show' in decision) return true;
    expect(decision).toEqual(login);
    return false;
  });
  return shown.map((visitor) => visitor ?? 'anonymous').sort();
}

const everyone = ['admin', 'driver', 'fleetadmin', 'rider'];
const publicPages = [
  '/',
  '/login',
  '/register',
  '/about-us',
  '/privacy-policy',
  '/shared-trip',
  '/parcel',
  '/guest-trip',
  '/recurring-trip',
];
const adminPages = [
  '/cartypes',
  '/cancelreasons',
  '/addbookings',
  '/promos',
  '/riders',
  '/alladmin',
  '/fleetadmins',
  '/notifications',
  '/earningreports',
  '/addtowallet',
  '/withdraws',
  '/settings',
  '/appinfo',
  '/languagesetting',
];

describe('the page table', () => {
  it('opens /bookings to all four roles [2.1]', () => {
    expect(openTo('/bookings')).toEqual(everyone);
  });

  it('opens /profile to all four roles [2.2]', () => {
    expect(openTo('/profile')).toEqual(everyone);
  });

  it('opens /dashboard to admins and fleet admins [2.3]', () => {
    expect(openTo('/dashboard')).toEqual(['admin', 'fleetadmin']);
  });

  it('opens the fourteen business pages to admins only [2.4]', () => {
    expect(adminPages.map((path) => [path, openTo(path)])).toEqual(
      adminPages.map((path) => [path, ['admin']]),
    );
  });

  it.each(['/auditlog', '/ledger', '/setup', '/tarifflab', '/walletadjustments'])(
    'opens %s to admins only',
    (path) => {
      expect(openTo(path)).toEqual(['admin']);
    },
  );

  it('opens /drivers to admins and fleet admins [2.5]', () => {
    expect(openTo('/drivers')).toEqual(['admin', 'fleetadmin']);
  });

  it('opens /driverearning to admins and fleet admins [2.6]', () => {
    expect(openTo('/driverearning')).toEqual(['admin', 'fleetadmin']);
  });

  it('opens the public pages to all visitors, on the site [2.7]', () => {
    for (const path of publicPages) {
      expect(visitors.map((visitor) => decidePage(path, visitor))).toEqual(
        visitors.map(() => ({ show: 'site' })),
      );
    }
  });

  it('redirects visitors who are not signed in or not permitted to /login [2.8]', () => {
    const closed = pageRoutes.filter((route) => route.roles !== 'public').map((route) => route.path);
    for (const path of closed) {
      expect(decidePage(path, null)).toEqual(login);
      const refused = usertypes.filter((role) => !openTo(path).includes(role));
      expect(refused.map((role) => decidePage(path, role))).toEqual(refused.map(() => login));
    }
  });

  it('has exactly the expected pages, each for the expected roles', () => {
    const named = Object.entries(expectedResources).flatMap(([name, { page }]) =>
      page ? [[`/${name}`, callersOf(page).sort()] as const] : [],
    );
    const expected: Record<string, readonly unknown[]> = {
      ...Object.fromEntries(named),
      ...Object.fromEntries(publicPages.map((path) => [path, [...everyone, 'anonymous'].sort()])),
      '/profile': everyone,
      '/languagesetting': ['admin'],
      '/desk': ['admin', 'fleetadmin'],
      '/planner': ['admin', 'fleetadmin'],
      '/shiftreplay': ['admin'],
      '/tarifflab': ['admin'],
      '/addbookings': ['admin'],
      '/callerbookings': ['fleetadmin'],
      '/addtowallet': ['admin'],
      '/ledger': ['admin'],
      '/earnings': ['admin', 'fleetadmin'],
      '/driverstatement': ['admin', 'fleetadmin'],
      '/setup': ['admin'],
    };
    expect(Object.fromEntries(pageRoutes.map(({ path }) => [path, openTo(path)]))).toEqual(expected);
    expect(pageRoutes).toHaveLength(Object.keys(expected).length);
  });

  it('shows riders and drivers the site, admins and fleet admins the panel', () => {
    for (const path of ['/bookings', '/profile']) {
      expect(usertypes.map((role) => decidePage(path, role))).toEqual([
        { show: 'site' },
        { show: 'site' },
        { show: 'panel' },
        { show: 'panel' },
      ]);
    }
    for (const path of adminPages) expect(decidePage(path, 'admin')).toEqual({ show: 'panel' });
  });

  it('treats the page of a record like its list', () => {
    expect(pageRouteOf('/bookings/42')?.path).toBe('/bookings');
    expect(decidePage('/riders/42', 'rider')).toEqual(login);
    expect(decidePage('/drivers/42', 'fleetadmin')).toEqual({ show: 'panel' });
  });

  it('matches exact paths only', () => {
    for (const path of [
      '/Bookings',
      '/booking',
      '/bookingsx',
      '//',
      '/nothing',
      '/nothing/bookings',
      '',
      'login',
    ]) {
      expect(decidePage(path, 'admin')).toBe('unknown');
    }
  });

  it('sends users to the start page of their role after signing in [4.40]', () => {
    expect(usertypes.map((role) => [role, homeOf(role)])).toEqual([
      ['rider', '/'],
      ['driver', '/bookings'],
      ['admin', '/dashboard'],
      ['fleetadmin', '/dashboard'],
    ]);
    expect(usertypes.filter((role) => 'redirect' in Object(decidePage(homeOf(role), role)))).toEqual([]);
  });
});

it('the sign-in page remembers the requested address, unless it is very long [2.8]', () => {
  const asked = '/bookings?filter={"q":"a&b"}#top';
  const [page, next = ''] = loginPageFor(asked).split('?next=');
  expect([page, decodeURIComponent(next)]).toEqual(['/login', asked]);
  expect(next).not.toMatch(/[&#]/);
  expect(loginPageFor('/bookings')).toBe('/login?next=%2Fbookings');
  expect(loginPageFor(`/${'a'.repeat(500)}`)).toBe('/login');
});
