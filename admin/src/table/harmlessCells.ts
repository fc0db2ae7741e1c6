/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;
/** A number, or a phone number: nothing a formula could be made of. */
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/**
 * A record as a spreadsheet may open it: a text that would be a formula gets an apostrophe before it, which makes it text. Names,
 * messages and the like are written by anybody.
 */
export function harmlessCells<T>(value: T): T {
  if (typeof value === 'string')
    return (FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value) as T;
  if (Array.isArray(value)) return value.map(harmlessCells) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, held]) => [harmlessCells(name), harmlessCells(held as unknown)]),
    ) as T;
  return value;
}
