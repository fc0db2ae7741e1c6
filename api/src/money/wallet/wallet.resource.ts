import type { MoneyServices } from '../services.js';
import { ledgerAccounts, ledgerEntrySchema, type LedgerEntry } from '@wayfare/shared';
import { z } from 'zod';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { entriesOfTrip } from './entriesOfTrip.js';
import { meantBy, meantFilter } from './moneySearch.js';
import { presentLedgerEntries } from './presentLedgerEntries.js';
import { noProof } from '../../platform/operation/noProof.js';

/** Wallet histories (rule 3.5): ledger entries, created only by the server. */
export const walletHistoryResource: ResourceDefinition<LedgerEntry & { id: string }, never, MoneyServices> = {
  name: 'wallethistory',
  stepUp: { export: noProof.reads },
  entity: 'WalletEntry',
  record: ledgerEntrySchema.extend({ id: z.string() }),
  filters: { uid: 'text', type: 'text', kind: 'text', date: 'number' },
  derived: {
    // Entries of the wallet do not name their account.
    account: {
      values: ledgerAccounts,
      toFilter: (account) => ({ account: account === 'bonus' ? account : null }),
    },
  },
  sorts: ['date', 'DESC'],
  /** The reference of an entry, a trip, or a person or amount. */
  async finds(q, services) {
    const typed = q.trim();
    if (await services.db.wallets.entries.findById(typed)) return { _id: typed };
    const trip = await services.tripByReference(typed);
    return trip ? entriesOfTrip(trip) : meantFilter(await meantBy(typed, services), 'uid');
  },
  reads: ({ db }) => db.wallets.entries,
  present: presentLedgerEntries,
};
