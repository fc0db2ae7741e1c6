import { aTrip } from '../../support/builders.js';
import type { Step } from '../killAtEachWrite.js';
import type { Play } from '../play.js';
import { people, type Person } from '../world.js';
import { cancel, costlyToCancel, done, drivenTo, pay } from './trip.js';

const once = { 'idempotency-key': 'once' };
const byWallet = { payment_mode: 'wallet' };

export const bookFromWallet = (play: Play) =>
  play.as('rider').post('/bookings', { ...aTrip, ...byWallet }, once);

/** Moves a user's money, outside any trip. */
async function post(play: Play, person: Person, type: 'Credit' | 'Debit', amount: number, account?: 'bonus') {
  const posting = { type, amount, account, txRef: `test:${person}:${type}` };
  await play.observer.services.db.wallets.post(people[person].id, [posting], { date: play.at });
  await play.observer.services.db.wallets.idle();
}

/** Everything about money that is reserved, given as a bonus, or owed. */
export const walletSteps: readonly Step[] = [
  {
    title: 'a rider books with wallet payment',
    isTakenBack: true,
    take: bookFromWallet,
  },
  {
    title: 'the rider pays a trip booked with wallet payment, with bonus money for the fee',
    async before(play) {
      await post(play, 'rider', 'Credit', 30, 'bonus');
      return drivenTo(play, 'reach', byWallet);
    },
    take: (play, id) => pay(play, 'rider', id),
  },
  {
    title: 'the rider switches a trip booked with wallet payment to cash',
    before: (play) => drivenTo(play, 'reach', byWallet),
    take: (play, id) => play.as('rider').post(`/bookings/${id}/pay`, { payment_mode: 'cash' }),
  },
  {
    title: 'the rider cancels a trip booked with wallet payment, for a fee',
    before: (play) => costlyToCancel(play, byWallet),
    take: (play, id) => cancel(play, 'rider', id),
  },
  {
    title: 'the driver confirms cash, and bonus money pays the fee',
    async before(play) {
      await post(play, 'driver', 'Credit', 1, 'bonus');
      return drivenTo(play, 'reach');
    },
    take: (play, id) => pay(play, 'driver', id),
  },
  {
    title: 'an admin credits a rider who owes a fee, and the driver gets the fee',
    async before(play) {
      const id = await costlyToCancel(play);
      await post(play, 'rider', 'Debit', 99);
      await done(cancel(play, 'rider', id));
      return id;
    },
    take: (play) => play.as('admin').post('/wallet/credits', { uid: people.rider.id, amount: 80 }, once),
  },
];
