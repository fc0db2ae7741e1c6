import { receiptPhoneInputSchema, streetTripInputSchema } from '@wayfare/shared';
import { bookingStep as step } from '../bookingStep.js';
import { startStreetTrip } from './startStreetTrip.js';
import { giveReceiptPhone } from './textReceipt.js';

/** Trips that drivers start for passengers on the street. */
export const streetOperations = [
  step(
    'street',
    'Start a trip for a passenger who stops the car on the street, under an id that the device chooses',
    ['driver'],
    streetTripInputSchema,
    (actor, id, body, services) => startStreetTrip(actor, id, body, services),
    { id: 'startStreetTrip' },
  ),
  step(
    'receipt-phone',
    'Enter the number to which the receipt of a street trip is texted',
    ['driver'],
    receiptPhoneInputSchema,
    (actor, id, body, services) => giveReceiptPhone(actor, id, body, services),
    { id: 'giveReceiptPhone' },
  ),
];
