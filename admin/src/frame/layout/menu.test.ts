import { pageRoutes, staffRoles } from '@wayfare/shared';
import { staffPages } from '../../../../shared/test/expectedStaff.js';
import { type MenuEntry, menuFor, screensOf } from './menu.js';

const paths = (entries: readonly MenuEntry[]): string[] => screensOf(entries).map(({ to }) => to);

describe('menuFor', () => {
  it('shows a fleet admin the dashboard, the desk, conversations, the bookings, the drivers and their earnings, without groups [2.60, 6.11]', () => {
    const entries = menuFor('fleetadmin');
    expect(entries.every((entry) => 'to' in entry)).toBe(true);
    expect(paths(entries)).toEqual([
      '/dashboard',
      '/desk',
      '/planner',
      '/alerts',
      '/conversations',
      '/bookings',
      '/callerbookings',
      '/drivers',
      '/earnings',
      '/driverearning',
      '/driverstatement',
    ]);
  });

  it('shows an admin home and the dashboard, seven groups, and the profile last [2.59, 2.61]', () => {
    const shown = menuFor('admin').map((entry): unknown =>
      'to' in entry ? entry.to : [entry.group, paths([entry])],
    );
    // Pages without a fixed place stand before the profile.
    expect(shown.at(-1)).toBe('/profile');
    expect(shown.slice(0, 9)).toEqual([
      '/',
      '/dashboard',
      ['panel_menu_dispatch', ['/desk', '/planner', '/alerts', '/conversations', '/shiftnotes']],
      ['panel_menu_bookings', ['/bookings', '/addbookings', '/series', '/fare-reviews']],
      [
        'panel_menu_people',
        [
          '/riders',
          '/drivers',
          '/fleetadmins',
          '/alladmin',
          '/contactproposals',
          '/decisionrequests',
          '/notifications',
          '/sms',
        ],
      ],
      [
        'panel_menu_money',
        [
          '/addtowallet',
          '/withdraws',
          '/walletadjustments',
          '/cardpayments',
          '/cardrefunds',
          '/wallethistory',
          '/ledger',
          '/paymentdifferences',
        ],
      ],
      ['panel_menu_prices', ['/cartypes', '/tarifflab', '/promos']],
      [
        'panel_menu_reports',
        ['/earningreports', '/earnings', '/driverearning', '/driverstatement', '/shiftreplay', '/auditlog'],
      ],
      [
        'panel_menu_setup',
        ['/setup', '/settings', '/appinfo', '/languagesetting', '/cancelreasons', '/webhooks', '/apikeys'],
      ],
    ]);
  });

  it('has no group of one page for a staff role [2.61]', () => {
    for (const role of staffRoles)
      for (const entry of menuFor('admin', role))
        expect('to' in entry || entry.items.length > 1, role).toBe(true);
  });

  it('shows staff the pages of their role only, and the site’s home', () => {
    for (const role of staffRoles)
      expect(paths(menuFor('admin', role)).filter((path) => path !== '/')).toEqual(staffPages[role]);
  });

  it('has every page of the panel that an admin may open, once', () => {
    const open = pageRoutes.filter(({ roles }) => roles !== 'public' && roles.includes('admin'));
    expect(paths(menuFor('admin')).sort()).toEqual(['/', ...open.map(({ path }) => path)].sort());
  });
});
