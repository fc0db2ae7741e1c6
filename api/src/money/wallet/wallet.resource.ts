import type { MoneyServices } from '../services.js';
import { ledgerEntrySchema, type LedgerEntry } from '@wayfare/shared';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { presentLedgerEntries } from './presentLedgerEntries.js';
import { noProof } from '../../platform/operation/noProof.js';

/** Wallet histories (rule 3.5): ledger entries, created only by the server. */
export const walletHistoryResource: ResourceDefinition<LedgerEntry & { id: string }, never, MoneyServices> = {
  name: 'wallethistory',
  stepUp: { export: noProof.reads },
  entity: 'WalletEntry',
  record: ledgerEntrySchema,
  filters: { uid: 'text', type: 'text', date: 'number' },
  sorts: ['date', 'DESC'],
  reads: ({ db }) => db.wallets.entries,
  present: presentLedgerEntries,
};
