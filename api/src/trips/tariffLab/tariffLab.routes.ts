import { runSchema, tariffLabInputSchema, tariffLabResultSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import {
  cancelTariffComparison,
  readTariffComparison,
  startTariffComparison,
} from './startTariffComparison.js';
import { noProof } from '../../platform/operation/noProof.js';

const answers = runSchema(tariffLabResultSchema);

/** Comparing draft tariffs on past trips, for admins. */
export const tariffLabOperations = [
  operation({
    id: 'getTariffComparison',
    method: 'get',
    path: '/tarifflab',
    summary: 'Get the state of the caller’s own tariff comparison, and the results of the last one',
    access: ['admin'],
    answers,
    act: ({ actor, services }) => readTariffComparison(actor, services),
  }),
  operation({
    id: 'startTariffComparison',
    importance: 'canWait',
    noProof: noProof.reads,
    method: 'post',
    path: '/tarifflab',
    summary: 'Compare draft tariffs with the cost of past trips; changes no data',
    access: ['admin'],
    body: tariffLabInputSchema,
    answers,
    act: ({ actor, body, services }) => startTariffComparison(actor, body, services),
  }),
  operation({
    id: 'cancelTariffComparison',
    noProof: noProof.reads,
    method: 'post',
    path: '/tarifflab/cancel',
    summary: 'Cancel the caller’s own comparison',
    access: ['admin'],
    body: z.object({}),
    answers,
    act: ({ actor, services }) => cancelTariffComparison(actor, services),
  }),
];
