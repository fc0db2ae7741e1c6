import { type StoredStreet, type StreetKind, decodePolyline } from '@wayfare/shared';
import type { Box } from './landTiles.js';

/** A line of a street, with the box around it. */
export interface DrawnStreet extends Box {
  name: string;
  kind: StreetKind;
  /** A flat list: lng, lat, lng, lat … */
  line: readonly number[];
}

const loaded = new Map<string, Promise<readonly DrawnStreet[]>>();

/** Loads a file of streets once. None if it is unavailable: the map also works without streets. */
export function streetsAt(address: string): Promise<readonly DrawnStreet[]> {
  let streets = loaded.get(address);
  if (!streets) {
    streets = fetch(address)
      .then(async (response) => (response.ok ? streetLines((await response.json()) as StoredStreet[]) : []))
      .catch(() => {
        loaded.delete(address);
        return [];
      });
    loaded.set(address, streets);
  }
  return streets;
}

/** The lines of stored streets; wide roads last, so that they are drawn on top. */
export function streetLines(stored: readonly StoredStreet[]): DrawnStreet[] {
  const rank = { street: 0, highway: 1, expressway: 2 };
  return stored
    .flatMap(([name, , kind, , ...lines]) =>
      lines.map((encoded) => {
        const path = decodePolyline(encoded);
        const lngs = path.map(({ lng }) => lng);
        const lats = path.map(({ lat }) => lat);
        return {
          name,
          kind,
          line: path.flatMap(({ lng, lat }) => [lng, lat]),
          west: Math.min(...lngs),
          east: Math.max(...lngs),
          south: Math.min(...lats),
          north: Math.max(...lats),
        };
      }),
    )
    .sort((a, b) => rank[a.kind] - rank[b.kind]);
}

/** Whether two boxes overlap. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;
