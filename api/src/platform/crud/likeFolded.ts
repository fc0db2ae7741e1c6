import { foldText } from '@wayfare/shared';

/** Code points of letters with a folded form of their own: Latin, Greek, Cyrillic, Hebrew and Arabic. */
const LETTERS: readonly (readonly [from: number, to: number])[] = [
  [0x00c0, 0x024f],
  [0x0370, 0x052f],
  [0x05d0, 0x05ea],
  [0x0620, 0x06d5],
  [0x1e00, 0x1fff],
];
/** Where a word of a stored text may begin. */
const BEGINNING = "(^|[\\s,;.:/()@_'’‘ʼ`´-])";
/**
 * What a stored text may have between two letters of a folded word: marks, apostrophes, hyphens and spaces.
 */
const BETWEEN = "[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640'’‘ʼ`´ -]*";

let known: ReadonlyMap<string, string> | undefined;

/**
 * The letters that fold to others. The key is the folded form, such as `e` or `ss`, and the value has all
 * spellings.
 */
function spellings(): ReadonlyMap<string, string> {
  if (known) return known;
  const found = new Map<string, string>();
  for (const [from, to] of LETTERS)
    for (let code = from; code <= to; code += 1) {
      const letter = String.fromCodePoint(code);
      const folded = foldText(letter);
      if (/^\p{L}{1,2}$/u.test(folded) && folded !== letter)
        found.set(folded, (found.get(folded) ?? '') + letter);
    }
  known = found;
  return found;
}

/**
 * A regular expression for a word of a stored text that begins like a folded word, however the text spells
 * it: with accents, apostrophes or hyphens. For texts whose folded words are not stored alone.
 */
export function likeFolded(word: string): string {
  const parts: string[] = [];
  for (let at = 0; at < word.length; at += 1) {
    const [one, two] = [word.slice(at, at + 1), word.slice(at, at + 2)];
    const asOne = two.length === 2 ? spellings().get(two) : undefined;
    if (asOne) {
      parts.push(`(?:${classOf(one)}${BETWEEN}${classOf(two.slice(1))}|[${asOne}])`);
      at += 1;
    } else parts.push(classOf(one));
  }
  return BEGINNING + parts.join(BETWEEN);
}

const classOf = (letter: string): string => `[${letter}${spellings().get(letter) ?? ''}]`;
