const MAX_TOKENS = 24;
const MAX_TOKEN_LENGTH = 40;

/**
 * The lowercase words to find a record by, for an index on the field `search`. Each word can be found by its
 * beginning without a scan.
 */
export function searchTokens(...texts: (string | null | undefined)[]): string[] {
  const words = texts.flatMap((text) => wordsOf(text ?? ''));
  return [...new Set(words)].slice(0, MAX_TOKENS);
}

/**
 * The database filter for a search text: every word typed must begin a word of the record. `within` restricts
 * the fields it may be found in, if some searched fields are hidden from the actor.
 */
export function searchFilter(q: string, within?: readonly string[]): Record<string, unknown> {
  const words = wordsOf(q).slice(0, 8);
  if (words.length === 0) return {};
  return {
    $and: words.flatMap((word) => [
      { search: { $regex: `^${escapeRegex(word)}` } },
      ...(within ? [beginsWordOf(within, word)] : []),
    ]),
  };
}

/** The index has already found the record; this only finds the field. */
const beginsWordOf = (fields: readonly string[], word: string) => ({
  $or: fields.map((field) => ({ [field]: { $regex: `(^|[\\s,;])${escapeRegex(word)}`, $options: 'i' } })),
});

/** Fields with phone numbers that are searched together. `mark` begins their words in the index. */
export interface SearchedNumbers {
  fields: readonly string[];
  mark: string;
}

/** The fewest digits that find a phone number. */
const FEWEST_DIGITS = 4;
/** Words that users type never contain it, so a search by words never finds a phone number. */
const AFTER_MARK = ',';

/**
 * The words to find a record by any run of digits of its phone numbers, in E.164: one for each place where a
 * run can begin.
 */
export function numberTokens(mark: string, ...numbers: (string | null | undefined)[]): string[] {
  return numbers.flatMap((number) => {
    const digits = (number ?? '').replace(/\D/g, '');
    const beginnings = Math.max(0, digits.length - FEWEST_DIGITS + 1);
    return Array.from({ length: beginnings }, (_, start) => mark + AFTER_MARK + digits.slice(start));
  });
}

/**
 * The database filter for digits typed in any form: with a leading zero or international prefix, formatted,
 * or only the last ones. Null if the text is no phone number. `asNumber` is its beginning in E.164, if it is
 * one.
 */
export function numberFilter(
  q: string,
  marks: readonly string[],
  asNumber: string | null,
): Record<string, unknown> | null {
  const typed = westernDigits(q);
  if (marks.length === 0 || !/^[\d\s+()./-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const meant = [digits, digits.replace(/^0+/, ''), asNumber?.slice(1) ?? ''];
  const runs = [...new Set(meant)].filter((run) => run.length >= FEWEST_DIGITS);
  if (runs.length === 0) return null;
  const words = marks.flatMap((mark) => runs.map((run) => new RegExp(`^${mark}${AFTER_MARK}${run}`)));
  return { search: { $in: words } };
}

const westernDigits = (text: string) =>
  text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - '٠'.charCodeAt(0))).replace(/＋/g, '+');

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, MAX_TOKEN_LENGTH));
}

const escapeRegex = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
