import { inDistanceUnit, sortableTime, type TranslationKey } from '@wayfare/shared';

/** A record of an exported list. */
export type ExportedRecord = { readonly id: string | number; readonly [field: string]: unknown };

type Translate = (key: TranslationKey) => string;

/** What a file is written in: the language of its reader, and the units of the business. */
export interface FileTexts {
  t: Translate;
  /** The locale of names of months and units. */
  locale: string;
  settings: { code: string; timeZone: string; convert_to_mile: boolean };
}

/** A column of a list as its export needs it: most list columns already have this shape. */
export interface ExportedColumn {
  source: string;
  label: TranslationKey;
  /**
   * What the value measures, which decides how it is written and the unit in its heading: `time` is a ms
   * timestamp, `money` an amount in the currency, `hourly` an amount per hour, `distance` a number of km,
   * `duration` a number of seconds. Others have no unit.
   */
  kind?: string;
  /** The list of the people whose ids the values are: their names are exported. */
  person?: string;
  /** The value in a record, if it is not simply that of the field. */
  valueIn?: (record: ExportedRecord) => unknown;
  /** Converts the value to words, if the record stores it differently. */
  inWords?: (value: unknown, t: Translate, texts: FileTexts) => unknown;
}

/** The heading of an export column, with the unit of its values, or the time zone of times. */
export function exportedLabel({ label, kind }: ExportedColumn, texts: FileTexts): string {
  const unit = unitOf(kind, texts);
  return unit ? `${texts.t(label)} (${unit})` : texts.t(label);
}

function unitOf(kind: string | undefined, { locale, settings }: FileTexts): string | null {
  const { code, timeZone, convert_to_mile } = settings;
  switch (kind) {
    case 'time':
      return timeZone;
    case 'money':
      return code;
    case 'hourly':
      return `${code}/${unitName('hour', locale)}`;
    case 'distance':
      return unitName(convert_to_mile ? 'mile' : 'kilometer', locale);
    case 'duration':
      return unitName('minute', locale);
    default:
      return null;
  }
}

/** The short name of a unit, such as `km`, `min` or `كم`. */
const unitName = (unit: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit })
    .formatToParts(5)
    .flatMap(({ type, value }) => (type === 'unit' ? [value] : []))
    .join('');

/**
 * A record's value in an export column: amounts as plain numbers, distances in the unit of the settings,
 * durations in minutes, booleans and lists in words, and times of the business to the second, as every
 * spreadsheet can read them.
 */
export function exportedValue(
  { source, kind, inWords, valueIn }: ExportedColumn,
  record: ExportedRecord,
  texts: FileTexts,
): unknown {
  const { t, settings } = texts;
  const value: unknown = valueIn ? valueIn(record) : record[source];
  if (value === null || value === undefined || value === '') return null;
  if (inWords) return Array.isArray(value) ? listed(value, inWords, texts) : inWords(value, t, texts);
  if (typeof value === 'number') return measured(value, kind, settings);
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value;
}

const listed = (
  values: readonly unknown[],
  inWords: NonNullable<ExportedColumn['inWords']>,
  texts: FileTexts,
): string => values.map((one) => inWords(one, texts.t, texts)).join('; ');

function measured(value: number, kind: string | undefined, settings: FileTexts['settings']): unknown {
  switch (kind) {
    case 'time':
      return sortableTime(value, settings.timeZone);
    case 'distance':
      return Math.round(inDistanceUnit(value, settings.convert_to_mile) * 100) / 100;
    case 'duration':
      return Math.round(value / 6) / 10;
    default:
      return value;
  }
}
