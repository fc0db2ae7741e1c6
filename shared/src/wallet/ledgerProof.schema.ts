import { z } from 'zod';
import { usertypeSchema } from '../user/user.schema.js';
import { type FindingFault, findingFaults, findingKinds } from './ledgerFinding.js';

/** One thing in the books that is off, with what it belongs to. */
export const findingSchema = z.object({
  about: z.enum(findingKinds),
  id: z.string(),
  /** What is wrong with it, and the values that say how: people by name where they are known. */
  fault: z.enum(Object.keys(findingFaults) as [FindingFault, ...FindingFault[]]),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The trip it belongs to, and whose wallet it is, where there is one. */
  booking: z.string().nullable(),
  user: z.object({ id: z.string(), usertype: usertypeSchema, name: z.string() }).nullable(),
});
export type LedgerFinding = z.infer<typeof findingSchema>;

/** What an audit of all wallets, entries and trips has found. Sums are exact decimals. */
export const ledgerProofSchema = z.object({
  wallets: z.number().int(),
  entries: z.number().int(),
  /** Trips that are PAID or COMPLETE. */
  settledTrips: z.number().int(),
  balances: z.string(),
  entrySum: z.string(),
  /** How many things are off; the first of them are named. */
  off: z.number().int(),
  findings: z.array(findingSchema),
});
export type LedgerProof = z.infer<typeof ledgerProofSchema>;
