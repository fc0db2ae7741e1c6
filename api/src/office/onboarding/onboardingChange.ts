import {
  type ErrorKey,
  invalid,
  isApprovedWhenComplete,
  isReadyToSubmit,
  missingFields,
  type OnboardingState,
} from '@wayfare/shared';
import type { StoredUser } from '../../people/user/storedUser.js';
import type { OfficeServices } from '../services.js';

type Change = Partial<StoredUser>;

/** A step of an onboarding, with the messages about it, which are sent once it is stored. */
export const stepChange = (state: OnboardingState, at: number, reason?: string): Change => ({
  onboarding: { state, at, ...(reason && { reason }) },
  onboardingNotice: { step: state, at },
});

/** The approval of a driver, which ends the onboarding. */
const approval = (at: number): Change => ({
  approved: true,
  onboarding: null,
  onboardingNotice: { step: 'approved', at },
});

/**
 * How a new driver begins: approved if nothing is missing and the office need not decide (rule 5.42);
 * otherwise in the onboarding.
 */
export async function beginOnboarding(driver: StoredUser, services: OfficeServices): Promise<Change> {
  const { db, clock, config } = services;
  const started: StoredUser = { ...driver, approved: false, ...stepChange('open', clock.now()) };
  const settings = await db.settings.settings();
  const isComplete = missingFields(started, config.APP_CATEGORY).length === 0;
  if (isComplete && isApprovedWhenComplete(started, settings)) return { approved: true };
  const state = isReadyToSubmit(started, config.APP_CATEGORY) && isComplete ? 'submitted' : 'open';
  return { approved: false, driverActiveStatus: false, ...stepChange(state, clock.now()) };
}

/**
 * What the onboarding adds to a change of a driver. Approving one whose data is complete ends it; a driver
 * whom the office has accepted in advance is approved by the change that completes it.
 * @throws driver_incomplete (400) naming the missing fields, for an approval while something is missing
 */
export async function onboardingEffect(
  before: StoredUser,
  changes: Change,
  services: OfficeServices,
): Promise<Change> {
  const { db, clock, config } = services;
  if (before.usertype !== 'driver' || before.approved) return {};
  const missing = missingFields({ ...before, ...changes }, config.APP_CATEGORY);
  if (changes.approved) {
    if (missing.length > 0) throw incomplete(missing);
    return approval(clock.now());
  }
  const isAccepted = before.onboarding && isApprovedWhenComplete(before, await db.settings.settings());
  return isAccepted && missing.length === 0 && changes.approved === undefined ? approval(clock.now()) : {};
}

const incomplete = (fields: readonly string[]) =>
  invalid(
    'driver_incomplete',
    Object.fromEntries(fields.map((field) => [field, 'driver_incomplete' satisfies ErrorKey])),
  );
