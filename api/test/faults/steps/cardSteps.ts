import mongoose from 'mongoose';
import {
  SIGNATURE_HEADER,
  signedSandboxMessages,
} from '../../../src/money/payment/sandbox/sandboxMessages.js';
import type { SandboxCharge } from '../../../src/money/payment/sandbox/sandboxCharge.js';
import { aTrip } from '../../support/builders.js';
import type { Step } from '../killAtEachWrite.js';
import type { Play, Reply } from '../play.js';
import { SECRET } from '../world.js';
import { cancel, done, drive, drivenTo, pay, scheduled } from './trip.js';

const { Decimal128 } = mongoose.Types;
const once = { 'idempotency-key': 'once' };
const { signedReturn, signedWebhook } = signedSandboxMessages(SECRET);
const parcel = { ...aTrip, deliveryPerson: 'Ann Lee', deliveryPersonPhone: '555 123-4567' };
const topUp = (play: Play) => play.as('rider').post('/wallet/topups', { amount: 25 }, once);

/** The payer of a booking was sent to the provider, which has charged the card or declined it. */
async function cardOrder(play: Play, booking: string, approved = true): Promise<string> {
  return charged(play, await done(play.as('rider').get(`/bookings/${booking}/payment`)), approved);
}

/** The provider's own record of an order, in a form that a step can carry. */
async function charged(play: Play, { body: { fields, payment } }: Reply, approved = true): Promise<string> {
  const { order_id: order, amount, currency } = fields;
  const holds = payment.holds ? { holds: true as const } : {};
  const charge = { id: 'charge-1', order, amount: Number(amount), currency, approved, at: 0, ...holds };
  await play.observer.services.db.sandboxCharges.insert(charge);
  return JSON.stringify(charge);
}

const chargeOf = (carried: string) => JSON.parse(carried) as SandboxCharge;

/** The payer's browser returns from the provider. */
const comesBack = (play: Play, charge: string) =>
  play.as(null).get(`/payments/test/return?${signedReturn(chargeOf(charge))}`);

/** The provider sends its webhook. */
function reportCharge(play: Play, charge: string): Promise<Reply> {
  const { body, signature } = signedWebhook(chargeOf(charge));
  const message = JSON.parse(body.toString()) as object;
  return play.as(null).post('/payments/test/webhook', message, { [SIGNATURE_HEADER]: signature });
}

/** A trip waiting for its card payment. */
async function cardTrip(play: Play): Promise<string> {
  const id = await drivenTo(play, 'reach');
  await done(play.as('rider').post(`/bookings/${id}/pay`, { payment_mode: 'card' }));
  return id;
}

/** A trip that waits for its rider's card to hold the amount, as the provider does. */
async function cardToHold(play: Play): Promise<string> {
  await play.observer.services.db.settings.saveSettings({ holdCards: true });
  const { body } = await done(play.as('rider').post('/bookings', { ...aTrip, payment_mode: 'card' }));
  return cardOrder(play, body.id);
}

/** A trip that holds its fare on the card, driven up to a step. */
async function heldTrip(play: Play, steps: readonly ('accept' | 'arrive' | 'start' | 'reach')[]) {
  const charge = await cardToHold(play);
  const { status } = await comesBack(play, charge);
  if (status !== 303) throw new Error(`the provider's answer was refused: ${status}`);
  const [id] = chargeOf(charge).order.split('-') as [string];
  for (const step of steps) await done(drive(play, id, step));
  await play.wait(5 * 60_000);
  return id;
}

/** A trip whose fare the provider refuses to charge: there, the card holds less. */
async function refusedTrip(play: Play): Promise<string> {
  const id = await heldTrip(play, ['accept', 'arrive', 'start', 'reach']);
  const charges = play.observer.connection.collection('test_charges');
  await charges.updateOne({ holds: true }, { $set: { amount: Decimal128.fromString('0.01') } });
  return id;
}

/** Fares that are held on the card before they are charged. */
const holdSteps: readonly Step[] = [
  {
    title: 'the card holds the amount that a trip asks for',
    before: cardToHold,
    take: comesBack,
  },
  {
    title: 'a trip that holds its fare on the card reaches its drop',
    before: (play) => heldTrip(play, ['accept', 'arrive', 'start']),
    take: (play, id) => drive(play, id, 'reach'),
  },
  {
    title: 'the scheduler has the fare of a trip charged to what the card holds',
    before: (play) => heldTrip(play, ['accept', 'arrive', 'start', 'reach']),
    take: scheduled,
  },
  {
    title: 'the rider cancels a trip that holds its fare on the card, for a fee',
    before: (play) => heldTrip(play, ['accept']),
    take: (play, id) => cancel(play, 'rider', id),
  },
  {
    title: 'the scheduler has the fee of a canceled trip charged to what the card holds',
    async before(play) {
      const id = await heldTrip(play, ['accept']);
      await done(cancel(play, 'rider', id));
      return id;
    },
    take: scheduled,
  },
  {
    title: 'the scheduler is told by the provider that it does not charge the fare',
    before: refusedTrip,
    take: scheduled,
  },
  {
    title: 'the scheduler has what the provider refused to charge released',
    async before(play) {
      const id = await refusedTrip(play);
      await scheduled(play);
      return id;
    },
    take: scheduled,
  },
  {
    title: 'the scheduler has what a canceled trip held released',
    async before(play) {
      const id = await heldTrip(play, []);
      await done(cancel(play, 'rider', id));
      return id;
    },
    take: scheduled,
  },
];

/** Card payments in a taxi business. */
export const cardSteps: readonly Step[] = [
  ...holdSteps,
  {
    title: 'the rider chooses card payment',
    before: (play) => drivenTo(play, 'reach'),
    take: (play, id) => play.as('rider').post(`/bookings/${id}/pay`, { payment_mode: 'card' }),
  },
  {
    title: 'the rider opens the payment',
    before: cardTrip,
    take: (play, id) => play.as('rider').get(`/bookings/${id}/payment`),
  },
  {
    title: 'the rider returns from the provider after paying',
    before: async (play) => cardOrder(play, await cardTrip(play)),
    take: comesBack,
  },
  {
    title: 'the rider returns from the provider without paying',
    before: async (play) => cardOrder(play, await cardTrip(play), false),
    take: comesBack,
  },
  {
    title: 'the provider reports a payment for a trip that has since been paid in cash',
    async before(play) {
      const id = await cardTrip(play);
      const order = await cardOrder(play, id);
      await done(pay(play, 'driver', id));
      return order;
    },
    take: reportCharge,
  },
  {
    title: 'the rider tops up the wallet',
    take: topUp,
  },
  {
    title: 'the provider reports the payment of a top-up',
    before: async (play) => charged(play, await done(topUp(play))),
    take: reportCharge,
  },
  {
    title: 'the scheduler settles a payment that a crashed process received',
    before: async (play) => charged(play, await done(topUp(play))),
    cutOff: { take: reportCharge, after: 1 },
    take: scheduled,
  },
];

/** A delivery whose rider is on the provider's page. */
async function parcelOrder(play: Play): Promise<string> {
  return cardOrder(play, (await done(play.as('rider').post('/bookings', parcel))).body.id);
}

/** A delivery that is paid and offered to drivers. */
async function prepaid(play: Play): Promise<string> {
  const { body } = await done(play.as('rider').post('/bookings', parcel));
  await done(reportCharge(play, await cardOrder(play, body.id)));
  return body.id;
}

/** Deliveries, which are paid in advance. */
export const deliverySteps: readonly Step[] = [
  {
    title: 'a rider books a delivery',
    take: (play) => play.as('rider').post('/bookings', parcel, once),
  },
  {
    title: 'the provider reports the payment of a delivery',
    before: parcelOrder,
    take: reportCharge,
  },
  {
    title: 'a paid delivery reaches its drop',
    async before(play) {
      const id = await prepaid(play);
      for (const step of ['accept', 'arrive', 'start'] as const) await done(drive(play, id, step));
      return id;
    },
    take: (play, id) => drive(play, id, 'reach'),
  },
  {
    title: 'the rider cancels a paid delivery and gets a refund',
    before: prepaid,
    take: (play, id) => cancel(play, 'rider', id),
  },
];
