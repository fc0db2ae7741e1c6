import { people } from '../world.js';
import type { Step } from '../killAtEachWrite.js';
import { referredTrip } from './bookingSteps.js';
import { contactSteps } from './contactSteps.js';
import { moneySteps } from './moneySteps.js';
import { peopleSteps } from './peopleSteps.js';
import { bookFromWallet } from './walletSteps.js';
import { book, cancel, costlyToCancel, drive, drivenTo, paid, pay, scheduled } from './trip.js';

const named = (steps: readonly Step[], title: string) => {
  const found = steps.find((step) => step.title === title);
  if (!found) throw new Error(`there is no step '${title}'`);
  return found;
};

/** The scheduler finishes what a crashed process left, and crashes during that too. */
export const mendingSteps: readonly Step[] = [
  {
    title: 'the scheduler frees a driver who was claimed for nothing',
    before: (play) => book(play),
    cutOff: { take: (play, id) => drive(play, id, 'accept'), after: 1 },
    take: scheduled,
  },
  {
    title: 'the scheduler takes a reached trip on',
    before: (play) => drivenTo(play, 'start'),
    cutOff: { take: (play, id) => drive(play, id, 'reach'), after: 1 },
    take: scheduled,
  },
  {
    title: 'the scheduler finishes a trip paid in cash',
    before: (play) => drivenTo(play, 'reach'),
    cutOff: { take: (play, id) => pay(play, 'driver', id), after: 1 },
    take: scheduled,
  },
  {
    title: 'the scheduler finishes a trip paid from the wallet',
    before: (play) => drivenTo(play, 'reach'),
    cutOff: { take: (play, id) => pay(play, 'rider', id), after: 1 },
    take: scheduled,
  },
  {
    title: 'the scheduler has a cancellation fee paid',
    before: costlyToCancel,
    cutOff: { take: (play, id) => cancel(play, 'rider', id), after: 1 },
    take: scheduled,
  },
  {
    title: 'the scheduler charges what a rider has confirmed',
    before: paid,
    cutOff: {
      take: (play, id) => play.as('rider').post(`/bookings/${id}/fare-review/confirm`),
      after: 1,
    },
    take: scheduled,
  },
  {
    title: 'the scheduler copies the ledger entries of a credit',
    cutOff: { take: named(moneySteps, 'an admin adds to a wallet').take, after: 2 },
    take: scheduled,
  },
  {
    title: 'the scheduler gives back what was reserved for a trip that was never booked',
    cutOff: { take: bookFromWallet, after: 5 },
    take: scheduled,
  },
  {
    title: 'the scheduler forgets a trip that was never booked and nothing was reserved for',
    cutOff: { take: bookFromWallet, after: 4 },
    take: scheduled,
  },
  {
    title: 'the scheduler reserves what was asked to be paid out',
    cutOff: { take: named(moneySteps, 'a driver asks to be paid out').take, after: 2 },
    take: scheduled,
  },
  {
    title: 'the scheduler returns the amount of a failed payout',
    before: named(moneySteps, 'an admin marks a payout as failed').before,
    cutOff: { take: named(moneySteps, 'an admin marks a payout as failed').take, after: 2 },
    take: scheduled,
  },
  {
    title: 'the scheduler posts a debit that was written down',
    cutOff: { take: named(moneySteps, 'an admin takes from a wallet').take, after: 3 },
    take: scheduled,
  },
  {
    title: 'the scheduler posts what a second admin has approved',
    before: named(moneySteps, 'a second admin approves a large credit').before,
    cutOff: { take: named(moneySteps, 'a second admin approves a large credit').take, after: 2 },
    take: scheduled,
  },
  {
    title: 'the scheduler pays a referral bonus',
    before: referredTrip,
    cutOff: { take: (play, id) => pay(play, 'driver', id), after: 1 },
    take: scheduled,
  },
  {
    title: 'the scheduler mails an invitation',
    cutOff: { take: named(peopleSteps, 'an admin adds a driver').take, after: 2 },
    take: scheduled,
  },
  {
    title: 'the scheduler removes the sign-in of somebody who was removed',
    cutOff: { take: (play) => play.as('admin').delete(`/riders/${people.leaver.id}`), after: 2 },
    take: scheduled,
  },
  {
    title: 'the scheduler tells of a new email address',
    before: named(contactSteps, 'a rider confirms a new email address').before,
    cutOff: { take: named(contactSteps, 'a rider confirms a new email address').take, after: 1 },
    take: scheduled,
  },
  {
    title: 'the scheduler finishes the renaming of a car type',
    before: named(peopleSteps, 'an admin renames a car type').before,
    cutOff: { take: named(peopleSteps, 'an admin renames a car type').take, after: 1 },
    take: scheduled,
  },
];
