/** The language of a page: choosing it, its texts, its direction, and its formats. */
export * from './DirectionProvider.js';
export { loadDirection } from './directionStyles.js';
export * from './formats.js';
export * from './loadTexts.js';
export * from './locale.js';
