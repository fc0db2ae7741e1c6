import { ThemeProvider } from '@mui/material';
import { DirectionProvider, loadDirection } from '@wayfare/web/language';
import { type ReactNode, use, useMemo } from 'react';
import { useColorMode } from '../colorMode.js';
import { useLanguage } from '../language/LanguageProvider.js';
import { siteTheme } from '../theme.js';

let mirroring: Promise<void> | null = null;
/** Loads what mirrors styles, once. */
const loadMirroring = () => (mirroring ??= loadDirection('rtl'));

/** The theme of the language's direction, for parts of the site that are drawn with MUI. */
export function Themed({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  if (direction === 'rtl') use(loadMirroring());
  const mode = useColorMode();
  const theme = useMemo(() => siteTheme(direction, mode), [direction, mode]);
  return (
    <DirectionProvider direction={direction}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </DirectionProvider>
  );
}
