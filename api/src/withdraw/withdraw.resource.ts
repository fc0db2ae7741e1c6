import { type Withdraw, withdrawSchema } from '@wayfare/shared';
import type { ResourceDefinition } from '../crud/resource.js';
import type { Services } from '../services.js';
import type { StoredWithdraw } from './withdraw.repository.js';

/** Requests to be paid out (rules 2.39 to 2.41, 3.22). */
export const withdrawResource: ResourceDefinition<StoredWithdraw, never> = {
  name: 'withdraws',
  record: withdrawSchema,
  base: { reserved: true },
  filters: { uid: 'text', name: 'text', processed: 'boolean', amount: 'number', date: 'number' },
  sorts: ['date', 'DESC', 'name', 'amount', 'processed', 'procesDate'],
  reads: ({ db }) => db.withdraws,
  present: (requests, _actor, services) => presentWithdraws(requests, services),
};

/** The only way out for requests: bank details go along unless the settings hide them (rule 2.40). */
export async function presentWithdraws(
  requests: readonly StoredWithdraw[],
  { db }: Services,
): Promise<Withdraw[]> {
  const { bank_fields } = await db.settings.settings();
  return requests.map(({ reserved: _shown, bankName, bankCode, bankAccount, ...request }) => ({
    ...request,
    ...(bank_fields && { bankName, bankCode, bankAccount }),
  }));
}
