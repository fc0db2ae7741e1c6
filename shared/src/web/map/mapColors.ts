/** Colors of the map's background, names and route, for each mode of the theme. */
export interface MapColors {
  sea: string;
  land: string;
  name: string;
  route: string;
  /** The border of the route, which separates it from the background. */
  routeBorder: string;
}

export const mapColors: Readonly<Record<'light' | 'dark', MapColors>> = {
  light: { sea: '#c9e0e3', land: '#f3f1e8', name: '#4a5f5c', route: '#0f6b66', routeBorder: '#ffffff' },
  dark: { sea: '#0c2a2e', land: '#1b3538', name: '#b4c8c5', route: '#6fd3c9', routeBorder: '#0b1c1e' },
};
