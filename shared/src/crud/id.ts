import { z } from 'zod';

/** Ids are opaque strings; those of ledger entries and messages say with colons what they follow from. Upper bound so that no key grows past what an index takes. */
export const idSchema = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_:-]+$/);
