import type { AppCategory } from '../../basics/settings/publicSettings.schema.js';
import type { StoredDocuments } from './driverDocument.js';
import {
  type Onboarding,
  type OnboardingNeed,
  onboardingNeeds,
  type StoredOnboarding,
} from './onboarding.schema.js';
import type { User } from './user.schema.js';

/** What the onboarding of a driver depends on. */
export type OnboardingDriver = Pick<
  User,
  | 'usertype'
  | 'approved'
  | 'carType'
  | 'vehicleMake'
  | 'vehicleModel'
  | 'vehicleNumber'
  | 'licenseImage'
  | 'createdByAdmin'
> & {
  onboarding?: StoredOnboarding | null | undefined;
  documents?: StoredDocuments | null | undefined;
};

/** A field that the office or the driver has to fill in. */
export type NeededField = 'carType' | 'vehicleMake' | 'vehicleModel' | 'vehicleNumber' | 'licenseImage';

/** Riders find a car by its make, model and plate; a courier may come on foot or by bicycle. */
const vehicleFields: Record<AppCategory, readonly NeededField[]> = {
  taxi: ['vehicleMake', 'vehicleModel', 'vehicleNumber'],
  delivery: ['vehicleMake'],
};

/** Whether a driver may sign in only to complete the onboarding. Refused ones may, to read why. */
export const isOnboarding = (
  driver: Pick<OnboardingDriver, 'usertype' | 'approved' | 'onboarding'>,
): boolean => driver.usertype === 'driver' && !driver.approved && Boolean(driver.onboarding);

/**
 * The fields that keep a driver from being approved. Dispatch needs the car type of every driver. The vehicle
 * belongs to the onboarding, and so does the license of those who signed up themselves: the office has seen
 * the papers of the drivers it added.
 */
export function missingFields(driver: OnboardingDriver, category: AppCategory): NeededField[] {
  const isNew = Boolean(driver.onboarding);
  const needed: NeededField[] = [
    ...(isNew ? vehicleFields[category] : []),
    'carType',
    ...(isNew && !driver.createdByAdmin ? (['licenseImage'] as const) : []),
  ];
  return needed.filter((field) => !driver[field]?.trim());
}

const needOf = (field: NeededField): OnboardingNeed => {
  if (field === 'carType') return 'carType';
  return field === 'licenseImage' ? 'license' : 'vehicle';
};

/** Whether the office has decided already that a driver is approved as soon as nothing is missing. */
export const isApprovedWhenComplete = (
  driver: Pick<OnboardingDriver, 'createdByAdmin' | 'onboarding'>,
  settings: { driver_approval: boolean },
): boolean =>
  driver.onboarding?.state !== 'refused' && (driver.createdByAdmin === true || !settings.driver_approval);

/** Whether the driver has nothing left to do: a license that was sent waits for the office. */
export const isReadyToSubmit = (driver: OnboardingDriver, category: AppCategory): boolean =>
  checklist(driver, category).every(({ isDone, by }) => isDone || by === 'office');

function checklist(driver: OnboardingDriver, category: AppCategory): Onboarding['items'] {
  const missing = new Set(missingFields(driver, category).map(needOf));
  const isOwnSignUp = isOnboarding(driver) && !driver.createdByAdmin;
  return onboardingNeeds
    .filter((need) => need !== 'license' || isOwnSignUp)
    .map((need) => ({ need, isDone: !missing.has(need), by: actorOfNeed(need, driver, isOwnSignUp) }));
}

/** After the approval, only the office changes a car type: it decides which trips a driver gets. */
function actorOfNeed(need: OnboardingNeed, driver: OnboardingDriver, isOwnSignUp: boolean) {
  if (need === 'carType') return isOwnSignUp ? 'driver' : 'office';
  if (need === 'license' && driver.documents?.license?.sent) return 'office';
  return 'driver';
}

/** The checklist of a driver: what is missing, and who acts next. */
export function onboardingOf(driver: OnboardingDriver, category: AppCategory): Onboarding {
  const items = checklist(driver, category);
  const { state, at = null, reason = null } = driver.onboarding ?? {};
  if (driver.approved || !state)
    return {
      state: driver.approved ? 'approved' : 'blocked',
      at: null,
      reason: null,
      items,
      next: driver.approved && items.some(({ isDone }) => !isDone) ? 'office' : null,
    };
  return { state, at, reason, items, next: nextActor(state, items) };
}

function nextActor(state: StoredOnboarding['state'], items: Onboarding['items']): Onboarding['next'] {
  if (state === 'refused') return null;
  if (state === 'submitted') return 'office';
  const isDriversTurn = state === 'returned' || items.some(({ isDone, by }) => !isDone && by === 'driver');
  if (isDriversTurn) return 'driver';
  return items.some(({ isDone }) => !isDone) ? 'office' : 'driver';
}
