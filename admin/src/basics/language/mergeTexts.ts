import type { Texts } from '@wayfare/web/language';

/** The result of merging texts that two users edited at the same time. */
interface MergedTexts {
  texts: Texts;
  /** The keys that both changed to different values: `texts` has my version. */
  clashes: string[];
}

/**
 * Applies my changes over theirs, key by key. Keys I have not changed since `seen` keep their version. A
 * key that one has removed and the other has not changed is removed.
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
