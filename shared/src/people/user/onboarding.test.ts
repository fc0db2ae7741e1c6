import {
  isApprovedWhenComplete,
  isOnboarding,
  isReadyToSubmit,
  missingFields,
  type OnboardingDriver,
  onboardingOf,
} from './onboarding.js';
import type { OnboardingState } from './onboarding.schema.js';

const vehicle = { vehicleMake: 'Kia', vehicleModel: 'Niro', vehicleNumber: 'NY 1' };
const driver = (fields: Partial<OnboardingDriver> = {}): OnboardingDriver => ({
  usertype: 'driver',
  approved: false,
  ...vehicle,
  carType: 'Economy',
  licenseImage: 'licence',
  onboarding: { state: 'open', at: 0 },
  ...fields,
});
const inState = (state: OnboardingState, fields: Partial<OnboardingDriver> = {}) =>
  onboardingOf(driver({ onboarding: { state, at: 0 }, ...fields }), 'taxi').next;

it('misses the vehicle, the car type and the license of a driver who signs up', () => {
  const empty = driver({
    vehicleMake: null,
    vehicleModel: ' ',
    vehicleNumber: '',
    carType: null,
    licenseImage: null,
  });
  expect(missingFields(empty, 'taxi')).toEqual([
    'vehicleMake',
    'vehicleModel',
    'vehicleNumber',
    'carType',
    'licenseImage',
  ]);
  expect(missingFields(empty, 'delivery')).toEqual(['vehicleMake', 'carType', 'licenseImage']);
  expect(missingFields(driver(), 'taxi')).toEqual([]);
});

it('needs no license of drivers whom the office added, and only the car type of those approved before', () => {
  expect(missingFields(driver({ createdByAdmin: true, licenseImage: null }), 'taxi')).toEqual([]);
  const earlier = driver({ approved: true, onboarding: null, vehicleMake: null, licenseImage: null });
  expect(missingFields(earlier, 'taxi')).toEqual([]);
  const none = { ...earlier, carType: null };
  expect(missingFields(none, 'taxi')).toEqual(['carType']);
  expect(onboardingOf(none, 'taxi')).toMatchObject({ state: 'approved', next: 'office' });
});

it('says who acts next', () => {
  expect(inState('open', { carType: null })).toBe('driver');
  expect(inState('open', { carType: null, createdByAdmin: true })).toBe('office');
  expect(inState('open', { carType: null, vehicleMake: null, createdByAdmin: true })).toBe('driver');
  expect(inState('submitted')).toBe('office');
  expect(inState('returned')).toBe('driver');
  expect(inState('refused', { carType: null })).toBeNull();
  expect(onboardingOf(driver({ onboarding: null }), 'taxi')).toMatchObject({ state: 'blocked', next: null });
});

it('lets a license that was sent wait for the office', () => {
  const sent = { image: 'newer', expiresOn: '2099-01-01', at: 1 };
  const waits = driver({ licenseImage: null, documents: { license: { sent } } });
  expect(isReadyToSubmit(waits, 'taxi')).toBe(true);
  expect(isReadyToSubmit(driver({ licenseImage: null }), 'taxi')).toBe(false);
  expect(missingFields(waits, 'taxi')).toEqual(['licenseImage']);
});

it('lets only new drivers sign in before the approval, not blocked ones', () => {
  expect(isOnboarding(driver())).toBe(true);
  expect(isOnboarding(driver({ onboarding: null }))).toBe(false);
  expect(isOnboarding(driver({ approved: true }))).toBe(false);
  expect(isOnboarding(driver({ usertype: 'rider' }))).toBe(false);
});

it('is decided in advance for drivers of the office and where no admin approves, unless refused', () => {
  const [asked, unasked] = [{ driver_approval: true }, { driver_approval: false }];
  expect(isApprovedWhenComplete(driver(), asked)).toBe(false);
  expect(isApprovedWhenComplete(driver(), unasked)).toBe(true);
  expect(isApprovedWhenComplete(driver({ createdByAdmin: true }), asked)).toBe(true);
  const refused = { state: 'refused', at: 0 } as const;
  expect(isApprovedWhenComplete(driver({ createdByAdmin: true, onboarding: refused }), unasked)).toBe(false);
});
