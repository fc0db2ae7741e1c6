import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { stylesOf } from './directionStyles.js';

/**
 * Mirrors every style for right-to-left languages (rule 2.62), whose texts have brought what mirrors them.
 */
export function DirectionProvider({
  direction,
  children,
}: {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}) {
  return <CacheProvider value={stylesOf(direction)}>{children}</CacheProvider>;
}
