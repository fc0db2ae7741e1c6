import { z } from 'zod';

/**
 * Ids are opaque strings. Those of ledger entries and messages use colons to say what they derive from.
 * The length limit keeps keys within what an index accepts.
 */
export const idSchema = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_:-]+$/);
