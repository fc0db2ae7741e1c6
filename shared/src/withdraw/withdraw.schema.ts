import { z } from 'zod';
import { idSchema } from '../crud/id.js';
import { MAX_AMOUNT } from '../money/money.js';

/** An amount somebody types; empty counts as 0 (rule 5.47). */
export const typedAmount = z.union([z.number().max(MAX_AMOUNT), z.literal('')]).nullish();

/** What somebody sends to have money paid out. */
export const withdrawInputSchema = z.object({ amount: typedAmount });
export type WithdrawInput = z.infer<typeof withdrawInputSchema>;

/** A request to be paid out (rule 3.22). Its amount is taken from the wallet when it is made. Times are ms timestamps. */
export const withdrawSchema = z.object({
  id: idSchema,
  uid: idSchema,
  name: z.string(),
  amount: z.number(),
  date: z.number().int(),
  bankName: z.string().nullish(),
  bankCode: z.string().nullish(),
  bankAccount: z.string().nullish(),
  processed: z.boolean(),
  /** When it was processed; null before. */
  procesDate: z.number().int().nullable(),
});
export type Withdraw = z.infer<typeof withdrawSchema>;
