import { defaultSettings } from '../../basics/settings/defaultSettings.js';
import {
  type DispatchCandidate,
  type DispatchRequest,
  driverRadiusKm,
  type IneligibleReason,
  ineligibleReason,
  withinRadius,
} from './eligibility.js';

const pickup = { lat: 0, lng: 0 };
const NOW = 1_772_445_600_000;
const request: DispatchRequest = { pickup, drop: null, carType: 'economy', standIns: [], at: NOW };
const aDriver = (changes: Partial<DispatchCandidate> = {}): DispatchCandidate => ({
  id: 'd1',
  usertype: 'driver',
  approved: true,
  driverActiveStatus: true,
  queue: false,
  positionAt: NOW,
  location: { lat: 0, lng: 0.01 },
  carType: 'economy',
  walletBalance: 0,
  ...changes,
});
const reason = (
  changes: Partial<DispatchCandidate>,
  asked: Partial<DispatchRequest> = {},
  negative = false,
) =>
  ineligibleReason(
    aDriver(changes),
    { ...request, ...asked },
    { negativeBalance: negative, expiredDocumentsBlock: true, driverSilentSeconds: 120 },
  );

describe('ineligibleReason', () => {
  it('accepts approved, active, free drivers with a known position, and names the reason for rejecting others [5.8]', () => {
    const rows: [changes: Partial<DispatchCandidate>, reason: IneligibleReason | null][] = [
      [{}, null],
      [{ queue: undefined }, null],
      [{ usertype: 'rider' }, 'not_driver'],
      [{ usertype: 'admin' }, 'not_driver'],
      [{ usertype: 'fleetadmin' }, 'not_driver'],
      [{ approved: false }, 'not_approved'],
      [{ driverActiveStatus: false }, 'not_active'],
      [{ driverActiveStatus: undefined }, 'not_active'],
      [{ queue: true }, 'busy'],
      [{ breakUntil: NOW + 1 }, 'on_break'],
      [{ breakUntil: NOW }, null],
      [{ breakUntil: null }, null],
      [{ awayAt: NOW - 1 }, 'away'],
      [{ positionAt: NOW - 120_000 }, null],
      [{ positionAt: NOW - 120_001 }, 'silent'],
      [{ positionAt: null }, 'silent'],
      [{ positionAt: null, idleSince: NOW }, null],
      [{ documentsEndAt: NOW }, 'document_expired'],
      [{ documentsEndAt: NOW + 1 }, null],
      [{ location: null }, 'no_location'],
      [{ location: undefined }, 'no_location'],
    ];
    expect(rows.map(([changes]) => [changes, reason(changes)])).toEqual(rows);
  });

  it('requires a trip toward the place a driver heads for, while that is on and the drop is known', () => {
    const heading = { lat: 0, lng: 1, add: 'Home', isOn: true, day: 20260302, used: 1 };
    const [toward, away] = [
      { lat: 0, lng: 0.5 },
      { lat: 0, lng: -0.5 },
    ];
    expect(reason({ heading }, { drop: away })).toBe('heading_elsewhere');
    expect(reason({ heading }, { drop: toward })).toBeNull();
    expect(reason({ heading }, { drop: null })).toBeNull();
    expect(reason({ heading: { ...heading, isOn: false } }, { drop: away })).toBeNull();
  });

  it('requires all that the trip needs, after the car type [4.111]', () => {
    const load = { needs: ['wheelchair', 'pets'] as const };
    expect(reason({}, { load })).toBe('lacks_needs');
    expect(reason({ needs: ['pets'] }, { load })).toBe('lacks_needs');
    expect(reason({ needs: ['pets', 'childSeat', 'wheelchair'] }, { load })).toBeNull();
    expect(reason({ carType: 'van' }, { load })).toBe('other_car_type');
    expect(reason({ needs: null }, { load: { needs: [] } })).toBeNull();
  });

  it('requires the requested car type, unless any type will do', () => {
    expect(reason({ carType: 'van' })).toBe('other_car_type');
    expect(reason({ carType: null })).toBe('other_car_type');
    expect(reason({ carType: 'van' }, { carType: null })).toBeNull();
  });

  it('accepts a car type that stands in once the trip has waited for it, and names the wait before [4.82]', () => {
    const standIns = [
      { carType: 'van', from: NOW + 1 },
      { carType: 'xl', from: NOW },
    ];
    expect(reason({ carType: 'xl' }, { standIns })).toBeNull();
    expect(reason({ carType: 'van' }, { standIns })).toBe('stands_in_later');
    expect(reason({ carType: 'van' }, { standIns, at: NOW + 1 })).toBeNull();
    expect(reason({ carType: 'bike' }, { standIns })).toBe('other_car_type');
    expect(reason({ carType: 'economy' }, { standIns })).toBeNull();
    expect(reason({ carType: 'xl' }, { standIns, keptApart: ['d1'] })).toBe('kept_apart');
    expect(reason({ carType: 'xl' }, { standIns, declinedBy: ['d1'] })).toBe('declined');
    expect(reason({ carType: 'xl', walletBalance: -1 }, { standIns })).toBe('wallet_negative');
  });

  it('leaves out drivers who declined', () => {
    expect(reason({}, { declinedBy: ['d0', 'd1'] })).toBe('declined');
    expect(reason({}, { declinedBy: ['d0'] })).toBeNull();
  });

  it('leaves out drivers with a negative wallet, unless the settings allow it', () => {
    expect(reason({ walletBalance: -0.01 })).toBe('wallet_negative');
    expect(reason({ walletBalance: 0 })).toBeNull();
    expect(reason({ walletBalance: -100 }, {}, true)).toBeNull();
  });
});

describe('the radius', () => {
  it('is the setting, in km or miles, and 10 by default [5.9, 9.3]', () => {
    expect(driverRadiusKm({ driverRadius: 7, convert_to_mile: false })).toBe(7);
    expect(driverRadiusKm({ driverRadius: 7, convert_to_mile: true })).toBeCloseTo(11.265408, 9);
    expect(driverRadiusKm({ driverRadius: 0, convert_to_mile: false })).toBe(10);
    expect(driverRadiusKm({ driverRadius: 0, convert_to_mile: true })).toBeCloseTo(16.09344, 9);
    expect(driverRadiusKm(defaultSettings)).toBe(10);
  });

  it('includes drivers up to its edge [5.9]', () => {
    // One degree of longitude at the equator is 111.195 km.
    const driver = { lat: 0, lng: 0.1 };
    expect(withinRadius(driver, pickup, 11.2)).toBe(true);
    expect(withinRadius(driver, pickup, 11.1)).toBe(false);
    expect(withinRadius(pickup, pickup, 0)).toBe(true);
  });
});
