import { people } from '../world.js';
import type { Step } from '../killAtEachWrite.js';
import type { Play } from '../play.js';
import { done, drivenTo, pay } from './trip.js';

const once = { 'idempotency-key': 'once' };
const withdraw = (play: Play, amount: number) => play.as('driver').post('/withdraws', { amount }, once);

/** Everything that moves money by itself. */
export const moneySteps: readonly Step[] = [
  {
    title: 'an admin adds to a wallet',
    take: (play) => play.as('admin').post('/wallet/credits', { uid: people.rider.id, amount: 12.34 }, once),
  },
  {
    title: 'a driver asks to be paid out',
    take: (play) => withdraw(play, 30),
  },
  {
    title: 'a driver asks for more than there is',
    take: (play) => withdraw(play, 3_000),
  },
  {
    title: 'an admin processes a request to be paid out',
    before: async (play) => (await done(withdraw(play, 30))).body.id,
    take: (play, id) => play.as('admin').post(`/withdraws/${id}/process`),
  },
  {
    title: 'a rider pays from a wallet that holds too little',
    async before(play) {
      const id = await drivenTo(play, 'reach');
      const { db } = play.observer.services;
      const emptied = { type: 'Debit', amount: 99, txRef: 'test:emptied' } as const;
      await db.wallets.post(people.rider.id, [emptied], { date: play.at });
      return id;
    },
    take: (play, id) => pay(play, 'rider', id),
  },
];
