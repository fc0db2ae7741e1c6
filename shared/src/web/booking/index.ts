/** Booking a trip, and what its pages show. */
export * from './placeSearch.js';
export * from './StatusChip.js';
export * from './tripDraft.js';
