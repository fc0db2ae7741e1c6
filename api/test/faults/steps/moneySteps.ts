import { failPayout, payOut } from '../../support/payOut.js';
import { people } from '../world.js';
import type { Step } from '../killAtEachWrite.js';
import type { Play } from '../play.js';
import { done, drivenTo, pay } from './trip.js';

const once = { 'idempotency-key': 'once' };
/** The reference of the rider's credit. */
async function creditOf(play: Play): Promise<string> {
  const { body } = await play.as('admin').get(`/wallethistory?filter={"uid":"${people.rider.id}"}`);
  return (body as { txRef: string }[]).find(({ txRef }) => txRef.startsWith('credit:'))?.txRef ?? '';
}

const withdraw = (play: Play, amount: number) => play.as('driver').post('/withdraws', { amount }, once);

/** Everything that moves money without a booking. */
export const moneySteps: readonly Step[] = [
  {
    title: 'an admin credits a wallet',
    take: (play) => play.as('admin').post('/wallet/credits', { uid: people.rider.id, amount: 12.34 }, once),
  },
  {
    title: 'a driver requests a payout',
    take: (play) => withdraw(play, 30),
  },
  {
    title: 'a driver requests a payout above the balance',
    take: (play) => withdraw(play, 3_000),
  },
  {
    title: 'an admin processes a payout request',
    before: async (play) => (await done(withdraw(play, 30))).body.id,
    take: (play, id) => payOut(play.as('admin'), id),
  },
  {
    title: 'an admin marks a payout as failed',
    before: async (play) => (await done(withdraw(play, 30))).body.id,
    take: (play, id) => failPayout(play.as('admin'), id),
  },
  {
    title: 'an admin debits a wallet',
    take: (play) =>
      play.as('admin').post('/wallet/debits', { uid: people.rider.id, amount: 5, note: 'x' }, once),
  },
  {
    title: 'an admin reverses a credit',
    async before(play) {
      await done(play.as('admin').post('/wallet/credits', { uid: people.rider.id, amount: 9 }, once));
      return creditOf(play);
    },
    take: (play, txRef) =>
      play.as('admin').post(`/wallet/entries/${txRef}/reverse`, { note: 'x' }, { 'idempotency-key': 'undo' }),
  },
  {
    title: 'a second admin approves a large credit',
    async before(play) {
      const asked = { uid: people.rider.id, amount: 900 };
      return (await done(play.as('admin').post('/wallet/credits', asked, once))).body.pending;
    },
    take: (play, id) => play.as('otherAdmin').post(`/walletadjustments/${id}/approve`),
  },
  {
    title: 'a rider pays from a wallet with too little money',
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
