import type { Meeting } from './meetings.js';
import { between, type Spot } from './plane.js';
import type { StreetLine } from './streetLines.js';

/** Where two streets with names cross. */
export interface Corner {
  /** The two names, in the usual order: avenues before streets. */
  names: readonly [string, string];
  borough: string;
  at: Spot;
}

/** A street that ends no farther than this from another one, in meters, still forms a corner with it. */
const AT_CORNER_M = 20;
/**
 * Each direction may be a separate line: crossings of the same streets closer than this, in meters, are one
 * corner.
 */
const ONE_CORNER_M = 300;

/** The corners of the streets: each pair of names once, at its first crossing. */
export function cornersOf(lines: readonly StreetLine[], meetings: readonly Meeting[]): Corner[] {
  const found = new Map<string, Corner[]>();
  for (const { a, b, gap } of meetings) {
    if (gap > AT_CORNER_M) continue;
    const one = (lines[a.line] as StreetLine).street;
    const other = (lines[b.line] as StreetLine).street;
    if (!one.name || !other.name || one.name === other.name) continue;
    const names = inOrder(one.name, other.name);
    const key = `${names.join('&')},${one.borough}`;
    const known = found.get(key) ?? [];
    if (known.some(({ at }) => between(at, a.at) < ONE_CORNER_M)) continue;
    found.set(key, [...known, { names, borough: one.borough, at: a.at }]);
  }
  return [...found.values()].flat();
}

const isStreet = (name: string) => name.endsWith('Street');

function inOrder(one: string, other: string): [string, string] {
  const isFirst =
    isStreet(one) === isStreet(other)
      ? one.localeCompare(other, 'en', { numeric: true }) < 0
      : isStreet(other);
  return isFirst ? [one, other] : [other, one];
}
