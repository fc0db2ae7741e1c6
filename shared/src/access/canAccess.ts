import type { Settings } from '../settings/settings.schema.js';
import type { Usertype } from '../user/user.schema.js';

/** The user who makes a request. Null means not signed in. */
export type Actor = { uid: string; usertype: Usertype };

/** Every type of record the API serves. */
export type Resource =
  | 'bookings'
  | 'messages'
  | 'tracking'
  | 'fare-reviews'
  | 'riders'
  | 'drivers'
  | 'fleetadmins'
  | 'alladmin'
  | 'cartypes'
  | 'cancelreasons'
  | 'languages'
  | 'promos'
  | 'wallethistory'
  | 'walletadjustments'
  | 'withdraws'
  | 'notifications'
  | 'payments'
  | 'settings'
  | 'appinfo'
  | 'dashboard'
  | 'earningreports'
  | 'driverearning'
  | 'auditlog'
  | 'outbox';

export type Action = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export';

/**
 * The records of a resource that an actor may access: those that match any of the conditions. Each
 * condition maps (dotted) field paths to values. `'all'` means no limit, an empty list means no records.
 */
export type Scope = 'all' | readonly Readonly<Record<string, unknown>>[];

type Rule = Scope | ((actor: Actor) => Scope);
type ResourceRules = Partial<Record<Usertype | 'anonymous', Partial<Record<Action, Rule>>>>;

const read = (rule: Rule) => ({ list: rule, show: rule });
const full = { list: 'all', show: 'all', create: 'all', edit: 'all', delete: 'all', export: 'all' } as const;
const readAll = read('all');
const publicReading: ResourceRules = {
  anonymous: readAll,
  rider: readAll,
  driver: readAll,
  fleetadmin: readAll,
  admin: full,
};

const own = (field: string) => (actor: Actor) => [{ [field]: actor.uid }];
const ownDrivers = (actor: Actor) => [{ fleetadmin: actor.uid }];
/** A driver's bookings: their own, and NEW ones offered to them (rules 6.6, 6.7). */
const drivenOrOffered = (actor: Actor) => [
  { driver: actor.uid },
  { status: 'NEW', [`requestedDrivers.${actor.uid}`]: true },
];

/** Access rules for each role (section 6 of the rules). Anything not listed here is refused. */
const rules: Record<Resource, ResourceRules> = {
  bookings: {
    rider: { ...read(own('customer')), create: 'all' },
    driver: read(drivenOrOffered),
    fleetadmin: { ...read(ownDrivers), export: ownDrivers },
    admin: { list: 'all', show: 'all', create: 'all', export: 'all' },
  },
  // Access to these two is decided by the booking they belong to.
  messages: {
    rider: { ...read(own('customer')), create: own('customer') },
    driver: { ...read(own('driver')), create: own('driver') },
    admin: readAll,
  },
  tracking: {
    rider: read(own('customer')),
    driver: read(own('driver')),
    fleetadmin: read(ownDrivers),
    admin: readAll,
  },
  'fare-reviews': { admin: readAll },
  riders: { admin: full },
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
  },
  fleetadmins: { admin: full },
  alladmin: { admin: full },
  cartypes: publicReading,
  cancelreasons: publicReading,
  languages: publicReading,
  promos: { admin: full },
  wallethistory: {
    rider: read(own('uid')),
    driver: read(own('uid')),
    admin: { ...readAll, create: 'all', export: 'all' },
  },
  walletadjustments: { admin: { ...readAll, edit: 'all', export: 'all' } },
  withdraws: {
    rider: { ...read(own('uid')), create: 'all' },
    driver: { ...read(own('uid')), create: 'all' },
    admin: { ...readAll, edit: 'all', export: 'all' },
  },
  payments: { rider: { show: own('payer'), create: 'all' } },
  notifications: { admin: full },
  settings: {
    anonymous: { show: 'all' },
    rider: { show: 'all' },
    driver: { show: 'all' },
    fleetadmin: { show: 'all' },
    admin: { show: 'all', edit: 'all' },
  },
  appinfo: {
    anonymous: { show: 'all' },
    rider: { show: 'all' },
    driver: { show: 'all' },
    fleetadmin: { show: 'all' },
    admin: { show: 'all', edit: 'all' },
  },
  dashboard: { fleetadmin: { show: 'all' }, admin: { show: 'all' } },
  earningreports: { admin: { ...readAll, export: 'all' } },
  driverearning: {
    fleetadmin: { ...read(ownDrivers), export: ownDrivers },
    admin: { ...readAll, export: 'all' },
  },
  auditlog: { admin: { ...readAll, export: 'all' } },
  outbox: { admin: readAll },
};

/** The records of a resource on which an actor may perform an action. */
export function scopeOf(actor: Actor | null, action: Action, resource: Resource): Scope {
  const rule = rules[resource]?.[actor?.usertype ?? 'anonymous']?.[action] ?? [];
  return typeof rule === 'function' ? (actor ? rule(actor) : []) : rule;
}

/** The value of a dotted path in a record. */
function at(record: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record);
}

export function inScope(scope: Scope, record: unknown): boolean {
  if (scope === 'all') return true;
  return scope.some((condition) =>
    Object.entries(condition).every(([path, value]) => at(record, path) === value),
  );
}

/**
 * Whether an actor may perform an action on a resource, or on one record of it. Without a record, the
 * answer says whether any record could qualify. The API enforces this, and both apps mirror it.
 */
export function canAccess(
  actor: Actor | null,
  action: Action,
  resource: Resource,
  record?: unknown,
): boolean {
  const scope = scopeOf(actor, action, resource);
  if (record === undefined) return scope === 'all' || scope.length > 0;
  return inScope(scope, record);
}

/**
 * Whether demo mode (AllowCriticalEditsAdmin off) refuses an action (rules 6.17 to 6.23): language
 * edits, app info, settings, edits of car types, promos and users, admin deletion, cancel reasons and
 * sending notifications.
 */
export function demoModeRefuses(
  settings: Pick<Settings, 'AllowCriticalEditsAdmin'>,
  action: Action,
  resource: Resource,
): boolean {
  if (settings.AllowCriticalEditsAdmin) return false;
  switch (resource) {
    case 'languages':
    case 'cancelreasons':
    case 'cartypes':
      return action === 'create' || action === 'edit' || action === 'delete' || action === 'export';
    case 'settings':
    case 'appinfo':
      return action === 'edit';
    case 'notifications':
      return action === 'create';
    case 'promos':
      return action === 'edit' || action === 'delete' || action === 'export';
    case 'riders':
    case 'drivers':
    case 'fleetadmins':
    case 'alladmin':
      return action === 'delete' || action === 'export';
    default:
      return false;
  }
}
