import type { StreetKind } from '@wayfare/shared';

/** Colors of the map's background, names, streets and route, for each mode of the theme. */
export interface MapColors {
  sea: string;
  land: string;
  name: string;
  streets: Readonly<Record<StreetKind, string>>;
  /** The border of the streets, which separates them from the land. */
  streetBorder: string;
  route: string;
  /** The border of the route, which separates it from the background. */
  routeBorder: string;
}

export const mapColors: Readonly<Record<'light' | 'dark', MapColors>> = {
  light: {
    sea: '#c9e0e3',
    land: '#f3f1e8',
    name: '#4a5f5c',
    streets: { street: '#ffffff', highway: '#fbe9bd', expressway: '#f3cf8b' },
    streetBorder: '#cfc8b4',
    route: '#0f6b66',
    routeBorder: '#ffffff',
  },
  dark: {
    sea: '#0c2a2e',
    land: '#1b3538',
    name: '#b4c8c5',
    streets: { street: '#35565a', highway: '#4d6b62', expressway: '#6f7a58' },
    streetBorder: '#10262a',
    route: '#6fd3c9',
    routeBorder: '#0b1c1e',
  },
};
