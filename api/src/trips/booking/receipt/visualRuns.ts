import { createRequire } from 'node:module';
import type { Bidi } from 'bidi-js';

// The package's types describe a module, but what Node loads is the function itself.
const createBidi = createRequire(import.meta.url)('bidi-js') as () => Bidi;
const bidi = createBidi();

/** Marks that only control the direction: fonts would draw them as boxes. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** Characters of right-to-left scripts, digits and separators among them. */
const RIGHT_TO_LEFT_SCRIPT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

interface Run {
  text: string;
  /** The embedding level of the Unicode bidirectional algorithm: odd for right to left. */
  level: number;
  isAlone: boolean;
}

/**
 * A line of text as parts to be drawn from left to right. Each has one direction, which the font's shaping
 * takes from its script. Digits of right-to-left scripts run left to right nevertheless, so each of them is a
 * part of its own.
 */
export function visualRuns(text: string, base: 'ltr' | 'rtl'): string[] {
  return inVisualOrder(logicalRuns(text, base)).map((run) => run.text);
}

function logicalRuns(text: string, base: 'ltr' | 'rtl'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, base);
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const runs: Run[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (DIRECTION_MARKS.test(character)) continue;
    const level = levels[index] ?? 0;
    const isAlone = level % 2 === 0 && RIGHT_TO_LEFT_SCRIPT.test(character);
    const shown = mirrored.get(index) ?? character;
    const last = runs.at(-1);
    if (last && last.level === level && !last.isAlone && !isAlone) last.text += shown;
    else runs.push({ text: shown, level, isAlone });
  }
  return runs;
}

/**
 * From the highest level down, turns each sequence of runs of at least that level around (rule L2 of the
 * algorithm).
 */
function inVisualOrder(runs: readonly Run[]): readonly Run[] {
  let ordered = runs;
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const next: Run[] = [];
    let turned: Run[] = [];
    for (const run of ordered) {
      if (run.level >= level) turned.unshift(run);
      else {
        next.push(...turned, run);
        turned = [];
      }
    }
    ordered = [...next, ...turned];
  }
  return ordered;
}
