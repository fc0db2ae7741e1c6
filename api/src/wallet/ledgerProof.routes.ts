import { ledgerProofSchema, runSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../http/operation.js';
import { proveLedger } from './proveLedger.js';

const RUN = 'ledger';
const answers = runSchema(ledgerProofSchema);

/** The ledger audit, for admins. */
export const ledgerProofOperations = [
  operation({
    method: 'get',
    path: '/ledger',
    summary: 'How the proof of the books stands, and what the last one has found',
    access: ['admin'],
    answers,
    act: ({ services }) => services.longWork.read(RUN),
  }),
  operation({
    method: 'post',
    path: '/ledger',
    summary: 'Prove the books: every balance from the ledger, every trip’s money from its trip',
    access: ['admin'],
    body: z.object({}),
    answers,
    async act({ services }) {
      await services.longWork.begin(RUN, (report) => proveLedger(services, report));
      return services.longWork.read(RUN);
    },
  }),
];
