import {
  idSchema,
  lostItemAnswerSchema,
  lostItemInputSchema,
  rateInputSchema,
  tipInputSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { noProof } from '../../../platform/operation/noProof.js';
import { operation } from '../../operation.js';
import { bookingStep as step } from '../bookingStep.js';
import { answerLostItem } from '../lostItem/answerLostItem.js';
import { reportLostItem } from '../lostItem/reportLostItem.js';
import { tipDriver } from '../pay/tipDriver.js';
import { receiptFile, sendReceipt } from '../receipt/sendReceipt.js';
import { rateTrip } from './completeBooking.js';
import { rateRider } from './rateRider.js';

const idParameter = z.object({ id: idSchema });

/** Operations on a trip that has ended: ratings, the tip, items left in the car, the receipt. */
export const afterTripOperations = [
  step(
    'rate',
    'Rate the driver (as the rider) or the rider (as the driver)',
    ['rider', 'driver'],
    rateInputSchema,
    (actor, id, { rate, tags }, services) =>
      actor.usertype === 'driver'
        ? rateRider(actor, id, rate, services)
        : rateTrip(actor, id, { rate, tags }, services),
    {
      id: 'rateTrip',
      noProof: noProof.ownTrip,
      // The remarks are about drivers.
      idle: ({ tags }, { actor }) => (tags?.length && actor.usertype === 'driver' ? ['tags'] : []),
    },
  ),
  step(
    'tip',
    'Tip the driver of a paid trip from the wallet',
    ['rider'],
    tipInputSchema,
    (actor, id, { amount }, services) => tipDriver(actor, id, amount, services),
    { id: 'tipDriver', noProof: noProof.ownTrip },
  ),
  step(
    'lost-item',
    'Report an item left in the car, after the trip',
    ['rider'],
    lostItemInputSchema,
    reportLostItem,
    { id: 'reportLostItem', noProof: noProof.ownTrip },
  ),
  step(
    'lost-item/answer',
    'Tell whether an item that the rider lost was found',
    ['driver'],
    lostItemAnswerSchema,
    (actor, id, { answer }, services) => answerLostItem(actor, id, answer, services),
    { id: 'answerLostItem', noProof: noProof.ownTrip },
  ),
  operation({
    id: 'sendReceipt',
    noProof: noProof.ownTrip,
    method: 'post',
    path: '/bookings/:id/receipt',
    summary: 'Mail the receipt of a paid trip to its rider once more',
    access: ['rider'],
    limit: 'exportData',
    params: idParameter,
    answers: z.object({ to: z.string() }),
    act: ({ actor, params, services }) => sendReceipt(actor, params.id, services),
  }),
  operation({
    id: 'getReceiptFile',
    noProof: noProof.ownTrip,
    method: 'get',
    path: '/bookings/:id/receipt.pdf',
    summary: 'Get the receipt of a paid trip as a PDF, in the language of its rider',
    permission: 'trips',
    access: ['rider', 'admin'],
    limit: 'exportData',
    params: idParameter,
    sends: 'application/pdf',
    async act({ actor, params, response, services }) {
      const { filename, content } = await receiptFile(actor, params.id, services);
      response.set('Cache-Control', 'no-store').attachment(filename).type('pdf').send(content);
    },
  }),
];
