/** Changing a booking: the form with its preview, and the history of changes. */
export * from './ChangeDialog.js';
export * from './ChangeForm.js';
export * from './ChangeHistory.js';
export * from './ChangeSummary.js';
export * from './ExtraChoice.js';
export * from './changeDraft.js';
export * from './useBookingChange.js';
