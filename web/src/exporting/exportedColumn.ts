import { sortableTime, type TranslationKey } from '@wayfare/shared';

/** A record of an exported list. */
export type ExportedRecord = { readonly id: string | number; readonly [field: string]: unknown };

type Translate = (key: TranslationKey) => string;

/** A column of a list as its export needs it: most list columns already have this shape. */
export interface ExportedColumn {
  source: string;
  label: TranslationKey;
  /** `time` is a ms timestamp. */
  kind?: string;
  /** The value in a record, if it is not simply that of the field. */
  valueIn?: (record: ExportedRecord) => unknown;
  /** Converts the value to words, if the record stores it differently. */
  inWords?: (value: unknown, t: Translate) => unknown;
}

/** The heading of an export column, which names the time zone of times. */
export const exportedLabel = ({ label, kind }: ExportedColumn, t: Translate, timeZone: string): string =>
  kind === 'time' ? `${t(label)} (${timeZone})` : t(label);

/**
 * A record's value in an export column: amounts as plain numbers, booleans in words, and times of the
 * business to the second, as every spreadsheet can read them.
 */
export function exportedValue(
  { source, kind, inWords, valueIn }: ExportedColumn,
  record: ExportedRecord,
  t: Translate,
  timeZone: string,
): unknown {
  const value: unknown = valueIn ? valueIn(record) : record[source];
  if (value === null || value === undefined || value === '') return null;
  if (inWords) return inWords(value, t);
  if (kind === 'time' && typeof value === 'number') return sortableTime(value, timeZone);
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value;
}
