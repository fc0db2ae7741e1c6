import type { StoredBooking } from '../store/storedBooking.js';

/** A booking with a fare review. */
export type ReviewedBooking = StoredBooking & Required<Pick<StoredBooking, 'fareReview'>>;
