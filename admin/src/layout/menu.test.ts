import { type MenuEntry, menuFor, screensOf } from './menu.js';

const paths = (entries: readonly MenuEntry[]): string[] => screensOf(entries).map(({ to }) => to);

describe('menuFor', () => {
  it('shows a fleet admin the dashboard, the bookings, the drivers and their earnings [2.60, 6.11]', () => {
    expect(paths(menuFor('fleetadmin'))).toEqual(['/dashboard', '/bookings', '/drivers', '/driverearning']);
  });

  it('shows an admin a wallet group [2.59, 6.14]', () => {
    const group = menuFor('admin').find((entry) => 'group' in entry && entry.group === 'panel_wallet_group');
    expect(group && paths([group])).toEqual(['/addtowallet', '/withdraws', '/walletadjustments']);
  });

  it('shows an admin every page, home first [2.59, 2.61]', () => {
    expect(paths(menuFor('admin'))).toEqual([
      '/',
      '/dashboard',
      '/bookings',
      '/addbookings',
      '/fare-reviews',
      '/drivers',
      '/riders',
      '/fleetadmins',
      '/alladmin',
      '/earningreports',
      '/driverearning',
      '/cartypes',
      '/tarifflab',
      '/cancelreasons',
      '/addtowallet',
      '/withdraws',
      '/walletadjustments',
      '/settings',
      '/appinfo',
      '/languagesetting',
      '/auditlog',
      '/ledger',
      '/promos',
      '/notifications',
      '/profile',
    ]);
  });
});
