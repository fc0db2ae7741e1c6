import type { TranslationKey } from '../basics/language/texts.js';
import { viewedLists } from '../office/savedView/viewedLists.js';
import type { User, Usertype } from '../people/user/user.schema.js';
import { isPermitted, resourcePermissions } from './permissions.js';

/** The fields of an account that limit an admin's rights: see `permissions.ts`. */
export type RoleHolder = Partial<Pick<User, 'staffRole' | 'creditLimit'>>;

/** The user who makes a request. Null means not signed in. An admin without a staff role is a full admin. */
export type Actor = { uid: string; usertype: Usertype } & RoleHolder;

/** A user as the access rules see them. */
export const actorOf = ({
  id,
  usertype,
  staffRole,
  creditLimit,
}: Pick<User, 'id' | 'usertype'> & RoleHolder): Actor => ({
  uid: id,
  usertype,
  ...(usertype === 'admin' && staffRole && { staffRole, creditLimit: creditLimit ?? 0 }),
});

export type Action = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export';

/**
 * The records of a resource that an actor may access: those that match any of the conditions. Each
 * condition maps (dotted) field paths to values. `'all'` means no limit, an empty list means no records.
 */
export type Scope = 'all' | readonly Readonly<Record<string, unknown>>[];

/** A scope, or a function that returns the scope of an actor. */
export type Rule = Scope | ((actor: Actor) => Scope);

/** The access rules of a resource and its page in the panel. Anything not listed is refused. */
export interface ResourceAccess
  extends Partial<Record<Usertype | 'anonymous', Partial<Record<Action, Rule>>>> {
  /** The page in the panel, at `/<name of the resource>` unless `path` is set. */
  page?: {
    roles: readonly Usertype[];
    /** The name in the menu. */
    label: TranslationKey;
    /** The name of the records, where it differs from that of their page. */
    records?: TranslationKey;
    path?: string;
  };
}

const read = (rule: Rule) => ({ list: rule, show: rule });
const full = { list: 'all', show: 'all', create: 'all', edit: 'all', delete: 'all', export: 'all' } as const;
const readAll = read('all');
const publicReading = {
  anonymous: readAll,
  rider: readAll,
  driver: readAll,
  fleetadmin: readAll,
  admin: full,
} as const;
const publicSingleton = {
  anonymous: { show: 'all' },
  rider: { show: 'all' },
  driver: { show: 'all' },
  fleetadmin: { show: 'all' },
  admin: { show: 'all', edit: 'all' },
} as const;

const own = (field: string) => (actor: Actor) => [{ [field]: actor.uid }];
const ownDrivers = (actor: Actor) => [{ fleetadmin: actor.uid }];
/** A fleet's trips: those of its drivers and callers, also one that it released and another driver took. */
const ownTrips = (actor: Actor) => [{ fleetadmin: actor.uid }, { fleet: actor.uid }];
/** A driver's bookings: their own, and NEW ones offered to them (rules 6.6, 6.7). */
const drivenOrOffered = (actor: Actor) => [
  { driver: actor.uid },
  { status: 'NEW', [`requestedDrivers.${actor.uid}`]: true },
];

/** Members of staff delete only their own records; full admins delete all. */
const ownOrAll = (actor: Actor): Scope => (actor.staffRole ? [{ author: actor.uid }] : 'all');

/** Staff who do not work at the desk read the alerts about money. */
const deskOrMoneyAlerts = (actor: Actor): Scope =>
  isPermitted(actor, 'desk') ? 'all' : [{ kind: 'payment' }, { kind: 'capture' }, { kind: 'notInCar' }];

/**
 * Saved views: an admin's own, and of those that the team shares, the ones of lists that their role may read.
 */
const ownOrSharedViews = (actor: Actor): Scope => [
  { author: actor.uid },
  ...viewedLists
    .filter((list) => isPermitted(actor, resourcePermissions[list]?.list))
    .map((list) => ({ shared: true, list })),
];
/** Full admins also remove what others shared. */
const ownOrAnySharedViews = (actor: Actor): Scope => [
  { author: actor.uid },
  ...(actor.staffRole ? [] : [{ shared: true }]),
];

const forAdmins = (label: TranslationKey, path?: string) => ({
  roles: ['admin'] as const,
  label,
  ...(path && { path }),
});
const forStaff = (label: TranslationKey) => ({ roles: ['admin', 'fleetadmin'] as const, label });

/**
 * Keeps the names of the resources in the type, and not their rules, which are too long for a declaration
 * file.
 */
const declare = <Name extends string>(rules: Readonly<Record<Name, ResourceAccess>>) => rules;

/**
 * Every type of record the API serves, who may access it (section 6 of the rules), and its page in the panel.
 */
export const resources = declare({
  bookings: {
    rider: { ...read(own('customer')), create: 'all' },
    driver: read(drivenOrOffered),
    fleetadmin: { list: ownDrivers, show: ownTrips, export: ownDrivers },
    admin: { list: 'all', show: 'all', create: 'all', export: 'all' },
    page: { ...forStaff('panel_booking_history'), records: 'panel_menu_bookings' },
  },
  // Recurring trips, whose bookings are made ahead.
  series: { admin: { ...readAll, create: 'all', edit: 'all' }, page: forAdmins('panel_series') },
  // Access to these two is decided by the booking they belong to.
  messages: {
    rider: { ...read(own('customer')), create: own('customer') },
    driver: { ...read(own('driver')), create: own('driver') },
    admin: readAll,
  },
  // A conversation of the desk with a rider or driver; for a driver, with the driver's fleet admin.
  conversations: {
    fleetadmin: { ...read(ownDrivers), create: ownDrivers, edit: ownDrivers },
    admin: { ...readAll, create: 'all', edit: 'all' },
    page: forStaff('panel_conversations'),
  },
  // Notes of staff for the next shift, and about riders and drivers.
  shiftnotes: {
    admin: { ...readAll, create: 'all', edit: 'all', delete: ownOrAll },
    page: forAdmins('panel_shift_notes'),
  },
  // Riders and drivers whom dispatch keeps apart.
  pairblocks: { admin: { ...readAll, create: 'all', delete: 'all' } },
  // Trips near a driver that they did not get, and why.
  passedtrips: { driver: read(own('driver')) },
  // What drivers ask a person about automatic decisions.
  decisionrequests: {
    driver: { ...read(own('driver')), create: own('driver') },
    admin: { ...readAll, edit: 'all' },
    page: forAdmins('panel_decision_requests'),
  },
  personnotes: { admin: { ...readAll, create: 'all', delete: ownOrAll } },
  tracking: {
    rider: read(own('customer')),
    driver: read(own('driver')),
    fleetadmin: read(ownDrivers),
    admin: readAll,
  },
  alerts: {
    fleetadmin: read(ownDrivers),
    admin: { ...read(deskOrMoneyAlerts), edit: 'all', export: 'all' },
    page: forStaff('panel_alerts'),
  },
  'fare-reviews': { admin: readAll, page: forAdmins('panel_fare_reviews') },
  riders: { admin: full, page: forAdmins('panel_riders') },
  drivers: {
    fleetadmin: {
      list: ownDrivers,
      show: ownDrivers,
      create: ownDrivers,
      edit: ownDrivers,
      delete: ownDrivers,
      export: ownDrivers,
    },
    admin: full,
    page: forStaff('panel_drivers'),
  },
  fleetadmins: { admin: full, page: forAdmins('panel_fleet_admins') },
  alladmin: { admin: full, page: forAdmins('panel_all_admins') },
  // Contacts that someone proposed for another person's account.
  contactproposals: { admin: { ...readAll, edit: 'all' }, page: forAdmins('panel_contact_proposals') },
  cartypes: { ...publicReading, page: forAdmins('panel_car_types') },
  cancelreasons: { ...publicReading, page: forAdmins('panel_cancel_reasons') },
  promos: { admin: full, page: forAdmins('panel_promos') },
  languages: { ...publicReading, page: forAdmins('panel_languages', '/languagesetting') },
  apikeys: { admin: { ...readAll, create: 'all', edit: 'all' }, page: forAdmins('panel_api_keys') },
  notifications: { admin: full, page: forAdmins('panel_notifications') },
  settings: { ...publicSingleton, page: forAdmins('panel_settings') },
  appinfo: { ...publicSingleton, page: forAdmins('panel_app_info') },
  wallethistory: {
    rider: { ...read(own('uid')), export: own('uid') },
    driver: { ...read(own('uid')), export: own('uid') },
    admin: { ...readAll, create: 'all', export: 'all' },
    page: { ...forAdmins('panel_wallet_entries'), records: 'panel_wallet_group' },
  },
  walletadjustments: {
    admin: { ...readAll, edit: 'all', export: 'all' },
    page: forAdmins('panel_adjustments'),
  },
  withdraws: {
    rider: { ...read(own('uid')), create: 'all' },
    driver: { ...read(own('uid')), create: 'all' },
    admin: { ...readAll, edit: 'all', export: 'all' },
    page: forAdmins('panel_withdraws'),
  },
  payments: { rider: { show: own('payer'), create: 'all' } },
  cardpayments: {
    admin: { ...readAll, edit: 'all', export: 'all' },
    page: forAdmins('panel_card_payments'),
  },
  cardrefunds: { admin: { ...readAll, export: 'all' }, page: forAdmins('panel_card_refunds') },
  paymentdifferences: {
    admin: { ...readAll, export: 'all' },
    page: forAdmins('panel_differences'),
  },
  dashboard: {
    fleetadmin: { show: 'all' },
    admin: { show: 'all' },
    page: forStaff('panel_dashboard'),
  },
  earningreports: {
    admin: { ...readAll, export: 'all' },
    page: forAdmins('panel_earning_reports'),
  },
  driverearning: {
    fleetadmin: { ...read(ownDrivers), export: ownDrivers },
    admin: { ...readAll, export: 'all' },
    page: forStaff('panel_driver_earning'),
  },
  // What moved a driver's wallet in a period; access is decided by the driver.
  driverstatements: {
    driver: { show: own('id') },
    fleetadmin: { show: ownDrivers },
    admin: { show: 'all' },
  },
  webhooks: {
    admin: { ...readAll, create: 'all', edit: 'all', delete: 'all' },
    page: forAdmins('panel_webhooks'),
  },
  'webhook-deliveries': { admin: readAll },
  savedviews: {
    admin: {
      ...read(ownOrSharedViews),
      create: 'all',
      edit: own('author'),
      delete: ownOrAnySharedViews,
    },
  },
  auditlog: { admin: { ...readAll, export: 'all' }, page: forAdmins('panel_audit') },
  sms: { admin: { ...readAll, export: 'all' }, page: forAdmins('panel_sms') },
  outbox: { admin: readAll },
});

/** The name of a type of record. */
export type Resource = keyof typeof resources;

/** A page in the panel that shows a resource. */
export interface ResourcePage {
  resource: Resource;
  path: string;
  roles: readonly Usertype[];
  label: TranslationKey;
  /** The name of the records, as in the audit log. */
  records: TranslationKey;
}

/** The pages of all resources that have one. */
export const resourcePages: readonly ResourcePage[] = Object.entries<ResourceAccess>(resources).flatMap(
  ([name, { page }]) =>
    page ? [{ path: `/${name}`, records: page.label, ...page, resource: name as Resource }] : [],
);
