import type { TranslationKey } from '@wayfare/shared';
import type { RaRecord } from 'react-admin';

type Translate = (key: TranslationKey) => string;

/** A column of a list as its export needs it: what most lists' columns are already. */
export interface ExportedColumn {
  source: string;
  label: TranslationKey;
  /** `time` is a ms timestamp. */
  kind?: string;
  /** The value in words, where the record has it as something else. */
  inWords?: (value: unknown, t: Translate) => unknown;
}

/** Days and times as every spreadsheet reads them, in the reader's time zone. */
const sortable = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

/** What stands in a column of a record: amounts as plain numbers, times to the second, yes and no in words. */
export function exportedValue(
  { source, kind, inWords }: ExportedColumn,
  record: RaRecord,
  t: Translate,
): unknown {
  const value: unknown = record[source];
  if (value === null || value === undefined || value === '') return null;
  if (inWords) return inWords(value, t);
  if (kind === 'time' && typeof value === 'number') return sortable.format(value);
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value;
}
