import { type Actor, bankFields, moneyHold, type Withdraw, withdrawSchema } from '@wayfare/shared';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { meantBy, meantFilter } from '../wallet/moneySearch.js';
import type { MoneyServices } from '../services.js';
import { payoutVersion } from './payoutVersion.js';
import type { StoredWithdraw } from './storedWithdraw.js';

/** Payout requests (rules 2.39 to 2.41, 3.22). */
export const withdrawResource: ResourceDefinition<StoredWithdraw, never, MoneyServices> = {
  name: 'withdraws',
  stepUp: { export: true },
  record: withdrawSchema,
  base: { reserved: true },
  filters: {
    uid: 'text',
    name: 'text',
    processed: 'boolean',
    failed: 'boolean',
    amount: 'number',
    date: 'number',
  },
  sorts: ['date', 'DESC', 'name', 'amount', 'processed', 'procesDate'],
  /** The number of a request, or a person or amount. */
  async finds(q, services) {
    const typed = q.trim();
    if (await services.db.withdraws.findById(typed)) return { _id: typed };
    return meantFilter(await meantBy(typed, services), 'uid');
  },
  reads: ({ db }) => db.withdraws,
  present: presentWithdraws,
};

/**
 * Every response with requests is built here: includes bank details unless the settings hide them (rule
 * 2.40). The details are those from the time of the request; admins see a flag when the owner has changed
 * them since.
 */
export async function presentWithdraws(
  requests: readonly StoredWithdraw[],
  actor: Actor | null,
  services: MoneyServices,
): Promise<Withdraw[]> {
  const { db, clock } = services;
  const { bank_fields } = await db.settings.settings();
  const owners = await db.users.findMany([...new Set(requests.map(({ uid }) => uid))]);
  const ownerOf = new Map(owners.map((owner) => [owner.id, owner]));
  return requests.map((request) => {
    const { id, uid, name, amount, date, bankName, bankCode, bankAccount } = request;
    const { processed, procesDate, failedAt, failReason } = request;
    const owner = ownerOf.get(uid) ?? null;
    const isOpen = !processed && !failedAt;
    const hold = isOpen && owner ? moneyHold(owner, 'payout', clock.now()) : null;
    const forAdmins = {
      bankChanged:
        isOpen &&
        owner !== null &&
        bankFields.some((field) => (request[field] ?? '') !== (owner[field] ?? '')),
      version: payoutVersion(request, owner, services),
    };
    return {
      id,
      uid,
      name,
      amount,
      date,
      ...(bank_fields && { bankName, bankCode, bankAccount }),
      processed,
      procesDate,
      ...(failedAt && { failedAt, failReason }),
      ...(hold && { heldUntil: hold.until, heldFor: hold.reason }),
      ...(actor?.usertype === 'admin' && forAdmins),
    };
  });
}
