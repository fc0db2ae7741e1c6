import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';

const caches = {
  ltr: createCache({ key: 'wf' }),
  rtl: createCache({ key: 'wfrtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

/** Mirrors every style for right-to-left languages (rule 2.62). */
export function DirectionProvider({
  direction,
  children,
}: {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}) {
  return <CacheProvider value={caches[direction]}>{children}</CacheProvider>;
}
