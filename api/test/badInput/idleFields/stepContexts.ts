import { DROP } from '../../support/builders.js';
import { type Context, people, rider, same, stored, theDriver } from './business.js';

const device = 'a device without a network sends what was true when the driver did it';

/** Changes and steps of trips that are booked. */
export const stepContexts: Context[] = [
  ...(['NEW', 'ARRIVED', 'STARTED', 'PENDING'] as const).map((status) => ({
    operation: 'previewBookingChange',
    what: `of a trip in ${status}`,
    as: rider,
    body: () => ({}),
    params: () => stored('taxi', status),
  })),
  {
    operation: 'startTrip',
    what: 'without a code',
    as: theDriver,
    body: () => ({}),
    params: () => stored('taxi', 'ARRIVED'),
    silent: { otp: device, at: same },
  },
  {
    operation: 'arriveAtPickup',
    what: 'at the pickup',
    as: theDriver,
    body: () => ({}),
    params: () => stored('taxi', 'ACCEPTED'),
    silent: { reason: device, at: same },
  },
  {
    operation: 'reachDrop',
    what: 'of a ride',
    as: theDriver,
    body: () => ({ lat: DROP.lat, lng: DROP.lng }),
    params: () => stored('taxi', 'STARTED'),
    silent: { at: same, accuracyM: 'only a coarse position counts differently' },
  },
  {
    operation: 'payBooking',
    what: 'by the driver',
    as: theDriver,
    body: () => ({ payment_mode: 'cash' }),
    params: () => stored('taxi', 'PENDING'),
  },
  {
    operation: 'payBooking',
    what: 'of a parcel',
    category: 'delivery',
    as: () => people.delivery.rider,
    body: () => ({ payment_mode: 'card' }),
    params: () => stored('delivery', 'PENDING'),
  },
  {
    operation: 'rateTrip',
    what: 'by the driver',
    as: theDriver,
    body: () => ({ rate: 4 }),
    params: () => stored('taxi', 'PAID'),
  },
  {
    operation: 'completeBooking',
    what: 'by the driver',
    as: theDriver,
    body: () => ({}),
    params: () => stored('taxi', 'PAID'),
  },
  {
    operation: 'cancelBooking',
    what: 'of a trip without another one',
    as: rider,
    body: () => ({ reason: 'Late' }),
    params: () => stored('taxi', 'NEW'),
  },
];
