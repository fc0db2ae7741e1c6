import { staffRoles } from '../people/user/staffRole.js';
import { staffFor, staffLetters, staffPages } from '../../test/expectedStaff.js';
import { canAccess } from './canAccess.js';
import { isWithinCreditLimit } from './creditLimit.js';
import { hiddenUserFields, visibleUserFields } from './fields.js';
import { isPermitted, permissions, permissionsOf } from './permissions.js';
import { type Action, type Actor, actorOf, type Resource, resources as declared } from './resources.js';
import { decidePage, homeOf, pageRoutes } from './routes.js';

const actions: readonly Action[] = ['list', 'show', 'create', 'edit', 'delete', 'export'];
const resources = Object.keys(declared) as Resource[];
const as = (staffRole: Actor['staffRole']): Actor => ({ uid: 'me', usertype: 'admin', staffRole });

describe('staff roles', () => {
  it('allow exactly the expected actions: resource × action × staff role', () => {
    const allowed = resources.map((resource) => [
      resource,
      actions.map((action) =>
        staffRoles
          .filter((role) => canAccess(as(role), action, resource))
          .map((role) => staffLetters[role])
          .join(''),
      ),
    ]);
    expect(allowed).toEqual(
      resources.map((resource) => [resource, actions.map((action) => staffFor(resource, action))]),
    );
  });

  it('never allow what a full admin may not do', () => {
    for (const resource of resources)
      for (const action of actions)
        if (staffFor(resource, action)) expect(canAccess(as(null), action, resource)).toBe(true);
  });

  it('open exactly the expected pages, and start at one of them', () => {
    for (const role of staffRoles) {
      const open = pageRoutes.filter(({ path, roles }) => {
        const decision = decidePage(path, 'admin', role);
        return roles !== 'public' && decision !== 'unknown' && 'show' in decision;
      });
      expect(open.map(({ path }) => path).sort()).toEqual([...staffPages[role]].sort());
      expect(staffPages[role]).toContain(homeOf('admin', role));
    }
  });

  it('leave everyone without one what they had, and give an unknown one nothing', () => {
    for (const permission of permissions) {
      expect(isPermitted({}, permission)).toBe(true);
      expect(isPermitted({ staffRole: null }, permission)).toBe(true);
      expect(isPermitted({ staffRole: 'owner' as never }, permission)).toBe(false);
    }
    expect(isPermitted({}, undefined)).toBe(true);
    for (const role of staffRoles) expect(isPermitted({ staffRole: role }, undefined)).toBe(false);
  });

  it('all include their own account, and none gives money without being able to read wallets', () => {
    for (const role of staffRoles) {
      expect(permissionsOf[role]).toContain('ownAccount');
      if (isPermitted({ staffRole: role }, ['credits', 'refunds']))
        expect(permissionsOf[role]).toContain('wallets');
    }
  });

  it('show bank details only to staff who pay out', () => {
    const sees = (role: Actor['staffRole']) =>
      visibleUserFields(as(role), { id: 'd1' }).includes('bankAccount');
    expect([null, ...staffRoles].filter(sees)).toEqual([null, 'finance']);
    expect(hiddenUserFields(as('support'), { id: 'd1' })).toContain('payoutHeldUntil');
  });

  it('count for admins only', () => {
    const account = { id: 'u1', staffRole: 'support', creditLimit: 5 } as const;
    expect(actorOf({ ...account, usertype: 'admin' })).toEqual({
      uid: 'u1',
      usertype: 'admin',
      staffRole: 'support',
      creditLimit: 5,
    });
    expect(actorOf({ ...account, usertype: 'fleetadmin' })).toEqual({ uid: 'u1', usertype: 'fleetadmin' });
    expect(actorOf({ id: 'u1', usertype: 'admin', creditLimit: 5 })).toEqual({
      uid: 'u1',
      usertype: 'admin',
    });
  });
});

describe('the limit for credits and refunds', () => {
  it('includes the limit itself, exactly', () => {
    const support = { staffRole: 'support', creditLimit: 0.3 } as const;
    expect(isWithinCreditLimit(support, '0.3')).toBe(true);
    expect(isWithinCreditLimit(support, '0.30000000000000004')).toBe(false);
  });

  it('is nothing for staff without one, and does not exist for full admins', () => {
    expect(isWithinCreditLimit({ staffRole: 'finance' }, 0.01)).toBe(false);
    expect(isWithinCreditLimit({ staffRole: null, creditLimit: 1 }, 1_000_000)).toBe(true);
  });
});
