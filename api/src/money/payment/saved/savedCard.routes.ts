import {
  idSchema,
  savedCardChoiceSchema,
  savedCardPaymentSchema,
  savedCardSchema,
  savedCardsSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { listSavedCards, payWithSavedCard, removeSavedCard } from './ownCards.js';
import { noProof } from '../../../platform/operation/noProof.js';

/** Cards that riders keep at payment providers. */
export const savedCardOperations = [
  operation({
    id: 'listSavedCards',
    method: 'get',
    path: '/wallet/cards',
    summary:
      'List the caller’s own cards that payment providers keep, the providers that keep further ones, and those that did not answer',
    access: ['rider'],
    limit: 'pay',
    answers: savedCardsSchema,
    act: ({ actor, services }) => listSavedCards(actor, services),
  }),
  operation({
    id: 'removeSavedCard',
    noProof: noProof.lessAccess,
    method: 'delete',
    path: '/wallet/cards/:provider/:card',
    summary: 'Have a payment provider remove one of the caller’s own cards',
    access: ['rider'],
    limit: 'pay',
    params: savedCardChoiceSchema,
    answers: savedCardSchema.pick({ id: true }),
    act: ({ actor, params, services }) => removeSavedCard(actor, params, services),
  }),
  operation({
    id: 'payWithSavedCard',
    noProof: noProof.ownMoney,
    method: 'post',
    path: '/payments/:order/card',
    summary: 'Pay one of the caller’s own orders with a saved card',
    access: ['rider'],
    limit: 'pay',
    params: z.object({ order: idSchema }),
    body: savedCardChoiceSchema,
    answers: savedCardPaymentSchema,
    act: ({ actor, params, body, request, services }) =>
      payWithSavedCard(actor, { order: params.order, ...body, ip: request.ip ?? '' }, services),
  }),
];
