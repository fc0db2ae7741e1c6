import { latinDigits } from './latinDigits.js';

const PLAIN = /^[ -~]*$/;
/**
 * Marks that readers of Latin, Greek, Cyrillic, Hebrew and Arabic leave out when they type. Vowel signs of
 * Indic scripts and the voicing marks of Japanese are no such marks: without them, a word is another word.
 */
const MARKS =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u08d3-\u08ff]/g;
/**
 * Direction marks, joiners and other characters without a shape, and the stroke that stretches Arabic words.
 */
const SHAPELESS = /[\p{Cf}\p{Cc}\u0640]/gu;
/** Every character that keyboards, phones and word processors produce as an apostrophe. */
const APOSTROPHES = /['’‘‛ʼʻʹ′`´＇׳״"“”]/g;
/** Letters that are typed as others, although Unicode does not decompose them. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ə: 'e',
  ĸ: 'k',
  ς: 'σ',
  ґ: 'г',
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
  ء: '',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ة: 'ه',
  ۃ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ک: 'ك',
  ڪ: 'ك',
};
const LETTERS = new RegExp(`[${Object.keys(TYPED_AS).join('')}]`, 'g');

/**
 * A text as people compare it when they search: without case, accents, vowel points, apostrophes, invisible
 * characters, and differences between forms of one letter (Arabic hamzas and final forms, the dotless i of
 * Turkish, ß, ł, ø). Two texts that readers take for the same have the same folded form.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replace(APOSTROPHES, '');
  // Apostrophes first: some of them decompose to a space and a mark.
  const apart = text.replace(APOSTROPHES, '').normalize('NFKD');
  return latinDigits(apart.replace(MARKS, '').replace(SHAPELESS, '').toLowerCase()).replace(
    LETTERS,
    (letter) => TYPED_AS[letter] ?? letter,
  );
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The folded words of a text: apostrophes, hyphens and all other punctuation separate words. */
export function foldedWords(text: string): string[] {
  const separated = PLAIN.test(text) ? text : text.replace(SHAPELESS, '');
  return (separated.replace(APOSTROPHES, ' ').match(WORD) ?? []).map(foldText).filter((word) => word !== '');
}
