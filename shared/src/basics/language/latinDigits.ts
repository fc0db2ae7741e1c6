/** Arabic and Persian digits. The last four bits of each are its value. */
const DIGITS = /[٠-٩۰-۹]/g;

/** A typed code with the digits 0 to 9, whatever keyboard it was typed on. */
export const latinDigits = (typed: string): string =>
  typed.replace(DIGITS, (digit) => String((digit.codePointAt(0) as number) & 15));
