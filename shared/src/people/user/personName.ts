import { z } from 'zod';

/** The most characters of a first or a last name. */
export const LONGEST_NAME = 60;

/** Marks of direction that come with a pasted name. Those that reverse text are not among them. */
const PASTED = '\\u200e\\u200f\\u061c\\u202a\\u202b\\u202c\\u2066-\\u2069\\ufeff';
const ENDS = new RegExp(`^[\\p{Zs}\\t${PASTED}]+|[\\p{Zs}\\t${PASTED}]+$`, 'gu');
/** Joiners have a place in a word: Persian and the scripts of India spell names with them. */
const JOINERS = /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{M}])[\u200c\u200d](?=\p{L})/gu;
/**
 * Characters that no name has: controls, line breaks, formats, unassigned and private ones, and the blank
 * letters and symbols of Hangul and Braille.
 */
const NOT_IN_NAMES = /[\p{C}\u2028\u2029\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5]/u;
const LETTER = /\p{L}/u;
/** A web or mail address, or what phones turn into a link. */
const ADDRESS =
  /:\/\/|\bwww\.|@|\.(?:com|net|org|info|biz|io|co|app|dev|me|xyz|top|shop|online|site|link|click|live|example)\b/iu;
/** Letters of another alphabet within a word, which look like others: "Wаyfare" with a Cyrillic а. */
const MIXED = /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}+/u;

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
  if (NOT_IN_NAMES.test(name.replace(JOINERS, ''))) return false;
  return LETTER.test(name) && !ADDRESS.test(name) && !MIXED.test(name);
}

/** A name of a person: an account, a guest, a caller, or who receives a parcel. */
export const personNameSchema = z
  .string()
  .max(LONGEST_NAME)
  .overwrite(cleanName)
  .min(1)
  .refine(isPersonName, 'proper_input_name');

/** A name of a person that may be missing, of at most `longest` characters. */
export const optionalNameSchema = (longest: number) =>
  z
    .string()
    .max(longest)
    .overwrite(cleanName)
    .refine((name) => name === '' || isPersonName(name), 'proper_input_name');
