import { z } from 'zod';

/** The most characters of a first or a last name. */
export const LONGEST_NAME = 60;

const ENDS = /^[\p{Zs}\t]+|[\p{Zs}\t]+$/gu;
/** Joiners have a place in a word: Persian and the scripts of India spell names with them. */
const JOINERS = /([\p{Script=Arabic}\p{Script=Devanagari}\p{M}])[\u200c\u200d](?=\p{L})/gu;
/**
 * Characters that no name has: controls, line breaks, formats, unassigned and private ones, and the blank
 * letters and symbols of Hangul and Braille.
 */
const NOT_IN_NAMES = /[\p{C}\u2028\u2029\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5]/u;
const ALL_NOT_IN_NAMES = new RegExp(NOT_IN_NAMES.source, 'gu');
const LETTER = /\p{L}/u;
/**
 * What phones and mail programs turn into a link: a web or mail address, a scheme, a path, a phone number.
 */
const LINKS: readonly RegExp[] = [
  /:\/\/|\bwww[.\p{Zs}]|@/iu,
  /\b[a-z]{3,}:/iu,
  /\.(?:com|net|org|info|biz|app|dev|xyz|top|shop|store|online|site|website|web|link|click|live|example|test|page|pro|cloud|club|vip|icu|fun|news|space|tech|mobi|support|help|pay|bank|today|world|gov|edu|int)\b/iu,
  // A country's ending: "evil.de", while "St.John" and "J.de Vries" are names.
  /[\p{L}\p{N}]{2,}\.(?!(?:st|jr|sr|de|la|le|el|al)\b)[a-z]{2}(?![\p{L}\p{M}])/iu,
  /\p{L}{3,}\.(?:de|la|le|st)(?:$|[/?#])/iu,
  /\.\p{L}{2,}[/?#]/u,
  /\p{N}+\.\p{N}+\.\p{N}+/u,
];
/** Dots that browsers read as the dot of an address. */
const DOTS = /[\u3002\uff0e\uff61\u2024\ufe52]/gu;
/** More digits than a name has: phones call them. */
const MANY_DIGITS = /(?:\p{N}[\p{Zs}().+-]*){7}/u;
/**
 * Words with letters of two alphabets, which look like others: "Wаyfare" with a Cyrillic а. Latin letters
 * stand beside those of China, Japan and Korea.
 */
const MIXED =
  /(?=[\p{L}\p{M}]*\p{Script=Latin})(?=[\p{L}\p{M}]*(?![\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}])\p{L})\p{L}+|(?=[\p{L}\p{M}]*\p{Script=Cyrillic})(?=[\p{L}\p{M}]*[\p{Script=Greek}\p{Script=Armenian}])\p{L}+/u;
/**
 * Letters drawn like plain ones: those of formulas, in circles, or wide. Latin letters that pass for others.
 */
const DRAWN =
  /[\u{1d400}-\u{1d7ff}\u2100-\u214f\u2460-\u24ff\uff21-\uff3a\uff41-\uff5a\u{1f100}-\u{1f1ff}\u0251\u0261\u029f]/u;

/** A person's name as stored: composed characters, single spaces, nothing invisible around it. */
export const cleanName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(ENDS, '')
    .replace(/[\p{Zs}\t]+/gu, ' ');

/**
 * Whether a cleaned text can be a person's name (rule 5.27): it has a letter that is seen, no characters that
 * hide or reverse others, no address, and no word of mixed alphabets.
 */
export function isPersonName(name: string): boolean {
  if (NOT_IN_NAMES.test(name.replace(JOINERS, '$1'))) return false;
  const dotted = name.replace(DOTS, '.');
  if (LINKS.some((link) => link.test(dotted)) || MANY_DIGITS.test(name)) return false;
  return LETTER.test(name) && !MIXED.test(name) && !DRAWN.test(name);
}

/** A person's whole name in one field, of at most `longest` characters. */
export const namedSchema = (longest: number) =>
  z.string().max(longest).overwrite(cleanName).min(1).refine(isPersonName, 'proper_input_name');

/** A name of a person: an account, a guest, a caller, or who receives a parcel. */
export const personNameSchema = namedSchema(LONGEST_NAME);

/** A name of a person that may be missing, of at most `longest` characters. */
export const optionalNameSchema = (longest: number) =>
  z
    .string()
    .max(longest)
    .overwrite(cleanName)
    .refine((name) => name === '' || isPersonName(name), 'proper_input_name');

/**
 * A stored name as the rules accept it (rule 5.27): what no name has is removed. Empty if no name is left, or
 * one that deceives.
 */
export function repairedName(stored: string): string {
  const name = cleanName(stored);
  if (isPersonName(name)) return name;
  const readable = cleanName(stored.replace(/[\r\n\t\u2028\u2029]+/gu, ' ').replace(ALL_NOT_IN_NAMES, ''));
  return isPersonName(readable) ? readable : '';
}
