import type { TranslationKey } from '@wayfare/shared';
import type { RaRecord } from 'react-admin';

type Translate = (key: TranslationKey) => string;

/** A column of a list as its export needs it: most list columns already have this shape. */
export interface ExportedColumn {
  source: string;
  label: TranslationKey;
  /** `time` is a ms timestamp. */
  kind?: string;
  /** The value in a record, if it is not simply that of the field. */
  valueIn?: (record: RaRecord) => unknown;
  /** Converts the value to words, if the record stores it differently. */
  inWords?: (value: unknown, t: Translate) => unknown;
}

/** Dates and times that every spreadsheet can read, in the user's time zone. */
const sortable = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

/** A record's value in an export column: amounts as plain numbers, times to the second, booleans in words. */
export function exportedValue(
  { source, kind, inWords, valueIn }: ExportedColumn,
  record: RaRecord,
  t: Translate,
): unknown {
  const value: unknown = valueIn ? valueIn(record) : record[source];
  if (value === null || value === undefined || value === '') return null;
  if (inWords) return inWords(value, t);
  if (kind === 'time' && typeof value === 'number') return sortable.format(value);
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value;
}
