import type { Expo } from 'expo-server-sdk';
import type { PushReceipt } from './pushChannel.js';
import { codeOf } from './sendEach.js';

/** Reads the receipts of tickets. @throws when Expo is unavailable */
export async function expoReceipts(
  expo: Expo,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PushReceipt>> {
  const receipts = new Map<string, PushReceipt>();
  for (const chunk of expo.chunkPushNotificationReceiptIds([...ids])) {
    const answer = await expo.getPushNotificationReceiptsAsync(chunk);
    for (const id of chunk) {
      const receipt = Object.hasOwn(answer, id) ? receiptOf(answer[id]) : null;
      if (receipt) receipts.set(id, receipt);
    }
  }
  return receipts;
}

function receiptOf(receipt: unknown): PushReceipt | null {
  const { status, details } = (receipt ?? {}) as { status?: unknown; details?: { error?: unknown } };
  if (status === 'ok') return { kind: 'delivered' };
  if (status !== 'error') return null;
  const error = details?.error;
  return error === 'DeviceNotRegistered' ? { kind: 'gone' } : { kind: 'refused', reason: codeOf(error) };
}
