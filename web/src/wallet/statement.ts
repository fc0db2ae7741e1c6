import type { DriverStatement, StatementColumn, StatementLine, TranslationKey } from '@wayfare/shared';
import type { ExportedColumn, ExportedRecord, FileTexts } from '../exporting/exportedColumn.js';

/** The columns of a statement, in order. Fare and commission only inform; the others move the wallet. */
export const statementAmounts: readonly {
  source: 'fare' | 'commission' | StatementColumn | 'total';
  label: TranslationKey;
}[] = [
  { source: 'fare', label: 'statement_fare' },
  { source: 'commission', label: 'statement_commission' },
  { source: 'share', label: 'statement_share' },
  { source: 'cash', label: 'statement_cash' },
  { source: 'tips', label: 'statement_tips' },
  { source: 'fees', label: 'statement_fees' },
  { source: 'corrections', label: 'statement_corrections' },
  { source: 'payouts', label: 'statement_payouts' },
  { source: 'other', label: 'statement_other' },
  { source: 'total', label: 'statement_total' },
];

/** The text that says what a line of a statement is. */
export const lineName = ({ kind }: Pick<StatementLine, 'kind'>): TranslationKey =>
  kind === 'trip' ? 'statement_trip' : `wallet_kind_${kind}`;

/** The columns of a statement as a file: with the balances as lines of their own. */
export const statementFileColumns: readonly ExportedColumn[] = [
  { source: 'date', label: 'wallet_time', kind: 'time' },
  { source: 'name', label: 'wallet_entry', inWords: (name, t) => t(name as TranslationKey) },
  { source: 'bookingReference', label: 'panel_reference' },
  ...statementAmounts.map((column) => ({ ...column, kind: 'money' })),
  { source: 'balance', label: 'statement_balance', kind: 'money' },
];

/** A statement as records of a file: opening balance, lines, sums with the closing balance. */
export async function* statementRecords(statement: DriverStatement): AsyncGenerator<ExportedRecord[]> {
  const { opening, lines, sums, closing } = statement;
  yield [
    { id: 'opening', name: 'statement_opening', balance: opening },
    ...lines.map((line) => ({ ...line, name: lineName(line) })),
    { id: 'closing', name: 'statement_closing', ...sums, balance: closing },
  ];
}

/** The name of the file of a statement. */
export const statementFile = ({ driver, from, until }: DriverStatement): string =>
  `statement-${driver.id}-${from}-${until}.csv`;

/** The texts of a statement's file: its times are in the zone of its days, even if the settings changed. */
export const inZoneOf = ({ timeZone }: DriverStatement, texts: FileTexts): FileTexts => ({
  ...texts,
  settings: { ...texts.settings, timeZone },
});
