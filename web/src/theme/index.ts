/** The look of both apps. */
export * from './theme.js';
