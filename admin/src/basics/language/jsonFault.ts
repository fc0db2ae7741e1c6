import { type ParseError, parse } from 'jsonc-parser';

/**
 * The position where an invalid JSON text becomes invalid. Browsers describe this differently or not at all.
 */
export function jsonFault(json: string): number {
  const errors: ParseError[] = [];
  parse(json, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  return Math.min(json.length, ...errors.map(({ offset }) => offset));
}
