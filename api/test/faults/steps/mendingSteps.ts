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
    title: 'the scheduler releases a driver who was claimed for no trip',
    before: (play) => book(play),
    cutOff: { take: (play, id) => drive(play, id, 'accept'), after: 1 },
    take: scheduled,
  },
  {
    title: 'the scheduler continues a trip that reached its drop',
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
    title: 'the scheduler charges a cancellation fee',
    before: costlyToCancel,
    cutOff: { take: (play, id) => cancel(play, 'rider', id), after: 1 },
    take: scheduled,
  },
  {
    title: 'the scheduler charges the amount that a rider confirmed',
    before: paid,
    cutOff: {
      take: (play, id) => play.as('rider').post(`/bookings/${id}/fare-review/confirm`),
      after: 1,
    },
    take: scheduled,
  },
  {
    title: 'the scheduler copies the ledger entries of a credit',
    cutOff: { take: named(moneySteps, 'an admin credits a wallet').take, after: 2 },
    take: scheduled,
  },
  {
    title: 'the scheduler releases the reservation for a trip that was never booked',
    cutOff: { take: bookFromWallet, after: 5 },
    take: scheduled,
  },
  {
    title: 'the scheduler forgets a trip that was never booked and has no reservation',
    cutOff: { take: bookFromWallet, after: 4 },
    take: scheduled,
  },
  {
    title: 'the scheduler reserves the amount of a requested payout',
    cutOff: { take: named(moneySteps, 'a driver requests a payout').take, after: 2 },
    take: scheduled,
  },
  {
    title: 'the scheduler returns the amount of a failed payout',
    before: named(moneySteps, 'an admin marks a payout as failed').before,
    cutOff: { take: named(moneySteps, 'an admin marks a payout as failed').take, after: 2 },
    take: scheduled,
  },
  {
    title: 'the scheduler posts a recorded debit',
    cutOff: { take: named(moneySteps, 'an admin debits a wallet').take, after: 3 },
    take: scheduled,
  },
  {
    title: 'the scheduler posts a credit that a second admin approved',
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
    title: 'the scheduler emails an invitation',
    cutOff: { take: named(peopleSteps, 'an admin adds a driver').take, after: 2 },
    take: scheduled,
  },
  {
    title: 'the scheduler deletes the credentials of a deleted user',
    cutOff: { take: (play) => play.as('admin').delete(`/riders/${people.leaver.id}`), after: 2 },
    take: scheduled,
  },
  {
    title: 'the scheduler sends the notice of a new email address',
    before: named(contactSteps, 'a rider confirms a new email address').before,
    cutOff: { take: named(contactSteps, 'a rider confirms a new email address').take, after: 1 },
    take: scheduled,
  },
  {
    title: 'the scheduler finishes renaming a car type',
    before: named(peopleSteps, 'an admin renames a car type').before,
    cutOff: { take: named(peopleSteps, 'an admin renames a car type').take, after: 1 },
    take: scheduled,
  },
];
