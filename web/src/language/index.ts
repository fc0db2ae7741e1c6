/** The language of a page: choosing it, its texts, its direction, and its formats. */
export * from './DirectionProvider.js';
export { type EmotionCache, loadDirection, stylesOf } from './directionStyles.js';
export * from './formats.js';
export * from './InZone.js';
export * from './loadTexts.js';
export * from './locale.js';
export * from './times.js';
