/** Maps. The map library itself is loaded with the first map shown. */
export * from './mapProps.js';
export * from './MapView.js';
export * from './pathOf.js';
