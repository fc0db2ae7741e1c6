import type { Texts } from '../providers/i18nProvider.js';

/** What becomes of texts that two people have edited at once. */
export interface MergedTexts {
  texts: Texts;
  /** The keys both have changed, each to something else: `texts` has mine. */
  clashes: string[];
}

/**
 * My changes over theirs, key by key: what I have not touched since `seen` stays as they have left it. Keys that one
 * has taken out and the other has not touched are gone.
 */
export function mergeTexts(seen: Texts, mine: Texts, theirs: Texts): MergedTexts {
  const changed = [...new Set([...Object.keys(seen), ...Object.keys(mine)])].filter(
    (key) => mine[key] !== seen[key],
  );
  const clashes = changed.filter((key) => theirs[key] !== seen[key] && theirs[key] !== mine[key]);
  const texts = new Map(Object.entries(theirs));
  for (const key of changed) {
    const text = mine[key];
    if (text === undefined) texts.delete(key);
    else texts.set(key, text);
  }
  return { texts: Object.fromEntries(texts), clashes };
}
