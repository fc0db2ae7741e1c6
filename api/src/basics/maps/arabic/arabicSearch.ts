import { wordsOf } from '../placeText.js';
import {
  arabicConsonants,
  arabicForm,
  arabicWordsOf,
  latinConsonants,
  translatedWord,
} from './arabicWords.js';

/** Fewer consonants say too little: "Soho" and "Essex" would be the same. */
const FEWEST_CONSONANTS = 2;

/** A name as Arabic speakers may type it. */
export interface ArabicForms {
  /** Its Arabic names; empty if none is known. */
  arabic: string;
  /** Its Latin words. */
  latin: readonly string[];
  /** The consonants of those. */
  consonants: readonly string[];
}

export function arabicFormsOf(name: string, arabicName = ''): ArabicForms {
  const latin = wordsOf(name);
  return {
    arabic: arabicName === '' ? '' : arabicForm(arabicName),
    latin,
    consonants: latin.map(latinConsonants),
  };
}

/** A typed word: as it is, in English, and its consonants. */
export interface TypedWord {
  arabic: string;
  english: readonly string[];
  consonants: string;
}

export const typedArabic = (text: string, most: number): TypedWord[] =>
  arabicWordsOf(text)
    .slice(0, most)
    .map((word) => ({
      arabic: word,
      english: translatedWord(word)?.split(' ') ?? [],
      consonants: arabicConsonants(word),
    }));

/**
 * How well typed words match a name, smaller is better: 0 if its Arabic name has them all. Null if it lacks
 * one. A word matches by its beginning, in translation, or by its consonants.
 */
export function arabicMismatch(typed: readonly TypedWord[], forms: ArabicForms): number | null {
  let sum = 0;
  for (const { arabic, english, consonants } of typed) {
    const worth = wordMismatch(arabic, english, consonants, forms);
    if (worth === null) return null;
    sum += worth;
  }
  return sum;
}

function wordMismatch(
  arabic: string,
  english: readonly string[],
  consonants: string,
  forms: ArabicForms,
): number | null {
  if (forms.arabic.includes(` ${arabic}`)) return 0;
  const isTranslated =
    english.length > 0 && english.every((word) => forms.latin.some((own) => own.startsWith(word)));
  if (isTranslated) return 1;
  if (consonants.length < FEWEST_CONSONANTS) return null;
  if (forms.consonants.includes(consonants)) return 2;
  const isBegun =
    consonants.length > FEWEST_CONSONANTS && forms.consonants.some((own) => own.startsWith(consonants));
  return isBegun ? 3 : null;
}

/** The typed words in English, if there is a translation of each. */
export function inEnglish(typed: readonly TypedWord[]): string | null {
  return typed.every(({ english }) => english.length > 0)
    ? typed.map(({ english }) => english.join(' ')).join(' ')
    : null;
}
