import { foldedWords, latinDigits } from '@wayfare/shared';
import { likeFolded } from './likeFolded.js';

const MAX_TOKENS = 24;
const MAX_TOKEN_LENGTH = 40;
/** Names of up to this many words are also found when typed as one ("vanderberg"). */
const JOINED_WORDS = 3;
/** Words of a search text that are looked for. */
const MAX_WORDS = 8;

/**
 * The folded words to find a record by, for an index on the field `search`. Each word can be found by its
 * beginning without a scan, alone or joined with the words after it.
 */
export function searchTokens(...texts: (string | null | undefined)[]): string[] {
  const tokens = texts.flatMap((text) => {
    const words = foldedWords(text ?? '');
    return words.map((_, at) =>
      words
        .slice(at, at + JOINED_WORDS)
        .join('')
        .slice(0, MAX_TOKEN_LENGTH),
    );
  });
  return [...new Set(tokens)].slice(0, MAX_TOKENS);
}

/**
 * The database filter for a search text: every word typed must begin a word of the record. `within` restricts
 * the fields it may be found in, if some searched fields are hidden from the actor.
 */
export function searchFilter(q: string, within?: readonly string[]): Record<string, unknown> {
  const words = foldedWords(q)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_TOKEN_LENGTH));
  if (words.length === 0) return {};
  return {
    $and: words.flatMap((word) => [
      { search: { $regex: `^${word}` } },
      ...(within ? [beginsWordOf(within, word)] : []),
    ]),
  };
}

/** The index has already found the record; this only finds the field. */
const beginsWordOf = (fields: readonly string[], word: string) => ({
  $or: fields.map((field) => ({ [field]: { $regex: likeFolded(word), $options: 'i' } })),
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
  const typed = latinDigits(q.normalize('NFKC').replace(/\p{Cf}/gu, ''));
  if (marks.length === 0 || !/^[\d\s+()./-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const meant = [digits, digits.replace(/^0+/, ''), asNumber?.slice(1) ?? ''];
  const runs = [...new Set(meant)].filter((run) => run.length >= FEWEST_DIGITS);
  if (runs.length === 0) return null;
  const words = marks.flatMap((mark) => runs.map((run) => new RegExp(`^${mark}${AFTER_MARK}${run}`)));
  return { search: { $in: words } };
}
