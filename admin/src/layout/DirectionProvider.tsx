import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';
import { useDirection } from '../providers/locale.js';

const caches = {
  ltr: createCache({ key: 'wp' }),
  rtl: createCache({ key: 'wprtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

/** Mirrors every style for right-to-left languages (rule 2.62). */
export function DirectionProvider({ children }: { children: ReactNode }) {
  return <CacheProvider value={caches[useDirection()]}>{children}</CacheProvider>;
}
