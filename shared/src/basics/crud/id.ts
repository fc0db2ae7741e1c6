import { z } from 'zod';

/**
 * Ids are opaque strings. The ids of ledger entries and messages are made of their sources' ids, with colons
 * in between. The length limit keeps keys within what an index accepts.
 */
export const idSchema = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_:-]+$/);
