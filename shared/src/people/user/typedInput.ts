/** How each kind of value is cleaned that people type, paste, or that other machines send. */
import { latinDigits } from '../../basics/language/latinDigits.js';

/** Direction marks, joiners, soft hyphens and other characters that only change how their neighbors look. */
const FORMATS = /\p{Cf}/gu;
/** A telephone address (RFC 3966), with parameters after the number. */
const TEL = /^tel:([^;]*)(?:;ext=(\d+))?.*$/i;
/** Six digits, as one run or in two groups, that are not part of a longer number. */
const CODE = /(?:^|\D)(\d{3})(?:\s|\p{Pd}|[.·])?(\d{3})(?!\d)/u;

/**
 * A phone number as pasted or sent by a telephone system: without invisible marks of direction, with digits 0
 * to 9, without `tel:`, and with a plus instead of an international 00.
 */
export const cleanPhone = (typed: string): string =>
  latinDigits(typed.normalize('NFKC').replace(FORMATS, ''))
    .trim()
    .replace(TEL, (_, number: string, extension?: string) => (extension ? `${number} x${extension}` : number))
    .replace(/^00(?=[1-9])/, '+');

/**
 * A login code as pasted: with spaces, in other digits, or within the whole message. A text without six
 * digits in a row loses its spaces only.
 */
export function cleanCode(typed: string): string {
  const text = latinDigits(typed.normalize('NFKC').replace(FORMATS, ''));
  const code = CODE.exec(text);
  return code ? `${code[1]}${code[2]}` : text.replace(/\s/g, '');
}

/** An email address as stored and compared: lowercase, without the space that keyboards add after it. */
export const cleanEmail = (typed: string): string =>
  typed.normalize('NFKC').replace(FORMATS, '').trim().toLowerCase();
