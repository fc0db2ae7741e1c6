import type { Usertype } from '../people/user/user.schema.js';
import { callers, callersOf, expectedFor, expectedResources } from '../../test/expectedResources.js';
import { canAccess, demoModeRefuses, inScope, scopeOf } from './canAccess.js';
import { type Action, type Actor, type Resource, resources as declared } from './resources.js';

const actions: readonly Action[] = ['list', 'show', 'create', 'edit', 'delete', 'export'];
const resources = Object.keys(expectedResources) as Resource[];
const as = (usertype: Usertype, uid = 'me'): Actor => ({ uid, usertype });
const actorOf = (role: Usertype | 'anonymous') => (role === 'anonymous' ? null : as(role));

describe('canAccess', () => {
  it('allows exactly the expected actions: resource × action × role', () => {
    const everywhere = (callersFor: (resource: Resource, action: Action) => readonly string[]) =>
      Object.fromEntries(
        resources.map((resource) => [
          resource,
          Object.fromEntries(actions.map((action) => [action, callersFor(resource, action)])),
        ]),
      );
    const roles = callers.map(([role]) => role);
    const allowed = everywhere((resource, action) =>
      roles.filter((role) => canAccess(actorOf(role), action, resource)),
    );
    expect(allowed).toEqual(everywhere((resource, action) => callersOf(expectedFor(resource, action))));
  });

  it('has an expectation for every resource', () => {
    expect(Object.keys(declared).sort()).toEqual([...resources].sort());
  });

  it('refuses unknown resources, actions and roles', () => {
    expect(canAccess(as('admin'), 'list', 'passwords' as Resource)).toBe(false);
    expect(canAccess(as('admin'), 'drop' as Action, 'riders')).toBe(false);
    expect(canAccess(as('root' as Usertype), 'list', 'riders')).toBe(false);
    expect(canAccess(null, 'list', 'bookings', { customer: undefined })).toBe(false);
  });
});

describe('access to bookings', () => {
  const mayShow = (actor: Actor | null, record: object) => canAccess(actor, 'show', 'bookings', record);
  const others = { customer: 'c', driver: 'd', fleetadmin: 'f', status: 'ACCEPTED' };

  it('shows riders, drivers and fleet admins their own bookings, and admins all of them [6.15]', () => {
    const own: [Usertype, object][] = [
      ['rider', { ...others, customer: 'me' }],
      ['driver', { ...others, driver: 'me' }],
      ['fleetadmin', { ...others, fleetadmin: 'me' }],
    ];
    for (const [role, record] of own) {
      expect(mayShow(as(role), record)).toBe(true);
      expect(mayShow(as(role), others)).toBe(false);
      expect(mayShow(as(role), {})).toBe(false);
      for (const [otherRole] of own.filter(([name]) => name !== role)) {
        expect(mayShow(as(otherRole), record)).toBe(false);
      }
    }
    expect(mayShow(as('admin'), others)).toBe(true);
    expect(mayShow(null, others)).toBe(false);
  });

  it('filters the list by the same field [6.15]', () => {
    expect(scopeOf(as('rider'), 'list', 'bookings')).toEqual([{ customer: 'me' }]);
    expect(scopeOf(as('fleetadmin'), 'list', 'bookings')).toEqual([{ fleetadmin: 'me' }]);
    expect(scopeOf(as('admin'), 'list', 'bookings')).toBe('all');
    expect(scopeOf(null, 'list', 'bookings')).toEqual([]);
  });

  it('shows drivers the trips they drive, in any status [6.6]', () => {
    for (const status of ['ACCEPTED', 'STARTED', 'COMPLETE', 'CANCELLED']) {
      expect(mayShow(as('driver'), { ...others, driver: 'me', status })).toBe(true);
      expect(mayShow(as('driver'), { ...others, status })).toBe(false);
    }
  });

  it('shows drivers the NEW bookings offered to them [6.7]', () => {
    const offered = { customer: 'c', status: 'NEW', requestedDrivers: { me: true, other: true } };
    expect(mayShow(as('driver'), offered)).toBe(true);
    expect(mayShow(as('driver', 'third'), offered)).toBe(false);
    expect(mayShow(as('driver'), { ...offered, status: 'ACCEPTED' })).toBe(false);
    expect(mayShow(as('driver'), { ...offered, requestedDrivers: null })).toBe(false);
    expect(mayShow(as('rider'), offered)).toBe(false);
  });
});

describe('access to records of a booking', () => {
  const booking = {
    customer: 'c',
    driver: 'd',
    fleetadmin: 'f',
    status: 'NEW',
    requestedDrivers: { me: true },
  };
  const isOpen = (usertype: Usertype, action: Action, resource: Resource, changes: object = {}) =>
    canAccess(as(usertype), action, resource, { ...booking, ...changes });

  it('lets the rider and the driver of a booking message each other, and lets admins read [6.8]', () => {
    for (const action of ['list', 'create'] as const) {
      expect(isOpen('rider', action, 'messages', { customer: 'me' })).toBe(true);
      expect(isOpen('driver', action, 'messages', { driver: 'me' })).toBe(true);
      for (const usertype of ['rider', 'driver'] as const)
        expect(isOpen(usertype, action, 'messages')).toBe(false);
      expect(isOpen('fleetadmin', action, 'messages', { fleetadmin: 'me' })).toBe(false);
    }
    expect(isOpen('admin', 'list', 'messages')).toBe(true);
    expect(isOpen('admin', 'create', 'messages')).toBe(false);
  });

  it('shows the track to the parties of a booking, but not to a driver who only has an offer', () => {
    expect(isOpen('rider', 'show', 'tracking', { customer: 'me' })).toBe(true);
    expect(isOpen('driver', 'show', 'tracking', { driver: 'me' })).toBe(true);
    expect(isOpen('fleetadmin', 'show', 'tracking', { fleetadmin: 'me' })).toBe(true);
    expect(isOpen('admin', 'show', 'tracking')).toBe(true);
    for (const usertype of ['rider', 'driver', 'fleetadmin'] as const)
      expect(isOpen(usertype, 'show', 'tracking')).toBe(false);
  });
});

describe('access to other owned records', () => {
  it('shows a wallet’s history to its owner and admins', () => {
    for (const role of ['rider', 'driver'] as const) {
      expect(canAccess(as(role), 'show', 'wallethistory', { uid: 'me' })).toBe(true);
      expect(canAccess(as(role), 'show', 'wallethistory', { uid: 'other' })).toBe(false);
    }
    expect(canAccess(as('admin'), 'show', 'wallethistory', { uid: 'other' })).toBe(true);
    expect(canAccess(as('fleetadmin', 'other'), 'show', 'wallethistory', { uid: 'other' })).toBe(false);
  });

  it('shows payout requests to their owner and admins, and lets admins process them [6.8, 6.14]', () => {
    for (const role of ['rider', 'driver'] as const) {
      expect(canAccess(as(role), 'show', 'withdraws', { uid: 'me' })).toBe(true);
      expect(canAccess(as(role), 'show', 'withdraws', { uid: 'other' })).toBe(false);
      expect(canAccess(as(role), 'edit', 'withdraws', { uid: 'me' })).toBe(false);
    }
    expect(canAccess(as('admin'), 'edit', 'withdraws', { uid: 'other' })).toBe(true);
    expect(canAccess(as('fleetadmin'), 'show', 'withdraws', { uid: 'me' })).toBe(false);
  });

  it('gives fleet admins their own drivers only [6.10]', () => {
    for (const action of actions) {
      expect(canAccess(as('fleetadmin'), action, 'drivers', { id: 'd1', fleetadmin: 'me' })).toBe(true);
      expect(canAccess(as('fleetadmin'), action, 'drivers', { id: 'd2', fleetadmin: 'other' })).toBe(false);
      expect(canAccess(as('fleetadmin'), action, 'drivers', { id: 'd3', fleetadmin: null })).toBe(false);
      expect(canAccess(as('fleetadmin'), action, 'drivers', { id: 'd4' })).toBe(false);
    }
    expect(scopeOf(as('fleetadmin'), 'list', 'drivers')).toEqual([{ fleetadmin: 'me' }]);
    expect(canAccess(as('admin'), 'edit', 'drivers', { id: 'd2', fleetadmin: 'other' })).toBe(true);
  });

  it('matches nothing with an empty scope or a missing record', () => {
    expect(inScope([], { any: 1 })).toBe(false);
    expect(inScope([{ 'a.b': 1 }], null)).toBe(false);
    expect(inScope([{ 'a.b': 1 }], { a: { b: 1 } })).toBe(true);
    expect(inScope([{ a: 1, b: 2 }], { a: 1 })).toBe(false);
    expect(inScope([{ a: 1 }, { b: 2 }], { b: 2 })).toBe(true);
    expect(inScope('all', null)).toBe(true);
  });
});

describe('demoModeRefuses', () => {
  const refused = (AllowCriticalEditsAdmin: boolean, resource: Resource) =>
    actions.filter((action) => demoModeRefuses({ AllowCriticalEditsAdmin }, action, resource)).join(' ');

  it('refuses nothing while critical edits are allowed [6.17]', () => {
    expect(resources.map((resource) => refused(true, resource))).toEqual(resources.map(() => ''));
  });

  it('refuses edits of languages, app info, car types and promos, and deletion of users, in demo mode [6.17, 6.18]', () => {
    expect(refused(false, 'languages')).toBe('create edit delete export');
    expect(refused(false, 'cartypes')).toBe('create edit delete export');
    expect(refused(false, 'appinfo')).toBe('edit export');
    expect(refused(false, 'settings')).toBe('edit export');
    expect(refused(false, 'promos')).toBe('edit delete export');
    for (const users of ['riders', 'drivers', 'fleetadmins', 'alladmin'] as const) {
      expect(refused(false, users)).toBe('delete export');
    }
  });

  it('refuses every export in demo mode [6.22]', () => {
    const refusedOn = resources.filter((resource) =>
      demoModeRefuses({ AllowCriticalEditsAdmin: false }, 'export', resource),
    );
    expect(refusedOn).toEqual(resources);
  });

  it('still lets admins add promos and add and update users [5.44]', () => {
    const demo = { AllowCriticalEditsAdmin: false };
    expect(demoModeRefuses(demo, 'create', 'promos')).toBe(false);
    for (const users of ['riders', 'drivers', 'fleetadmins', 'alladmin'] as const) {
      expect(demoModeRefuses(demo, 'create', users)).toBe(false);
      expect(demoModeRefuses(demo, 'edit', users)).toBe(false);
    }
    for (const resource of ['cartypes', 'promos'] as const) {
      expect(demoModeRefuses(demo, 'edit', resource)).toBe(true);
      expect(demoModeRefuses(demo, 'delete', resource)).toBe(true);
    }
    expect(demoModeRefuses(demo, 'create', 'cartypes')).toBe(true);
  });

  it('refuses to send a notification in demo mode, but not to change or remove one [5.45]', () => {
    expect(refused(false, 'notifications')).toBe('create export');
  });

  it('still allows adding to a wallet and paying out [6.23]', () => {
    expect(refused(false, 'wallethistory')).toBe('export');
    expect(refused(false, 'withdraws')).toBe('export');
  });

  it('makes the cancellation reasons read-only in demo mode [6.19]', () => {
    expect(refused(false, 'cancelreasons')).toContain('create edit delete');
    expect(demoModeRefuses({ AllowCriticalEditsAdmin: false }, 'list', 'cancelreasons')).toBe(false);
  });

  it('lets everyone read and book in demo mode', () => {
    for (const resource of resources) {
      expect(demoModeRefuses({ AllowCriticalEditsAdmin: false }, 'list', resource)).toBe(false);
      expect(demoModeRefuses({ AllowCriticalEditsAdmin: false }, 'show', resource)).toBe(false);
    }
    expect(demoModeRefuses({ AllowCriticalEditsAdmin: false }, 'create', 'bookings')).toBe(false);
  });
});
