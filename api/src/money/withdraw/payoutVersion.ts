import { createHmac } from 'node:crypto';
import { bankFields } from '@wayfare/shared';
import type { MoneyServices } from '../services.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import type { StoredWithdraw } from './storedWithdraw.js';

/**
 * Identifies the state of a request an admin sees: its state, its amount, the bank details it is paid to, and
 * the owner's current bank details. Any change to these gives a different version. The version does not
 * reveal the details.
 */
export function payoutVersion(
  request: StoredWithdraw,
  owner: Pick<StoredUser, (typeof bankFields)[number]> | null,
  { sealKey }: Pick<MoneyServices, 'sealKey'>,
): string {
  const seen = [
    request.id,
    request.amount,
    request.processed,
    ...bankFields.map((field) => request[field] ?? ''),
    ...bankFields.map((field) => owner?.[field] ?? ''),
  ];
  return createHmac('sha256', sealKey)
    .update(`payout ${JSON.stringify(seen)}`)
    .digest('base64url')
    .slice(0, 22);
}
