import type { Action, Resource } from '../src/access/resources.js';
import type { StaffRole } from '../src/people/user/staffRole.js';
import { expectedFor } from './expectedResources.js';

/** Letters of staff roles: d dispatcher, f finance, s support. */
export type Staff = string;

/** The letter of each staff role. */
export const staffLetters: Readonly<Record<StaffRole, string>> = {
  dispatcher: 'd',
  finance: 'f',
  support: 's',
};

/** All staff roles. */
const ALL = 'dfs';

/**
 * Which staff may read, and otherwise use, a resource. Actions that are not listed are for full admins only.
 */
interface ExpectedForStaff extends Partial<Record<Action, Staff>> {
  /** `list` and `show`. */
  read?: Staff;
}

/** The actions of staff roles on each resource beyond reading public data, written by hand. */
const expectedStaff: Readonly<Partial<Record<Resource, ExpectedForStaff>>> = {
  bookings: { read: ALL, create: 'ds', export: 'f' },
  series: { read: ALL, create: 'ds', edit: 'ds' },
  savedviews: { read: ALL, create: ALL, edit: ALL, delete: ALL },
  messages: { read: 'ds' },
  conversations: { read: 'ds', create: 'ds', edit: 'ds' },
  decisionrequests: { read: 'ds', edit: 'ds' },
  shiftnotes: { read: 'ds', create: 'ds', edit: 'ds', delete: 'ds' },
  pairblocks: { read: 'ds', create: 'ds', delete: 'ds' },
  personnotes: { read: 'ds', create: 'ds', delete: 'ds' },
  tracking: { read: ALL },
  alerts: { read: ALL, edit: 'd' },
  'fare-reviews': { read: 'f' },
  riders: { read: ALL, create: 's', edit: 's' },
  drivers: { read: ALL, create: 's', edit: 'ds' },
  fleetadmins: { read: ALL },
  contactproposals: { read: 's', edit: 's' },
  wallethistory: { read: 'fs', create: 'fs', export: 'f' },
  walletadjustments: { read: 'f', edit: 'f', export: 'f' },
  withdraws: { read: 'f', edit: 'f', export: 'f' },
  cardpayments: { read: 'fs', edit: 'fs', export: 'f' },
  cardrefunds: { read: 'fs', export: 'f' },
  paymentdifferences: { read: 'f', export: 'f' },
  dashboard: { show: 'f' },
  earningreports: { read: 'f', export: 'f' },
  driverearning: { read: 'f', export: 'f' },
  driverstatements: { show: 'fs' },
};

/** Which staff may perform an action on a resource. */
export function staffFor(resource: Resource, action: Action): Staff {
  if (expectedFor(resource, action).includes('-')) return ALL;
  const { read, ...named } = expectedStaff[resource] ?? {};
  if (action in named) return named[action as keyof typeof named] ?? '';
  return action === 'list' || action === 'show' ? (read ?? '') : '';
}

/** The pages that each staff role may open, written by hand, in the order of the menu. */
export const staffPages: Readonly<Record<StaffRole, readonly string[]>> = {
  dispatcher: [
    '/desk',
    '/planner',
    '/alerts',
    '/conversations',
    '/shiftnotes',
    '/bookings',
    '/addbookings',
    '/series',
    '/riders',
    '/drivers',
    '/fleetadmins',
    '/decisionrequests',
    '/shiftreplay',
    '/profile',
  ],
  finance: [
    '/dashboard',
    '/alerts',
    '/bookings',
    '/series',
    '/fare-reviews',
    '/riders',
    '/drivers',
    '/fleetadmins',
    '/addtowallet',
    '/withdraws',
    '/walletadjustments',
    '/cardpayments',
    '/cardrefunds',
    '/wallethistory',
    '/ledger',
    '/paymentdifferences',
    '/earningreports',
    '/earnings',
    '/driverearning',
    '/driverstatement',
    '/profile',
  ],
  support: [
    '/desk',
    '/alerts',
    '/conversations',
    '/shiftnotes',
    '/bookings',
    '/addbookings',
    '/series',
    '/riders',
    '/drivers',
    '/fleetadmins',
    '/contactproposals',
    '/decisionrequests',
    '/addtowallet',
    '/cardpayments',
    '/cardrefunds',
    '/wallethistory',
    '/driverstatement',
    '/profile',
  ],
};
