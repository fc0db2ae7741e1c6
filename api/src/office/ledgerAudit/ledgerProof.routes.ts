import { ledgerProofSchema, runSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { proveLedger } from './proveLedger.js';
import { noProof } from '../../platform/operation/noProof.js';

const RUN = 'ledger';
type LedgerProof = z.infer<typeof ledgerProofSchema>;
const answers = runSchema(ledgerProofSchema);

/** The ledger audit, for admins. */
export const ledgerProofOperations = [
  operation({
    id: 'getLedgerAudit',
    method: 'get',
    path: '/ledger',
    summary: 'Get the state of the ledger audit, and the discrepancies the last one found',
    permission: 'reports',
    access: ['admin'],
    answers,
    act: ({ services }) => services.longWork.read<LedgerProof>(RUN),
  }),
  operation({
    id: 'startLedgerAudit',
    importance: 'canWait',
    noProof: noProof.reads,
    method: 'post',
    path: '/ledger',
    summary:
      'Start a ledger audit: checks every balance against the ledger, and the money of every trip against the trip',
    permission: 'reports',
    access: ['admin'],
    body: z.object({}),
    answers,
    async act({ services }) {
      await services.longWork.begin(RUN, (report) => proveLedger(report, services));
      return services.longWork.read<LedgerProof>(RUN);
    },
  }),
];
