/** Characters that start a formula in a spreadsheet, including full-width ones. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;
/** A number or phone number: cannot be part of a formula. */
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/**
 * Makes a text safe to open in a spreadsheet: a text that would be a formula gets a leading apostrophe.
 * Names, messages and the like come from untrusted users.
 */
export const harmlessText = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
