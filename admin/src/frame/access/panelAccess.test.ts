import { defaultSettings, type Usertype } from '@wayfare/shared';
import { isOffered } from './panelAccess.js';

const session = (usertype: Usertype, AllowCriticalEditsAdmin = true) => ({
  user: { id: 'u1', usertype },
  settings: {
    ...defaultSettings,
    AllowCriticalEditsAdmin,
    category: 'taxi' as const,
    cardPayments: true,
    textMessages: true,
    passkeyAddress: null,
    googleMapsKey: null,
    vectorMap: null,
    usesOpenStreetMap: false,
    mapStart: { lat: 0, lng: 0 },
  },
});

describe('isOffered', () => {
  it('offers a fleet admin their own drivers and no other users', () => {
    expect(isOffered(session('fleetadmin'), 'list', 'drivers')).toBe(true);
    expect(isOffered(session('fleetadmin'), 'edit', 'drivers', { fleetadmin: 'u1' })).toBe(true);
    expect(isOffered(session('fleetadmin'), 'edit', 'drivers', { fleetadmin: 'u2' })).toBe(false);
    expect(isOffered(session('fleetadmin'), 'list', 'riders')).toBe(false);
  });

  it('hides exports and makes cancel reasons read-only in demo mode', () => {
    expect(isOffered(session('admin'), 'export', 'alladmin')).toBe(true);
    expect(isOffered(session('admin', false), 'export', 'alladmin')).toBe(false);
    expect(isOffered(session('admin'), 'create', 'cancelreasons')).toBe(true);
    expect(isOffered(session('admin', false), 'create', 'cancelreasons')).toBe(false);
    expect(isOffered(session('admin', false), 'list', 'cancelreasons')).toBe(true);
  });

  it('still offers the other edits in demo mode, which then explain why they are refused', () => {
    expect(isOffered(session('admin', false), 'edit', 'cartypes')).toBe(true);
    expect(isOffered(session('admin', false), 'delete', 'riders')).toBe(true);
  });

  it('refuses unknown resources and actions', () => {
    expect(isOffered(session('admin'), 'conquer', 'bookings')).toBe(false);
    expect(isOffered(session('admin'), 'list', 'planets')).toBe(false);
  });
});
