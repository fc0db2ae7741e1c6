/** Wallet histories, in words and as CSV files. */
export * from './walletEntries.js';
export * from './statement.js';
