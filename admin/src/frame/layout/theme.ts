import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import type { CheckboxProps, Theme } from '@mui/material';
import { deepmerge } from '@mui/utils';
import { brand, breakpoints, fontFamily, darkPalette, lightPalette, motion } from '@wayfare/web/theme';

/** Width of the open side menu (rule 2.62). */
export const DRAWER_WIDTH = 240;

const common = (focus: string): RaThemeOptions => ({
  sidebar: { width: DRAWER_WIDTH, closedWidth: 56 },
  breakpoints,
  motion,
  shape: { borderRadius: 10 },
  typography: {
    fontFamily,
    h1: { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.3 },
    h2: { fontSize: '1.15rem', fontWeight: 700, lineHeight: 1.35 },
    h3: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.4 },
    h6: { fontSize: '1.1rem', fontWeight: 700 },
    button: { fontWeight: 600, textTransform: 'none' },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: { ':focus-visible': { outline: `3px solid ${focus}`, outlineOffset: 1 } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined' } },
    // react-admin fades read-only values and their explanations.
    MuiInputBase: {
      styleOverrides: {
        input: ({ theme }: { theme: Theme }) => ({
          '&.Mui-disabled[readonly]': { WebkitTextFillColor: theme.palette.text.secondary },
        }),
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme }: { theme: Theme }) => ({
          '&.Mui-disabled': { color: theme.palette.text.secondary },
        }),
      },
    },
    MuiFormControl: { defaultProps: { variant: 'outlined' } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiAppBar: { defaultProps: { elevation: 0 } },
    // react-admin puts the name of a row's checkbox on its wrapper, but the input needs it.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: (owner: CheckboxProps) => ({ 'aria-label': owner['aria-label'] }),
        },
      },
    },
    // The place of a table that is still loading has as many columns, whose paddings make it wider than a
    // list.
    MuiTable: { styleOverrides: { root: { '.RaDataTable-root > &': { tableLayout: 'fixed' } } } },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 700, lineHeight: 1.25 } } },
    // Its names and ids may be wider than a phone.
    MuiDialogTitle: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
    MuiListItemText: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          '@media (max-width: 575.95px)': {
            margin: 16,
            maxWidth: 'calc(100% - 32px)',
            '&.MuiDialog-paperFullWidth': { width: 'calc(100% - 32px)' },
          },
        },
      },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    // Wide tables scroll inside themselves; the page never does.
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-content': { minWidth: 0, paddingBottom: 32 },
          '& .RaLayout-contentWithSidebar': { minWidth: 0 },
        },
      },
    },
    // react-admin makes these white on phones, as if the page were a sheet of paper.
    RaTopToolbar: { styleOverrides: { root: { backgroundColor: 'transparent !important' } } },
    RaSimpleList: {
      styleOverrides: {
        root: {
          // Faded by default, with too little contrast.
          '& .RaSimpleList-tertiary': { opacity: 1 },
          // Its names may be wider than a phone.
          '& .MuiListItemText-root': { overflowWrap: 'anywhere' },
        },
      },
    },
    // Without a selection it has no height, but its buttons would still lie over those of the list's toolbar.
    RaBulkActionsToolbar: {
      styleOverrides: { root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } } },
    },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
          '& .MuiTableCell-root': { paddingInline: 8 },
          // Next to the heading without taking up space in every column.
          '& .MuiTableSortLabel-icon': { position: 'absolute', insetInlineStart: '100%', marginInline: 0 },
          '& .MuiTableCell-head:last-of-type': { paddingInlineEnd: 20 },
        },
      },
    },
  },
});

/** Light colors, for a text direction. */
export const lightTheme = (direction: 'ltr' | 'rtl'): RaThemeOptions =>
  deepmerge(deepmerge(defaultLightTheme, common(brand.lagoon)), {
    direction,
    palette: {
      mode: 'light',
      ...lightPalette,
      secondary: { main: brand.deep, contrastText: '#ffffff' },
      background: { default: '#f4f6f5', paper: '#ffffff' },
      divider: '#dde5e2',
    },
    components: {
      RaToolbar: { styleOverrides: { root: { backgroundColor: '#eef3f1' } } },
      MuiFormLabel: { styleOverrides: { asterisk: { color: '#b3261e' } } },
    },
  } satisfies RaThemeOptions);

/** Dark colors, for a text direction. */
export const darkTheme = (direction: 'ltr' | 'rtl'): RaThemeOptions =>
  deepmerge(deepmerge(defaultDarkTheme, common(brand.apricot)), {
    direction,
    palette: {
      mode: 'dark',
      ...darkPalette,
      secondary: { main: '#123437', contrastText: '#ffffff' },
    },
    components: {
      RaToolbar: { styleOverrides: { root: { backgroundColor: '#173032' } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  } satisfies RaThemeOptions);
