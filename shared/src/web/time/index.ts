/** The time as it passes. */
export * from './useNow.js';
