import { createHmac } from 'node:crypto';
import { bankFields } from '@wayfare/shared';
import type { Services } from '../services.js';
import type { StoredUser } from '../user/user.repository.js';
import type { StoredWithdraw } from './withdraw.repository.js';

/**
 * Names a request as an admin sees it: its state, its amount, the bank details it is paid to, and those its owner has now.
 * Whatever of it changes makes another version. It says nothing of the details themselves.
 */
export function payoutVersion(
  request: StoredWithdraw,
  owner: Pick<StoredUser, (typeof bankFields)[number]> | null,
  { sealKey }: Pick<Services, 'sealKey'>,
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
