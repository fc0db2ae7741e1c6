import { wordsOf } from '../placeText.js';

/** Other spellings of the words of street names. */
const WRITTEN_AS: Readonly<Record<string, readonly string[]>> = {
  avenue: ['ave', 'av'],
  boulevard: ['blvd'],
  bridge: ['br'],
  broadway: ['bway'],
  drive: ['dr'],
  east: ['e'],
  expressway: ['expwy', 'expy'],
  fort: ['ft'],
  highway: ['hwy'],
  jr: ['junior'],
  lane: ['ln'],
  north: ['n'],
  parkway: ['pkwy'],
  place: ['pl'],
  road: ['rd'],
  south: ['s'],
  square: ['sq'],
  st: ['saint'],
  street: ['st', 'str'],
  terrace: ['ter'],
  turnpike: ['tpke'],
  west: ['w'],
};
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
/** Streets that are also known by another name. */
const ALSO_KNOWN: Readonly<Record<string, readonly string[]>> = {
  '6th Avenue': ['Avenue of the Americas'],
  'Avenue of the Americas': ['6th Avenue'],
  'Brooklyn–Queens Expressway': ['BQE'],
  'Ed Koch Queensboro Bridge': ['59th Street Bridge'],
  'FDR Drive': ['Franklin D. Roosevelt Drive', 'East River Drive'],
  'Hugh L. Carey Tunnel': ['Brooklyn Battery Tunnel'],
  'Lenox Avenue': ['Malcolm X Boulevard'],
  'Long Island Expressway': ['LIE'],
  'Robert F. Kennedy Bridge': ['Triborough Bridge', 'RFK Bridge'],
  'West Side Highway': ['Joe DiMaggio Highway'],
};

/** The words of a name, each with all of its spellings. */
export type WordForms = readonly (readonly string[])[];

/** The forms of a street's name, and of the other names it is known by. */
export function formsOf(name: string): WordForms[] {
  return [name, ...(ALSO_KNOWN[name] ?? [])].map(wordForms);
}

/** Returns the spellings of each word of a text. */
export function wordForms(text: string): WordForms {
  return wordsOf(text).map((word) => {
    const number = /^(\d+)(st|nd|rd|th)$/.exec(word)?.[1];
    if (!number) return [word, ...(WRITTEN_AS[word] ?? [])];
    const written = ORDINALS[Number(number) - 1];
    return [word, number, ...(written ? [written] : [])];
  });
}

/**
 * How well typed words match a name: 0 for exactly all of its words; larger is worse. Null if a word does not
 * match.
 */
export function mismatch(typed: readonly string[], name: WordForms, around: WordForms): number | null {
  const unused = [...name];
  let begun = 0;
  let named = 0;
  for (const word of typed) {
    const whole = unused.findIndex((forms) => forms.includes(word));
    const found =
      whole !== -1 ? whole : unused.findIndex((forms) => forms.some((form) => form.startsWith(word)));
    if (found !== -1) {
      unused.splice(found, 1);
      named += 1;
      if (whole === -1) begun += 1;
    } else if (!around.some((forms) => forms.some((form) => form.startsWith(word)))) {
      return null;
    }
  }
  return named === 0 ? null : unused.length + 2 * begun;
}

/** Separators between the names of two streets. Words count only between spaces. */
const JOINT = /\s*[&+@/]\s*|\s+(?:and|at)(?:\s+|$)/i;
const MAX_WORDS = 8;

/**
 * The texts of two crossing streets as words, for "Broadway & W 42 St"; null if the text names one street.
 */
export function cornerWords(text: string): [string[], string[]] | null {
  const joint = JOINT.exec(text);
  if (!joint) return null;
  const words = (part: string) => wordsOf(part).slice(0, MAX_WORDS);
  const first = words(text.slice(0, joint.index));
  const second = words(text.slice(joint.index + joint[0].length));
  return first.length > 0 ? [first, second] : null;
}
