import {
  conflict,
  forbidden,
  invalid,
  isOnboarding,
  isReadyToSubmit,
  type OnboardingInput,
} from '@wayfare/shared';
import type { StoredUser } from '../../people/user/storedUser.js';
import type { OfficeServices } from '../services.js';
import { approvalEvent } from './driverEvents.js';
import { stepChange, onboardingEffect } from './onboardingChange.js';
import { sendUserChanged } from '../../people/user/user.realtime.js';

/**
 * The acting driver fills in what the onboarding still needs. Once nothing is left to do, the sign-up goes to
 * the office, or the driver is approved if the office has accepted them in advance. Repeating it changes
 * nothing.
 * @throws onboarding_over (409) for a driver who is approved or refused; validation_error (400) for an
 *   unknown car type; forbidden (403) for the car type of a driver whom the office added;
 *   changed_meanwhile (409) if the office has just decided
 */
export async function completeOnboarding(
  driver: StoredUser,
  input: OnboardingInput,
  services: OfficeServices,
): Promise<StoredUser> {
  const { db, clock, config } = services;
  const { onboarding } = driver;
  if (!isOnboarding(driver) || !onboarding || onboarding.state === 'refused')
    throw conflict('onboarding_over');
  const filled = await withKnownCarType(driver, input, services);
  const changes = { ...filled, ...(await onboardingEffect(driver, filled, services)) };
  const isSubmitted =
    !changes.approved &&
    onboarding.state !== 'submitted' &&
    isReadyToSubmit({ ...driver, ...changes }, config.APP_CATEGORY);
  const made = { ...changes, ...(isSubmitted && stepChange('submitted', clock.now())) };
  const events = await approvalEvent(driver, made, services);
  const changed = (await db.users.update(driver.id, made, { onboarding }, events)) ?? driver;
  if (changed.approved) await services.liveDrivers.refresh(driver.id);
  sendUserChanged(changed, services.realtime);
  return changed;
}

/** Dispatch finds drivers by the name of their car type, as it is stored. */
async function withKnownCarType(
  driver: StoredUser,
  { carType: asked, ...vehicle }: OnboardingInput,
  { db }: OfficeServices,
): Promise<Partial<StoredUser>> {
  if (!asked || asked === driver.carType) return vehicle;
  if (driver.createdByAdmin) throw forbidden();
  const known = await db.carTypes.findByIdOrName(asked);
  if (!known) throw invalid('validation_error', { carType: 'field_invalid' });
  return { ...vehicle, carType: known.name };
}
