const DIGIT = /\p{Nd}/u;
/** A decimal comma as other keyboards type it, and what stands for a minus or an apostrophe. */
const ALIKE: Readonly<Record<string, string>> = {
  '،': ',',
  '，': ',',
  '．': '.',
  '−': '-',
  '－': '-',
  '﹣': '-',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '’': "'",
  '‘': "'",
  ʼ: "'",
};

/**
 * The value of a decimal digit of any script. Unicode lists the digits 0 to 9 of a script one after another.
 */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/**
 * A typed number with the digits 0 to 9, one kind of comma, point, minus, apostrophe and space, and without
 * invisible marks of direction.
 */
export const plainDigits = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/gu, ' ')
    .trim()
    .replace(/./gu, (letter) => ALIKE[letter] ?? (DIGIT.test(letter) ? String(valueOf(letter)) : letter));
