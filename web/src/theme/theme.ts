/** The product's brand colors: deep water, lagoon, and the apricot of a lamp at dusk. */
export const brand = {
  ink: '#0b2b2e',
  deep: '#0f3f42',
  lagoon: '#0f6b66',
  shallow: '#6fd3c9',
  mist: '#dcebe8',
  paper: '#f6f5f0',
  apricot: '#ffb45c',
  ember: '#b4441f',
} as const;

export const fontFamily =
  'ui-rounded, "SF Pro Rounded", "Nunito Sans", "Segoe UI", system-ui, -apple-system, Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif';

/** Pages change their layout at these widths, in pixels (rule 9.13). */
export const breakpoints = { values: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200 } };

/** The light colors that the panel and the site have in common. */
export const lightPalette = {
  primary: { main: brand.lagoon, dark: brand.deep, contrastText: '#ffffff' },
  error: { main: '#b3261e' },
  success: { main: '#1d6b3f' },
  warning: { main: '#8a5300' },
  info: { main: '#0c5a78' },
  text: { primary: '#12282a', secondary: '#48605f' },
};

/** The dark colors that the panel and the driver's pages have in common. */
export const darkPalette = {
  primary: { main: brand.shallow, contrastText: '#06211f' },
  error: { main: '#ff9a90' },
  success: { main: '#7ed7a3' },
  warning: { main: '#ffc87a' },
  info: { main: '#8ccbea' },
  background: { default: '#0b1c1e', paper: '#122729' },
  text: { primary: '#e8f1ef', secondary: '#a9c0bd' },
  divider: '#27403f',
};

/** Nothing moves for people who asked their system for less motion. */
export const motion = { reducedMotion: 'system' } as const;
