import type { Texts } from '@wayfare/web/language';

/** More changes than that are rarely meant: they are counted and asked about before they are saved. */
export const MANY_TEXTS = 20;

/** How many texts differ between two versions of a language, and how many of them are gone. */
export function changedTexts(before: Texts, after: Texts): { changed: number; removed: number } {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return {
    changed: keys.filter((key) => before[key] !== after[key]).length,
    removed: keys.filter((key) => after[key] === undefined).length,
  };
}
