/**
 * The characters of a reference: digits and letters that are not confused when read (no 0 and O, 1, I and L,
 * S and 5), and no W, which begins every reference. There are 29 of them, a prime number, so the check
 * character finds every single wrong character and every swapped pair.
 */
const ALPHABET = '23456789ABCDEFGHJKMNPQRTUVXYZ';
/** The fewest characters before the check character: 20 million references. */
const SHORTEST = 5;
const LONGEST = 9;
/** Where the second hyphen stands. */
const GROUP = 4;

/**
 * A new reference for a booking that people can say aloud, such as `W-4F7K-25`. The last character checks the
 * others.
 * @param random returns a number from 0 up to, but not including, 1
 * @param collisions how many references for the booking were taken: each makes the next one a character
 *   longer
 */
export function bookingReference(random: () => number, collisions = 0): string {
  const length = Math.min(SHORTEST + collisions, LONGEST);
  const body = Array.from({ length }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('');
  return spell(body + checkCharacter(body));
}

/**
 * The reference in its usual spelling, however someone typed it (`w4f7k29`, `4F7K 29`); null if its check
 * character is wrong.
 */
export function readBookingReference(text: string): string | null {
  const compact = text.toUpperCase().replace(/[\s-]/g, '').replace(/^W/, '');
  const [body, check] = [compact.slice(0, -1), compact.slice(-1)];
  if (body.length < SHORTEST || body.length > LONGEST) return null;
  if (compact.split('').some((character) => !ALPHABET.includes(character))) return null;
  return check === checkCharacter(body) ? spell(compact) : null;
}

/** The words whose beginnings find a reference: as a whole, and from each of its characters on. */
export function referenceWords(reference: string): string[] {
  const compact = reference.replaceAll('-', '');
  const [, ...groups] = reference.split('-');
  const tails = Array.from({ length: compact.length - 2 }, (_, start) => compact.slice(start));
  return [...new Set([reference, groups.join('-'), ...tails, ...groups])];
}

const spell = (compact: string) => `W-${compact.slice(0, GROUP)}-${compact.slice(GROUP)}`;

/** Each character counts by its place, so that swapped characters change the sum. */
function checkCharacter(body: string): string {
  const sum = body
    .split('')
    .reduce((total, character, index) => total + ALPHABET.indexOf(character) * (index + 2), 0);
  return ALPHABET[sum % ALPHABET.length] as string;
}
