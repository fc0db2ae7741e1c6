import { createTheme, type Theme } from '@mui/material';
import { brand, breakpoints, darkPalette, fontFamily, lightPalette, motion } from '@wayfare/web/theme';

/** The outline of the element that has the keyboard's focus. */
const ring = { outline: `3px solid ${brand.apricot}`, outlineOffset: 2 };
/** MUI removes the outline of its buttons. */
const focusRing = { '&.Mui-focusVisible': ring };

const lightSite = {
  ...lightPalette,
  background: { default: brand.paper, paper: '#ffffff' },
  divider: '#dfe5e1',
};

/**
 * The theme for a text direction, with the product's breakpoints (rule 9.13). Drivers have dark colors, too.
 */
export function siteTheme(direction: 'ltr' | 'rtl', mode: 'light' | 'dark'): Theme {
  const theme = createTheme({
    direction,
    breakpoints,
    motion,
    palette: {
      mode,
      ...(mode === 'dark' ? darkPalette : lightSite),
      secondary: { main: brand.apricot, contrastText: brand.ink },
    },
    shape: { borderRadius: 4 },
    typography: {
      fontFamily,
      h1: {
        fontSize: 'clamp(2.1rem, 6vw, 3.9rem)',
        fontWeight: 800,
        lineHeight: 1.06,
        letterSpacing: '-0.03em',
      },
      h2: {
        fontSize: 'clamp(1.6rem, 4vw, 2.4rem)',
        fontWeight: 800,
        lineHeight: 1.15,
        letterSpacing: '-0.02em',
      },
      h3: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3 },
      h4: { fontSize: '1.1rem', fontWeight: 700 },
      button: { fontWeight: 700, textTransform: 'none', fontSize: '1rem' },
    },
    components: {
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { borderRadius: 999, minHeight: 44, paddingInline: 22, ...focusRing } },
      },
      // Labels stand on the edge of their fields, as in the fields that are drawn without MUI.
      MuiInputLabel: { defaultProps: { shrink: true } },
      MuiOutlinedInput: {
        defaultProps: { notched: true },
        styleOverrides: { root: { borderRadius: 14 } },
      },
      MuiAlert: { styleOverrides: { root: { borderRadius: 14 } } },
      MuiSkeleton: { styleOverrides: { rounded: { borderRadius: 14 } } },
      MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44, ...focusRing } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 20 } } },
      MuiCard: {
        defaultProps: { elevation: 0 },
        styleOverrides: {
          root: { border: `1px solid ${mode === 'dark' ? darkPalette.divider : '#e4e8e3'}` },
        },
      },
      MuiDialog: { styleOverrides: { paper: { borderRadius: 24 }, paperFullScreen: { borderRadius: 0 } } },
      MuiDialogActions: {
        styleOverrides: { root: { padding: '8px 20px 20px', '& .MuiButton-root': { paddingInline: 16 } } },
      },
      MuiTextField: { defaultProps: { fullWidth: true } },
      MuiLink: { defaultProps: { underline: 'hover' } },
    },
  });
  // Arabic letters are joined: letter spacing breaks words.
  if (direction === 'rtl') {
    for (const variant of ['h1', 'h2'] as const) theme.typography[variant].letterSpacing = 'normal';
  }
  return theme;
}
