/** Booking a trip, and what its pages show. */
export * from './CancelDialog.js';
export * from './hireWords.js';
export * from './limitWords.js';
export * from './loadWords.js';
export * from './PinMap.js';
export * from './PinMapToggle.js';
export * from './placeSearch.js';
export * from './StatusChip.js';
export * from './StopFields.js';
export * from './SuggestionText.js';
export * from './takenPictures.js';
export * from './tripDraft.js';
export * from './TripPictures.js';
export * from './useMovedPins.js';
export * from './useTripEta.js';
export * from './usePickupZone.js';
export * from './usePlaceField.js';
