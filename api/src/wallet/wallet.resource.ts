import { ledgerEntrySchema, type LedgerEntry } from '@wayfare/shared';
import type { ResourceDefinition } from '../crud/resource.js';
import { presentLedgerEntries } from './presentLedgerEntries.js';

/** Wallet histories (rule 3.5): entries of the ledger, made by the product alone. */
export const walletHistoryResource: ResourceDefinition<LedgerEntry & { id: string }, never> = {
  name: 'wallethistory',
  record: ledgerEntrySchema,
  filters: { uid: 'text', type: 'text', date: 'number' },
  sorts: ['date', 'DESC'],
  reads: ({ db }) => db.wallets.entries,
  present: presentLedgerEntries,
};
