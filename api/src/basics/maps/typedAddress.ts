/** How a typed address is read where house numbers, units, and ZIP codes are unknown. */
import { distance } from 'fastest-levenshtein';

/** A house number before its street: "1600 Broadway", "20-14 31st Street", "350a 5th Avenue". */
const NUMBER_BEFORE = /^\s*\d+[a-z]?(?:\s*[-–/]\s*\d+[a-z]?)?\s+(?=.*\p{L})/iu;
/** A house number after its street: "Broadway 1600". */
const NUMBER_AFTER = /(?<=\p{L}.*)\s+\d+[a-z]?(?:\s*[-–/]\s*\d+[a-z]?)?\s*$/iu;
const UNIT =
  /[\s,]+(?:(?:apt|apartment|suite|ste|unit|room|rm|floor|fl)\b\.?\s*#?|#)\s*[\p{L}\d-]+(?=\s*(?:,|$))/giu;
/** A ZIP code of the United States, with the state before it. */
const ZIP = /[\s,]+(?:[A-Z]{2}[\s,]+)?\d{5}(?:-\d{4})?(?=\s*(?:,|$))/gi;
const MIN_CORRECTED = 4;

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

/**
 * The typed words with misspelled ones replaced by the nearest known word. Returns null when nothing is
 * replaced. One letter may differ, or two in a long word; a word may also be the beginning of a known one.
 */
export function correctedWords(words: readonly string[], known: Iterable<string>): string[] | null {
  const vocabulary = [...known];
  const corrected = words.map((word) => nearestWord(word, vocabulary) ?? word);
  return corrected.some((word, place) => word !== words[place]) ? corrected : null;
}

/**
 * The known word nearest to a typed one; the word itself if it begins a known word, or null if none is near.
 */
function nearestWord(word: string, vocabulary: readonly string[]): string | null {
  if (word.length < MIN_CORRECTED || /\d/.test(word) || vocabulary.some((one) => one.startsWith(word)))
    return word;
  let best: string | null = null;
  let bestDistance = word.length < 6 ? 1 : 2;
  for (const candidate of vocabulary) {
    // Nobody misspells the first letter, and comparing the others takes time.
    if (candidate[0] !== word[0] || candidate.length < word.length - 2) continue;
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
