/** A secret with fewer different characters than this is no random one. */
const DIFFERENT_CHARACTERS = 8;

/**
 * Whether a long secret is nevertheless trivial to guess: few different characters, a piece that repeats, or
 * characters in the order of the alphabet. Random secrets of 32 hexadecimal digits or more are not.
 */
export function isWeakSecret(secret: string): boolean {
  return new Set(secret).size < DIFFERENT_CHARACTERS || repeatsAPiece(secret) || isSequence(secret);
}

/** Whether a piece of at most half its length makes up a text, also if the last piece is cut off. */
function repeatsAPiece(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1)
    if (text.startsWith(text.slice(length))) return true;
  return false;
}

/** Whether most characters follow the one before them in the alphabet or in the digits, up or down. */
function isSequence(text: string): boolean {
  const codes = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  const steps = codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? code)) === 1);
  return steps.length > text.length / 2;
}
