/** The live connection to the API. */
export * from './connectSocket.js';
export * from './staleQueries.js';
