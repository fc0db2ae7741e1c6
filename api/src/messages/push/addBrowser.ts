import { type Actor, invalid, type PushSubscriptionInput } from '@wayfare/shared';
import type { MessagesServices } from '../services.js';
import { isPushService } from './webPush.js';

/**
 * Adds a browser that receives the user's messages.
 * @throws validation_error (400) for an endpoint that is not of a known push service
 */
export async function addBrowser(
  actor: Actor,
  subscription: PushSubscriptionInput,
  { db, clock, config, people }: MessagesServices,
): Promise<void> {
  if (!isPushService(subscription.endpoint, config))
    throw invalid('validation_error', { endpoint: 'field_invalid' });
  await db.devices.addBrowser(actor.uid, subscription, clock.now());
  await people.devicesChanged(actor);
}
