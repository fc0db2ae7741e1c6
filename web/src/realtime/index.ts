/** The live connection to the API. */
export * from './connectSocket.js';
export type { LiveSocket } from './liveSocket.js';
export * from './staleQueries.js';
