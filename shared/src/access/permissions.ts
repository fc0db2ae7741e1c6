import { type StaffRole, staffRoles } from '../people/user/staffRole.js';
import type { Action, Resource, RoleHolder } from './resources.js';

/** The permissions that a staff role can have. */
export const permissions = [
  /** Their own profile and sign-in: every staff role. */
  'ownAccount',
  /** Read trips and where they are. */
  'trips',
  /** Book, cancel and complete trips. */
  'book',
  /** Read the messages between riders and drivers, and write to them. */
  'chats',
  /** The live desk, callers and alerts, and the notes of the desk. */
  'desk',
  /** Choose drivers for trips, and deal with alerts. */
  'dispatch',
  /** End, settle, write off or cancel trips that their drivers' devices cannot end. */
  'endTrips',
  /** See drivers on the map. */
  'map',
  /** Read riders, drivers and fleet admins. */
  'users',
  /** Add and change riders and drivers. */
  'changeUsers',
  /** Approve or block drivers, and set whether they accept trips. */
  'blockDrivers',
  /** Read wallet entries, card payments and refunds. */
  'wallets',
  /** Add money to wallets, up to the account's limit. */
  'credits',
  /** Refund card payments, up to the account's limit. */
  'refunds',
  /** Take money from wallets, reverse entries, decide on pending adjustments and on fares. */
  'corrections',
  /** Pay out, and read bank details. */
  'payouts',
  /** The dashboard, earnings, the ledger, and exports of trips and money. */
  'reports',
] as const;
export type Permission = (typeof permissions)[number];

/** A permission, or several; any one is enough. */
export type NeededPermission = Permission | readonly Permission[];

/** The permissions of each staff role. */
export const permissionsOf: Readonly<Record<StaffRole, readonly Permission[]>> = {
  dispatcher: [
    'ownAccount',
    'trips',
    'book',
    'chats',
    'desk',
    'dispatch',
    'endTrips',
    'map',
    'users',
    'blockDrivers',
  ],
  finance: [
    'ownAccount',
    'trips',
    'map',
    'users',
    'wallets',
    'credits',
    'refunds',
    'corrections',
    'payouts',
    'reports',
  ],
  support: [
    'ownAccount',
    'trips',
    'book',
    'chats',
    'desk',
    'map',
    'users',
    'changeUsers',
    'wallets',
    'credits',
    'refunds',
  ],
};

const read = (needed: NeededPermission) => ({ list: needed, show: needed });

/**
 * The permission that each action on a resource needs. An action that is not listed needs a full admin,
 * unless everyone may perform it.
 */
export const resourcePermissions: Readonly<
  Partial<Record<Resource, Readonly<Partial<Record<Action, NeededPermission>>>>>
> = {
  bookings: { ...read('trips'), create: 'book', export: 'reports' },
  series: { ...read('trips'), create: 'book', edit: 'book' },
  savedviews: { ...read('ownAccount'), create: 'ownAccount', edit: 'ownAccount', delete: 'ownAccount' },
  messages: read('chats'),
  conversations: { ...read('chats'), create: 'chats', edit: 'chats' },
  decisionrequests: { ...read('chats'), edit: 'chats' },
  shiftnotes: { ...read('desk'), create: 'desk', edit: 'desk', delete: 'desk' },
  pairblocks: { ...read('desk'), create: 'desk', delete: 'desk' },
  personnotes: { ...read('desk'), create: 'desk', delete: 'desk' },
  tracking: read('trips'),
  alerts: { ...read(['desk', 'corrections']), edit: 'dispatch' },
  'fare-reviews': read('corrections'),
  riders: { ...read('users'), create: 'changeUsers', edit: 'changeUsers' },
  drivers: { ...read('users'), create: 'changeUsers', edit: ['changeUsers', 'blockDrivers'] },
  fleetadmins: read('users'),
  contactproposals: { ...read('changeUsers'), edit: 'changeUsers' },
  wallethistory: { ...read('wallets'), create: 'credits', export: 'reports' },
  walletadjustments: { ...read('corrections'), edit: 'corrections', export: 'reports' },
  withdraws: { ...read('payouts'), edit: 'payouts', export: 'reports' },
  cardpayments: { ...read('wallets'), edit: 'refunds', export: 'reports' },
  cardrefunds: { ...read('wallets'), export: 'reports' },
  paymentdifferences: { ...read('reports'), export: 'reports' },
  dashboard: { show: 'reports' },
  earningreports: { ...read('reports'), export: 'reports' },
  driverearning: { ...read('reports'), export: 'reports' },
  driverstatements: { show: ['wallets', 'reports'] },
};

/**
 * Whether a staff role leaves someone this permission. Everyone without a staff role keeps what their
 * usertype may do. Without a named permission, only a full admin may.
 */
export function isPermitted({ staffRole }: RoleHolder, needed: NeededPermission | undefined): boolean {
  if (staffRole === null || staffRole === undefined) return true;
  if (needed === undefined || !staffRoles.includes(staffRole)) return false;
  const held: readonly Permission[] = permissionsOf[staffRole];
  return [needed].flat().some((permission) => held.includes(permission as Permission));
}
