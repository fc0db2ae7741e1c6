import type { Offer } from '../store/storedBooking.js';

/** States of offers whose drivers are never asked again: they said no, or lost the trip. */
const final: readonly Offer['state'][] = ['declined', 'recalled', 'gaveBack'];

/** The drivers whom dispatch does not ask for a booking again. */
export const leftOutDrivers = (offers: readonly Offer[]): string[] =>
  offers.filter(({ state }) => final.includes(state)).map(({ driver }) => driver);
