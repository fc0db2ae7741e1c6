import { plainDigits } from './typedDigits.js';

/** What a number field accepts. */
export interface NumberRules {
  /** The locale in which numbers are shown to the person who types. */
  locale: string;
  /** How many decimal places are possible. */
  decimals: number;
  min?: number | undefined;
  max?: number | undefined;
  /** A symbol that may stand before or after the number, such as that of the currency. */
  symbol?: string | undefined;
}

/** Why a text is no number for a field, and the values that the message names. */
export type NumberProblem =
  | { key: 'number_unreadable' | 'number_whole' }
  | { key: 'number_decimals'; limit: number }
  | { key: 'number_min' | 'number_max'; limit: number }
  /** Both numbers that the text can mean. */
  | { key: 'number_ambiguous'; readings: readonly [number, number] };

/** A parsed text: a value, which is null for an empty text, or the problem. */
export type ParsedNumber = { value: number | null; problem: null } | { value: null; problem: NumberProblem };

/** Digits in groups: thousands, or the groups of India. */
const groupedBy = (separator: string) => {
  const mark = separator === '.' ? '\\.' : separator;
  return new RegExp(`^\\d{1,3}(?:${mark}\\d{3})+$|^\\d{1,2}(?:${mark}\\d{2})+${mark}\\d{3}$`);
};
/** Marks that separate thousands and nothing else: the Arabic one, apostrophes and spaces. */
const ONLY_GROUPS = ['٬', "'", ' '];
/** The longest number that a double keeps exactly, in digits. */
const MOST_DIGITS = 15;
/** A text that is a thousand in some countries and a one with three decimals in others. */
const EITHER = /^([1-9]\d{0,2})([.,])(\d{3})$/;

/**
 * Parses a typed number as the person means it, with the digits of any script. Nothing is guessed: a text
 * with two meanings, such as 1,000 where the comma is the decimal separator, has the problem
 * `number_ambiguous`.
 */
export function parseNumber(typed: string, rules: NumberRules): ParsedNumber {
  const text = withoutSymbol(plainDigits(typed), rules.symbol);
  if (text === '') return { value: null, problem: null };
  const isNegative = text.startsWith('-');
  // A zero that stood in the field before the typed digits changes nothing.
  const digits = text
    .replace(/^[-+]/, '')
    .trim()
    .replace(/^0+(?=[1-9])/, '');
  const either = EITHER.exec(digits);
  const isAsked = either !== null && isAmbiguous(either[2] as string, rules);
  if (either && isAsked) {
    const sign = isNegative ? -1 : 1;
    const [, whole, , rest] = either;
    return failed({
      key: 'number_ambiguous',
      readings: [sign * Number(`${whole}${rest}`), sign * Number(`${whole}.${rest}`)],
    });
  }
  const exact = either ? decimalOfEither(either, rules) : decimalOf(digits);
  if (exact === null) return failed({ key: 'number_unreadable' });
  return judged(`${isNegative ? '-' : ''}${exact}`, rules);
}

function withoutSymbol(text: string, symbol: string | undefined): string {
  const mark = symbol?.trim();
  if (!mark) return text;
  const [sign, rest] = text.startsWith('-') ? ['-', text.slice(1).trim()] : ['', text];
  const bare = rest.startsWith(mark)
    ? rest.slice(mark.length)
    : rest.endsWith(mark)
      ? rest.slice(0, -mark.length)
      : rest;
  return `${sign}${bare.trim()}`;
}

/** The decimal and thousands separators of a locale. */
function separatorsOf(locale: string): { decimal: string; group: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567.8);
  const find = (type: string) => plainDigits(parts.find((part) => part.type === type)?.value ?? '');
  return { decimal: find('decimal'), group: find('group') };
}

/**
 * Whether "1,000" or "1.000" can mean two things. As the locale writes thousands, it is a thousand, unless
 * the field has three decimals; as the locale writes decimals, it is one, if the field has three decimals.
 */
function isAmbiguous(mark: string, { locale, decimals }: NumberRules): boolean {
  const { decimal, group } = separatorsOf(locale);
  if (mark === decimal) return decimals < 3;
  return mark !== group || decimals >= 3;
}

function decimalOfEither([, whole, mark, rest]: RegExpExecArray, { locale }: NumberRules): string {
  return mark === separatorsOf(locale).decimal ? `${whole}.${rest}` : `${whole}${rest}`;
}

/** The decimal that digits and separators with one meaning stand for, such as 1234.5; null without any. */
function decimalOf(text: string): string | null {
  const marks = text.replace(/\d/g, '');
  if (marks === '') return text;
  const last = marks.at(-1) as string;
  const isGroup = ONLY_GROUPS.includes(last) || (last !== '٫' && marks.length > 1 && isAll(marks, last));
  if (isGroup) return isAll(marks, last) ? ungrouped(text, last) : null;
  if (!'.,٫'.includes(last)) return null;
  const at = text.lastIndexOf(last);
  const [whole, rest] = [text.slice(0, at), text.slice(at + 1)];
  if (whole === '' && rest === '') return null;
  const groups = marks.slice(0, -1);
  const group = groups[0];
  if (group === undefined) return `${whole || '0'}.${rest || '0'}`;
  const plain = group !== last && isAll(groups, group) ? ungrouped(whole, group) : null;
  return plain === null ? null : `${plain}.${rest || '0'}`;
}

const isAll = (marks: string, mark: string) => marks.replaceAll(mark, '') === '';

function ungrouped(text: string, mark: string): string | null {
  const isMark = ONLY_GROUPS.includes(mark) || mark === '.' || mark === ',';
  return isMark && groupedBy(mark).test(text) ? text.replaceAll(mark, '') : null;
}

function judged(exact: string, { decimals, min, max }: NumberRules): ParsedNumber {
  const [whole = '', rest = ''] = exact.split('.');
  const places = rest.replace(/0+$/, '').length;
  if (places > decimals) {
    return failed(decimals === 0 ? { key: 'number_whole' } : { key: 'number_decimals', limit: decimals });
  }
  const value = Number(exact);
  const significant = whole.replace(/^-?0*/, '').length + places;
  if (max !== undefined && value > max) return failed({ key: 'number_max', limit: max });
  if (min !== undefined && value < min) return failed({ key: 'number_min', limit: min });
  if (significant > MOST_DIGITS) return failed({ key: 'number_unreadable' });
  return { value: value === 0 ? 0 : value, problem: null };
}

const failed = (problem: NumberProblem): ParsedNumber => ({ value: null, problem });

/** A number as people type it in a locale: all its decimals, without thousands separators. */
export const plainNumber = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
