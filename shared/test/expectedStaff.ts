import type { Action, Resource } from '../src/access/resources.js';
import type { StaffRole } from '../src/user/staffRole.js';

/** Letters of staff roles: d dispatcher, f finance, s support. */
export type Staff = string;

/** The letter of each staff role. */
export const staffLetters: Readonly<Record<StaffRole, string>> = { dispatcher: 'd', finance: 'f', support: 's' };

/** All staff roles. */
const ALL = 'dfs';

/** Which staff may read, and otherwise use, a resource. What is not listed is for full admins only. */
interface ExpectedForStaff extends Partial<Record<Action, Staff>> {
  /** `list` and `show`. */
  read?: Staff;
}

/** What staff roles may do with each resource, written by hand. */
export const expectedStaff: Readonly<Record<Resource, ExpectedForStaff>> = {
  bookings: { read: ALL, create: 'ds', export: 'f' },
  messages: { read: 'ds' },
  tracking: { read: ALL },
  alerts: { read: 'ds', edit: 'd' },
  'fare-reviews': { read: 'f' },
  riders: { read: ALL, create: 's', edit: 's' },
  drivers: { read: ALL, create: 's', edit: 'ds' },
  fleetadmins: { read: ALL },
  alladmin: {},
  // Everyone reads these.
  cartypes: { read: ALL },
  cancelreasons: { read: ALL },
  languages: { read: ALL },
  settings: { show: ALL },
  appinfo: { show: ALL },
  promos: {},
  apikeys: {},
  notifications: {},
  wallethistory: { read: 'fs', create: 'fs', export: 'f' },
  walletadjustments: { read: 'f', edit: 'f', export: 'f' },
  withdraws: { read: 'f', edit: 'f', export: 'f' },
  payments: {},
  cardpayments: { read: 'fs', edit: 'fs', export: 'f' },
  cardrefunds: { read: 'fs', export: 'f' },
  paymentdifferences: { read: 'f', export: 'f' },
  dashboard: { show: 'f' },
  earningreports: { read: 'f', export: 'f' },
  driverearning: { read: 'f', export: 'f' },
  webhooks: {},
  'webhook-deliveries': {},
  auditlog: {},
  sms: {},
  outbox: {},
};

/** Which staff may perform an action on a resource. */
export function staffFor(resource: Resource, action: Action): Staff {
  const { read, ...named } = expectedStaff[resource];
  if (action in named) return named[action] ?? '';
  return action === 'list' || action === 'show' ? (read ?? '') : '';
}

/** The pages that each staff role may open, written by hand, in the order of the menu. */
export const staffPages: Readonly<Record<StaffRole, readonly string[]>> = {
  dispatcher: [
    '/desk',
    '/alerts',
    '/bookings',
    '/addbookings',
    '/riders',
    '/drivers',
    '/fleetadmins',
    '/profile',
  ],
  finance: [
    '/dashboard',
    '/bookings',
    '/fare-reviews',
    '/riders',
    '/drivers',
    '/fleetadmins',
    '/earningreports',
    '/driverearning',
    '/addtowallet',
    '/withdraws',
    '/walletadjustments',
    '/cardpayments',
    '/cardrefunds',
    '/ledger',
    '/paymentdifferences',
    '/profile',
  ],
  support: [
    '/desk',
    '/alerts',
    '/bookings',
    '/addbookings',
    '/riders',
    '/drivers',
    '/fleetadmins',
    '/addtowallet',
    '/cardpayments',
    '/cardrefunds',
    '/profile',
  ],
};
