import {
  type Actor,
  conflict,
  isOnboarding,
  notFound,
  type Onboarding,
  type OnboardingAnswer,
  onboardingOf,
} from '@wayfare/shared';
import type { StoredUser } from '../../people/user/storedUser.js';
import type { OfficeServices } from '../services.js';
import { stepChange } from './onboardingChange.js';
import { sendUserChanged } from '../../people/user/user.realtime.js';

/**
 * The office sends a sign-up back to the driver, or refuses it. The driver is notified, and reads the reason.
 * @throws not_found (404); onboarding_over (409) for a driver who is not in the onboarding;
 *   changed_meanwhile (409) if the driver or someone else has just changed it
 */
export async function answerOnboarding(
  id: string,
  { answer, reason }: OnboardingAnswer,
  services: OfficeServices,
): Promise<StoredUser> {
  const driver = await findDriver(id, services);
  const { onboarding } = driver;
  if (!isOnboarding(driver) || !onboarding) throw conflict('onboarding_over');
  if (onboarding.state === answer && onboarding.reason === reason) return driver;
  const change = stepChange(answer, services.clock.now(), reason);
  const changed = await services.db.users.update(id, change, { onboarding });
  if (!changed) throw notFound();
  sendUserChanged(changed, services.realtime);
  return changed;
}

/** @throws not_found (404) for a user who is no driver */
export async function findDriver(id: string, { db }: OfficeServices): Promise<StoredUser> {
  const driver = await db.users.findById(id);
  if (driver?.usertype !== 'driver') throw notFound();
  return driver;
}

/** A driver's checklist. @throws not_found (404) for a driver whom the actor may not see */
export async function readOnboarding(
  actor: Actor,
  id: string,
  services: OfficeServices,
): Promise<Onboarding> {
  const driver = await findDriver(id, services);
  const isOpen =
    actor.uid === id ||
    actor.usertype === 'admin' ||
    (actor.usertype === 'fleetadmin' && driver.fleetadmin === actor.uid);
  if (!isOpen) throw notFound();
  return presentOnboarding(driver, services);
}

/** The checklist as operations return it. */
export const presentOnboarding = (driver: StoredUser, { config }: OfficeServices): Onboarding =>
  onboardingOf(driver, config.APP_CATEGORY);
