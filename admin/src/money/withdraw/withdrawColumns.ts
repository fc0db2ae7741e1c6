import type { TranslationKey, Withdraw } from '@wayfare/shared';
import type { Folded } from '../../frame/table/ColumnChooser.js';

export interface WithdrawColumn {
  source: keyof Withdraw;
  label: TranslationKey;
  kind: 'text' | 'time' | 'money' | 'yesNo';
  sortable?: boolean;
  folded?: Folded;
}

const columns: readonly WithdrawColumn[] = [
  { source: 'id', label: 'panel_withdraw_id', kind: 'text', folded: true },
  { source: 'date', label: 'panel_withdraw_date', kind: 'time', sortable: true },
  { source: 'name', label: 'panel_withdraw_driver', kind: 'text', sortable: true },
  { source: 'amount', label: 'panel_amount', kind: 'money', sortable: true },
  // The status next to the amount shows the same.
  { source: 'processed', label: 'panel_processed', kind: 'yesNo', sortable: true, folded: 'unless wide' },
  { source: 'procesDate', label: 'panel_process_date', kind: 'time', sortable: true, folded: 'unless wide' },
];

/** Exported in addition to the table's columns. */
export const exportedToo: readonly WithdrawColumn[] = [
  { source: 'failedAt', label: 'panel_failed_at', kind: 'time' },
  { source: 'failReason', label: 'panel_fail_reason', kind: 'text' },
];

const bankColumns: readonly WithdrawColumn[] = [
  { source: 'bankName', label: 'panel_bank_name', kind: 'text' },
  { source: 'bankCode', label: 'panel_bank_code', kind: 'text', folded: 'unless wide' },
  { source: 'bankAccount', label: 'panel_bank_account', kind: 'text' },
];

/** The columns of the request table; the bank columns are omitted when the settings say so (rule 2.40). */
export const withdrawColumnsFor = ({ bank_fields }: { bank_fields: boolean }): readonly WithdrawColumn[] =>
  bank_fields ? [...columns, ...bankColumns] : columns;
