import { changesBankDetails, payoutHeldUntil } from '@wayfare/shared';
import type { Services } from '../services.js';
import type { StoredUser } from './user.repository.js';

/** What goes with a change of bank details: until when payouts pause. Nothing where no bank field gets another value. */
export async function bankChangeOf(
  before: Pick<StoredUser, 'bankName' | 'bankCode' | 'bankAccount' | 'payoutHeldUntil'>,
  sent: Partial<StoredUser>,
  { db, clock }: Services,
): Promise<Pick<StoredUser, 'payoutHeldUntil'>> {
  if (!changesBankDetails(before, sent)) return {};
  return { payoutHeldUntil: payoutHeldUntil(before, clock.now(), await db.settings.settings()) };
}
