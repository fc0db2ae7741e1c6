import { z } from 'zod';
import { usertypeSchema } from '../../people/user/user.schema.js';
import { type FindingFault, findingFaults, findingKinds } from './ledgerFinding.js';

/** One discrepancy in the ledger, with the record it belongs to. */
const findingSchema = z.object({
  about: z.enum(findingKinds),
  id: z.string(),
  /** The discrepancy, and the values that describe it: people by name if known. */
  fault: z.enum(Object.keys(findingFaults) as [FindingFault, ...FindingFault[]]),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The trip it belongs to and the owner of the wallet, if any. */
  booking: z.string().nullable(),
  user: z.object({ id: z.string(), usertype: usertypeSchema, name: z.string() }).nullable(),
});
export type LedgerFinding = z.infer<typeof findingSchema>;

/** The result of an audit of all wallets, entries and trips. Sums are exact decimals. */
export const ledgerProofSchema = z.object({
  wallets: z.number().int(),
  entries: z.number().int(),
  /** Trips that are PAID or COMPLETE. */
  settledTrips: z.number().int(),
  balances: z.string(),
  entrySum: z.string(),
  /** Number of discrepancies; only the first ones are listed. */
  off: z.number().int(),
  findings: z.array(findingSchema),
});
export type LedgerProof = z.infer<typeof ledgerProofSchema>;
