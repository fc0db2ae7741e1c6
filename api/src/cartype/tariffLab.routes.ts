import { type Actor, runSchema, tariffLabInputSchema, tariffLabResultSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../http/operation.js';
import type { Report } from '../run/longWork.js';
import { comparableDrafts, compareDrafts } from './tariffLab.js';

/** Each admin has a separate run. */
const runOf = ({ uid }: Actor) => `tarifflab:${uid}`;
const answers = runSchema(tariffLabResultSchema);

/** Comparing draft tariffs on past trips, for admins. */
export const tariffLabOperations = [
  operation({
    method: 'get',
    path: '/tarifflab',
    summary: 'How one’s own comparison of tariffs stands, and what the last one has found',
    access: ['admin'],
    answers,
    act: ({ actor, services }) => services.longWork.read(runOf(actor)),
  }),
  operation({
    method: 'post',
    path: '/tarifflab',
    summary: 'Compare drafts of tariffs with what past trips have cost; changes nothing',
    access: ['admin'],
    body: tariffLabInputSchema,
    answers,
    async act({ actor, body, services }) {
      const drafts = await comparableDrafts(body, services);
      const compare = (report: Report) => compareDrafts({ ...body, drafts }, services, report);
      await services.longWork.begin(runOf(actor), compare);
      return services.longWork.read(runOf(actor));
    },
  }),
  operation({
    method: 'post',
    path: '/tarifflab/cancel',
    summary: 'Cancel one’s own comparison',
    access: ['admin'],
    body: z.object({}),
    answers,
    async act({ actor, services }) {
      await services.longWork.cancel(runOf(actor));
      return services.longWork.read(runOf(actor));
    },
  }),
];
