import {
  type Action,
  type Actor,
  canAccess,
  demoModeRefuses,
  forbidden,
  type Resource,
} from '@wayfare/shared';
import type { PlatformServices } from '../services.js';

/** @throws forbidden if the role never may; demo_mode if demo mode does not allow it */
export async function permit(
  actor: Actor,
  action: Action,
  resource: Resource,
  services: PlatformServices,
): Promise<void> {
  if (!canAccess(actor, action, resource)) throw forbidden();
  if (demoModeRefuses(await services.readSettings(), action, resource)) throw forbidden('demo_mode');
}
