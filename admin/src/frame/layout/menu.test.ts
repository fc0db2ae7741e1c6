import { pageRoutes, staffRoles } from '@wayfare/shared';
import { staffPages } from '../../../../shared/test/expectedStaff.js';
import { type MenuEntry, menuFor, screensOf } from './menu.js';

const paths = (entries: readonly MenuEntry[]): string[] => screensOf(entries).map(({ to }) => to);

describe('menuFor', () => {
  it('shows a fleet admin the desk, conversations, the dashboard, the bookings, the drivers and their earnings [2.60, 6.11]', () => {
    expect(paths(menuFor('fleetadmin'))).toEqual([
      '/desk',
      '/planner',
      '/alerts',
      '/conversations',
      '/dashboard',
      '/bookings',
      '/drivers',
      '/driverearning',
    ]);
  });

  it('shows an admin all users in one group, and a fleet admin the drivers alone [2.59, 2.60]', () => {
    const group = menuFor('admin').find((entry) => 'group' in entry && entry.group === 'panel_users');
    expect(group && paths([group])).toEqual([
      '/riders',
      '/drivers',
      '/fleetadmins',
      '/alladmin',
      '/contactproposals',
    ]);
    expect(menuFor('fleetadmin').every((entry) => 'to' in entry)).toBe(true);
  });

  it('shows an admin a wallet group [2.59, 6.14]', () => {
    const group = menuFor('admin').find((entry) => 'group' in entry && entry.group === 'panel_wallet_group');
    expect(group && paths([group])).toEqual([
      '/addtowallet',
      '/withdraws',
      '/walletadjustments',
      '/cardpayments',
      '/cardrefunds',
    ]);
  });

  it('shows an admin the pages in the expected order, the desk and home first and the profile last [2.59, 2.61]', () => {
    const expected = [
      '/desk',
      '/planner',
      '/alerts',
      '/conversations',
      '/shiftnotes',
      '/',
      '/dashboard',
      '/bookings',
      '/addbookings',
      '/shiftreplay',
      '/fare-reviews',
      '/riders',
      '/drivers',
      '/fleetadmins',
      '/alladmin',
      '/contactproposals',
      '/earningreports',
      '/driverearning',
      '/cartypes',
      '/tarifflab',
      '/cancelreasons',
      '/addtowallet',
      '/withdraws',
      '/walletadjustments',
      '/cardpayments',
      '/cardrefunds',
      '/settings',
      '/appinfo',
      '/languagesetting',
      '/webhooks',
      '/auditlog',
      '/sms',
      '/ledger',
      '/paymentdifferences',
      '/promos',
      '/notifications',
    ];
    const shown = paths(menuFor('admin'));
    expect(shown.slice(0, expected.length)).toEqual(expected);
    expect(shown.at(-1)).toBe('/profile');
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
