import { z } from 'zod';
import { idSchema } from '../crud/id.js';
import { MAX_AMOUNT } from '../money/money.js';

/** An amount somebody types; empty counts as 0 (rule 5.47). */
export const typedAmount = z.union([z.number().max(MAX_AMOUNT), z.literal('')]).nullish();

/** What somebody sends to have money paid out. */
export const withdrawInputSchema = z.object({ amount: typedAmount });
export type WithdrawInput = z.infer<typeof withdrawInputSchema>;

/** The request as the admin who decides on it has seen it. */
const version = z.string().min(1).max(64);

/** What an admin sends to mark a request as paid out. */
export const processInputSchema = z.object({ version });

/** What an admin sends to mark a request as failed. The owner sees the reason. */
export const failInputSchema = z.object({
  version,
  reason: z.string().trim().min(1, 'field_required').max(300),
});
export type FailInput = z.infer<typeof failInputSchema>;

/** What has become of a request. */
export const payoutStatus = ({
  processed,
  failedAt,
}: Pick<Withdraw, 'processed' | 'failedAt'>): 'requested' | 'processed' | 'failed' => {
  if (failedAt) return 'failed';
  return processed ? 'processed' : 'requested';
};

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
  /** When an admin marked it as failed, which returned its amount to the wallet; `procesDate` stays. */
  failedAt: z.number().int().optional(),
  failReason: z.string().optional(),
  /** Until when an open request must not be processed because bank details changed; absent when it is not held. */
  heldUntil: z.number().int().optional(),
  /** For admins: whether the owner's bank details are no longer those of the request. */
  bankChanged: z.boolean().optional(),
  /** For admins: what they have to send back to process or fail it, so that they decide on what they have seen. */
  version: z.string().optional(),
});
export type Withdraw = z.infer<typeof withdrawSchema>;
