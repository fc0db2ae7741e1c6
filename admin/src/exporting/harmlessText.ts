/** What a spreadsheet takes for the beginning of a formula, in East Asian widths too. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;
/** A number, or a phone number: nothing a formula could be made of. */
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/**
 * A text as a spreadsheet may open it: one that would be a formula gets an apostrophe before it, which makes it text. Names,
 * messages and the like are written by anybody.
 */
export const harmlessText = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
