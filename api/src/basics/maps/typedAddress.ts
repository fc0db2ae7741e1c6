/** How a typed address is read where house numbers, units, and ZIP codes are unknown. */
import { foldText } from '@wayfare/shared';
import { distance } from 'fastest-levenshtein';
import { WORD } from './placeText.js';

/** A house number before its street: "1600 Broadway", "20-14 31st Street", "350a 5th Avenue". */
const NUMBER_BEFORE = /^\s*\d+[a-z]?(?:\s*[-–/]\s*\d+[a-z]?)?\s+(?=.*\p{L})/iu;
/** A house number after its street: "Broadway 1600". */
const NUMBER_AFTER = /(?<=\p{L}.*)\s+\d+[a-z]?(?:\s*[-–/]\s*\d+[a-z]?)?\s*$/iu;
const UNIT =
  /[\s,]+(?:(?:apt|apartment|suite|ste|unit|room|rm|floor|fl)\b\.?\s*#?|#)\s*[\p{L}\d-]+(?=\s*(?:,|$))/giu;
/** A ZIP code of the United States, with the state before it. */
const ZIP = /[\s,]+(?:[A-Z]{2}[\s,]+)?\d{5}(?:-\d{4})?(?=\s*(?:,|$))/gi;
const MIN_CORRECTED = 4;
/** How many words of a text are compared with the known ones. */
const MOST_CORRECTED = 8;

/**
 * The ways to read an address, the most exact first: as typed, then without what no street is named after
 * (house number, unit, ZIP code), then also without the last parts between commas (state, country).
 */
export function readingsOf(text: string): string[] {
  const plain = text.replace(ZIP, '').replace(UNIT, '');
  const parts = plain.split(',').filter((part) => part.trim() !== '');
  const [street = '', ...around] = parts;
  const streets = [street.replace(NUMBER_BEFORE, ''), street.replace(NUMBER_AFTER, ''), street];
  const shorter = streets.flatMap((own) =>
    parts.map((_, dropped) => [own, ...around.slice(0, parts.length - 1 - dropped)].join(',')),
  );
  return [...new Set([text, plain, ...shorter].map((one) => one.trim()))].filter((one) => one !== '');
}

/** Known words by their first letter: nobody misspells that, and comparing takes time. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const byLetter = new Map<string, string[]>();
  for (const word of new Set(words)) {
    const letter = word.charAt(0);
    const beginning = byLetter.get(letter);
    if (beginning) beginning.push(word);
    else byLetter.set(letter, [word]);
  }
  return byLetter;
}

/**
 * A text with its misspelled words replaced by the nearest known ones. Returns null when nothing is replaced.
 * One letter may differ, or two in a long word; a word may also be the beginning of a known one.
 */
export function correctedText(text: string, vocabulary: Vocabulary): string | null {
  let left = MOST_CORRECTED;
  const corrected = text.replace(WORD, (word) => {
    left -= 1;
    return (left >= 0 && correctionOf(foldText(word), vocabulary)) || word;
  });
  return corrected === text ? null : corrected;
}

/** The known word nearest to a typed one; null if it begins a known word itself, or if none is near. */
function correctionOf(word: string, vocabulary: Vocabulary): string | null {
  const candidates = vocabulary.get(word.charAt(0)) ?? [];
  const isShort = word.length < MIN_CORRECTED;
  if (isShort || /\d/.test(word) || candidates.some((one) => one.startsWith(word))) return null;
  let best: string | null = null;
  let bestDistance = word.length < 6 ? 1 : 2;
  for (const candidate of candidates) {
    if (candidate.length < word.length - 2) continue;
    const away = Math.min(
      distance(word, candidate),
      ...(candidate.length > word.length ? [distance(word, candidate.slice(0, word.length))] : []),
    );
    if (away > bestDistance || (away === bestDistance && best !== null)) continue;
    best = candidate;
    bestDistance = away;
  }
  return best;
}
