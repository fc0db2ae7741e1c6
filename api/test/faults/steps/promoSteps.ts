import type { Step } from '../killAtEachWrite.js';
import { aTrip } from '../../support/builders.js';
import { promo } from '../world.js';
import { book, cancel, drivenTo } from './trip.js';

/** Uses of a promo. */
export const promoSteps: readonly Step[] = [
  {
    title: 'a rider books with a promo',
    take: (play) =>
      play.as('rider').post('/bookings', { ...aTrip, promo: promo.id }, { 'idempotency-key': 'once' }),
  },
  {
    title: 'the rider pays with a promo',
    before: (play) => drivenTo(play, 'reach'),
    take: (play, id) =>
      play.as('rider').post(`/bookings/${id}/pay`, { payment_mode: 'wallet', promo: promo.id }),
  },
  {
    title: 'the rider cancels a trip with a promo',
    before: (play) => book(play, { promo: promo.id }),
    take: (play, id) => cancel(play, 'rider', id),
  },
];
