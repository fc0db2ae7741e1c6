import { returnSettings } from './bookings.js';
import type { FieldTexts } from './fieldTexts.js';

/** The settings of the business. */
export const settingsFields: FieldTexts = {
  ...returnSettings,
  returnByPartners: 'Partners book return trips.',
  autoDispatch: 'Whether the product asks drivers itself, in rounds.',
  convert_to_mile: 'Whether distances and rates count in miles instead of kilometers.',
  driverRadius:
    'How far from the pickup drivers are asked, in kilometers, or in miles with `convert_to_mile`.',
  offerSeconds: 'How long a driver has to answer an offer, in seconds.',
  offersAtATime: 'How many drivers have the offer of a trip at the same time.',
  rankByMinutes: 'Whether drivers are ordered by driving time to the pickup instead of the straight line.',
  fairSeconds: 'How much longer than the first drivers may need to count as equally near, in seconds.',
  forwardMinutes:
    'Within how many minutes a trip has to end for its driver to get the next offer; 0 for never.',
  leadMinutes:
    'How long before its time the search for the driver of a prebooking begins at least, in minutes.',
  leadMostMinutes: 'The same at most, in minutes.',
  leadBufferMinutes: 'How much earlier it begins than the drive to the pickup needs, in minutes.',
  driverSilentSeconds: 'How old the last position of a driver may be for them to get offers, in seconds.',
  missedOffersAway: 'After how many unanswered offers in a row a driver is away; 0 for never.',
  explanationDays: 'Within how many days a person answers what a driver asks about a decision.',
  arrivalRadius: 'How close to the pickup a driver has to be to have arrived, in meters.',
  longerTripPercent:
    'By how many percent a change makes a trip so much longer that its driver has to confirm it.',
  longerTripSeconds:
    'How many seconds the driver has to confirm it; with 0, other drivers are asked at once.',
  noShowMinutes: 'How many minutes a driver waits at the pickup for free before a no-show.',
  fareToleranceUp: 'How far above the estimate a fare may settle, in percent.',
  fareToleranceDown: 'How far below the estimate a fare may settle, in percent.',
  negativeBalance: 'Whether drivers with a wallet below zero get trips.',
  expiredDocumentsBlock: 'Whether drivers with an expired document get no trips.',
  contactMinutes: 'How long driver and rider can reach each other after a trip, in minutes.',
  riderExtraMax:
    'The most that riders can add to the price of a trip for its driver, while one is searched; 0 turns it off.',
  lostItemDays: 'For how many days after a trip its rider can report a lost item; 0 for never.',
  maxOpenBookings: 'How many bookings a rider can have open at the same time.',
  maxCancellations: 'How many cancellations within an hour start a pause.',
  breakMinutes: 'How long a driver’s break can be, in minutes; 0 for no breaks.',
  headingsPerDay: 'How often a day a driver can head for a place; 0 for never.',
  replayDays: 'For how many days it is kept where drivers were, for the replay of shifts; 0 records nothing.',
  keepPositionsDays: 'For how many days trips keep their positions; 0, or at least 90.',
  keepChatsDays: 'For how many days chats and conversations with the office are kept; 0, or at least 90.',
  keepPeopleDays: 'For how many days finished trips keep names, contacts and texts; 0, or at least 90.',
  keepAuditDays: 'For how many days the audit log keeps its entries; 0, or at least 90.',
  seriesDaysAhead: 'For how many days ahead the bookings of recurring trips are made.',
};
