/**
 * An expressway has no lights and few exits; a highway is a wide surface road, a large bridge or a tunnel.
 */
export type StreetKind = 'expressway' | 'highway' | 'street';

/**
 * A street of the demo city in its file: name, borough, kind, 1 if it passes over or under others, encoded
 * polylines.
 */
export type StoredStreet = [
  name: string,
  borough: string,
  kind: StreetKind,
  isApart: 0 | 1,
  ...lines: string[],
];
