import createCache, { type EmotionCache } from '@emotion/cache';

export type { EmotionCache };

const leftToRight = createCache({ key: 'wf' });
let rightToLeft: EmotionCache | null = null;

/** Loads what mirrors styles, if a direction needs it. */
export async function loadDirection(direction: 'ltr' | 'rtl'): Promise<void> {
  if (direction === 'rtl') rightToLeft ??= (await import('./rightToLeft.js')).rightToLeft;
}

/**
 * Where the styles of a direction are kept: mirrored ones once `loadDirection` has loaded what mirrors them.
 */
export const stylesOf = (direction: 'ltr' | 'rtl'): EmotionCache =>
  (direction === 'rtl' ? rightToLeft : null) ?? leftToRight;
