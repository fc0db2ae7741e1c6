import type { MessagesServices } from '../services.js';
import type { PushChannel } from './pushChannel.js';
import type { DeviceKind } from './pushDevice.js';
import type { PendingReceipt } from './pushReceipt.repository.js';

/** How long after an attempt a receipt is read again, in ms: Expo recommends 15 minutes. */
const RECEIPT_AFTER_MS = 15 * 60_000;
/** MessagesServices forget receipts after about a day. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/**
 * Reads due receipts, and removes the devices that no longer exist. After a crash, the same receipts are read
 * again, which changes nothing.
 */
export async function checkReceipts(limit: number, services: MessagesServices): Promise<void> {
  for (const [kind, channel] of Object.entries(services.pushChannels) as [DeviceKind, PushChannel | null][])
    if (channel?.receipts) await checkReceiptsOf(kind, channel.receipts, limit, services);
}

async function checkReceiptsOf(
  kind: DeviceKind,
  receipts: NonNullable<PushChannel['receipts']>,
  limit: number,
  { db, clock, log }: MessagesServices,
): Promise<void> {
  const now = clock.now();
  const due = await db.pushReceipts.due(kind, now, limit);
  if (due.length === 0) return;
  // First: if the service fails, they are asked for again later.
  await db.pushReceipts.postpone(
    due.map(({ id }) => id),
    now + RECEIPT_AFTER_MS,
  );
  const found = await receipts(due.map(({ id }) => id));
  const isDone = ({ id, at }: PendingReceipt) => found.has(id) || now - at >= FORGOTTEN_MS;
  for (const { id, device } of due) {
    const receipt = found.get(id);
    if (receipt?.kind === 'gone') await db.devices.removeDevice(device);
    if (receipt?.kind === 'refused')
      log.error({ kind, reason: receipt.reason }, 'a push message was not delivered');
  }
  await db.pushReceipts.remove(due.filter(isDone).map(({ id }) => id));
}
