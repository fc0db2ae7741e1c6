import anyAscii from 'any-ascii';

/**
 * Long vowels and the feminine ending of Arabic and Persian, which the library leaves out or reduces to
 * marks. With them, a name can be said: "sntral" instead of "sntrl".
 */
const VOWELS: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ى: 'a',
  ة: 'a',
  ع: 'a',
};

/**
 * A text in Latin letters, letter by letter: how it sounds, roughly, for a reader who cannot read its script.
 * Latin letters with accents stay.
 */
export function latinLetters(text: string): string {
  const latin = text.normalize('NFC').replace(/[^\p{Script=Latin}\p{M}\s]/gu, (letter) => {
    return VOWELS[letter] ?? anyAscii(letter);
  });
  return latin
    .replace(/['`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (first) => first.toUpperCase());
}
