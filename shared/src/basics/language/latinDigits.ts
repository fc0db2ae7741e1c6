/** Arabic and Persian digits. The last four bits of each are its value. */
const DIGITS = /[٠-٩۰-۹]/g;

/** Converts a typed code to the digits 0 to 9, from the digits of any keyboard. */
export const latinDigits = (typed: string): string =>
  typed.replace(DIGITS, (digit) => String((digit.codePointAt(0) as number) & 15));
