import { entryKind, type LedgerEntry, signedAmount, toWire, type TranslationKey } from '@wayfare/shared';
import type { ExportedColumn, ExportedRecord } from '../exporting/exportedColumn.js';

/** The text that says what a wallet entry is for. */
export const entryName = ({ txRef }: Pick<LedgerEntry, 'txRef'>): TranslationKey =>
  `wallet_kind_${entryKind(txRef)}`;

const entryIn = (record: ExportedRecord) => record as unknown as LedgerEntry;

/** The columns of an exported wallet history: amounts have the sign of their effect on the balance. */
export const walletColumns: readonly ExportedColumn[] = [
  { source: 'date', label: 'wallet_time', kind: 'time' },
  {
    source: 'kind',
    label: 'wallet_entry',
    valueIn: (record) => entryName(entryIn(record)),
    inWords: (value, t) => t(value as TranslationKey),
  },
  { source: 'bookingReference', label: 'panel_reference' },
  {
    source: 'amount',
    label: 'panel_amount',
    kind: 'money',
    valueIn: (record) => toWire(signedAmount(entryIn(record))),
  },
  {
    source: 'account',
    label: 'wallet_account',
    valueIn: (record) => entryIn(record).account ?? 'wallet',
    inWords: (value, t) => t(value === 'bonus' ? 'wallet_bonus' : 'wallet_title'),
  },
  { source: 'balance', label: 'panel_balance_after', kind: 'money' },
  { source: 'txRef', label: 'wallet_entry_reference' },
];
