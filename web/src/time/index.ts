/** The time as it passes. */
export * from './useNow.js';
export * from './usePageVisible.js';
