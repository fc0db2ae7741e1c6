import { type Actor, runSchema, tariffLabInputSchema, tariffLabResultSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../platform/operation/operation.js';
import type { Report } from '../../platform/run/longWork.js';
import { comparableDrafts, compareDrafts } from './tariffLab.js';

/** Each admin has a separate run. */
const runOf = ({ uid }: Actor) => `tarifflab:${uid}`;
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
    act: ({ actor, services }) => services.longWork.read(runOf(actor)),
  }),
  operation({
    id: 'startTariffComparison',
    method: 'post',
    path: '/tarifflab',
    summary: 'Compare draft tariffs with the cost of past trips; changes no data',
    access: ['admin'],
    body: tariffLabInputSchema,
    answers,
    async act({ actor, body, services }) {
      const drafts = await comparableDrafts(body, services);
      const compare = (report: Report) => compareDrafts({ ...body, drafts }, report, services);
      await services.longWork.begin(runOf(actor), compare);
      return services.longWork.read(runOf(actor));
    },
  }),
  operation({
    id: 'cancelTariffComparison',
    method: 'post',
    path: '/tarifflab/cancel',
    summary: 'Cancel the caller’s own comparison',
    access: ['admin'],
    body: z.object({}),
    answers,
    async act({ actor, services }) {
      await services.longWork.cancel(runOf(actor));
      return services.longWork.read(runOf(actor));
    },
  }),
];
