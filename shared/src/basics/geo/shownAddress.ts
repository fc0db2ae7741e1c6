/*
 * Addresses in two scripts: a rider who reads Arabic chooses a place by its Arabic name, and the driver who
 * reads English has to find it. A place keeps both texts, and each reader sees the one they can read first.
 */

/** An address with its text in another script, if there is one. */
export interface WrittenAddress {
  add: string;
  otherScript?: string | null | undefined;
}

/** An address as a reader sees it. */
export interface ShownAddress {
  text: string;
  /** What was chosen, where the reader sees another text first. */
  original?: string;
}

/** The scripts that are told apart, by the languages that are written in them; all others are Latin. */
const scriptOfLanguage: Readonly<Record<string, Script>> = {
  ar: 'Arabic',
  fa: 'Arabic',
  ur: 'Arabic',
  ps: 'Arabic',
  sd: 'Arabic',
  ug: 'Arabic',
  ckb: 'Arabic',
};

/** A script that readers are assumed to read. */
export type Script = 'Arabic' | 'Latin';

/** The script that readers of a language read; `language` is a BCP 47 tag. */
export const scriptOf = (language: string): Script =>
  scriptOfLanguage[language.toLowerCase().split('-')[0] ?? ''] ?? 'Latin';

const LETTERS: Readonly<Record<Script, RegExp>> = {
  Arabic: /\p{Script=Arabic}/gu,
  Latin: /\p{Script=Latin}/gu,
};

/** Which part of a text's letters is of a script, from 0 to 1; 1 for a text without letters. */
export function shareOfScript(text: string, script: Script): number {
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  return letters === 0 ? 1 : (text.match(LETTERS[script]) ?? []).length / letters;
}

/** Whether everyone who reads Latin letters can read a text. */
export const isLatin = (text: string): boolean => shareOfScript(text, 'Latin') === 1;

/**
 * An address as readers of a language see it: the text they can read, and what was chosen if it is another
 * (rule 4.95).
 */
export function shownAddress({ add, otherScript }: WrittenAddress, language: string): ShownAddress {
  const script = scriptOf(language);
  if (!otherScript || shareOfScript(otherScript, script) <= shareOfScript(add, script)) return { text: add };
  return { text: otherScript, original: add };
}

/** The same on one line, where there is no room for two. */
export const addressText = (place: WrittenAddress, language: string): string =>
  shownAddress(place, language).text;

/** An address with what was chosen in brackets, for texts that are heard or shown on request. */
export function wholeAddress(place: WrittenAddress, language: string): string {
  const { text, original } = shownAddress(place, language);
  return original ? `${text} (${original})` : text;
}
