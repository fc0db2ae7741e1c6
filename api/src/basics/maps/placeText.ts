/** How place names are compared: letters and digits only, as people type them. */
import { foldText } from '@wayfare/shared';

/** The words of a text. */
export const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map(foldText).filter((word) => word !== '');
}

/**
 * The search form of a name: every word is preceded by a space, and the part after an apostrophe is added as
 * an extra word ("L'Aquila" is found by "aquila").
 */
export function searchForm(name: string): string {
  const words = wordsOf(name);
  if (/['’]\p{L}{3}/u.test(name)) words.push(...wordsOf(name.replace(/['’]/g, ' ')));
  return ` ${words.join(' ')}`;
}

/** Whether each typed word is a prefix of a word in a search form. */
export function matches(form: string, words: readonly string[]): boolean {
  return words.every((word) => form.includes(` ${word}`));
}

/** Where the typed words match in a name, in name order, without overlaps. */
export function matchedSubstrings(
  name: string,
  words: readonly string[],
): { offset: number; length: number }[] {
  const found: { offset: number; length: number }[] = [];
  for (const match of name.matchAll(WORD)) {
    const folded = foldText(match[0]);
    const typed = words.filter((word) => folded.startsWith(word)).sort((a, b) => b.length - a.length)[0];
    if (typed) found.push({ offset: match.index, length: lengthBeforeFolding(match[0], typed.length) });
  }
  return found;
}

/** How many characters of a word produce `folded` characters when folded. */
function lengthBeforeFolding(word: string, folded: number): number {
  let length = 0;
  for (const character of word) {
    if (foldText(word.slice(0, length)).length >= folded) break;
    length += character.length;
  }
  return length;
}
