import { type DeviceMessage, notFound } from '@wayfare/shared';
import type { MessagesServices } from '../services.js';

/**
 * Sends a message to the owner of a device. Does nothing if the device is unknown.
 * @throws not_found (404) if the configuration turns this off
 */
export async function sendToDevice(
  { token, title, msg, screen, params }: DeviceMessage,
  { config, db, newId, notifier }: MessagesServices,
): Promise<void> {
  if (config.SEND_NOTIFICATION === 'off') throw notFound();
  const to = await db.devices.ownerOf(token);
  if (to) await notifier.send([{ id: `device:${newId()}`, to, title, body: msg, screen, params }]);
}
