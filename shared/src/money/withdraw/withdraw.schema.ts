import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { MAX_AMOUNT } from '../../basics/decimals/money.js';

/** An amount in an input field; empty counts as 0 (rule 5.47). */
export const typedAmount = z.union([z.number().max(MAX_AMOUNT), z.literal('')]).nullish();

/** A request to pay out money. */
export const withdrawInputSchema = z.object({ amount: typedAmount });
export type WithdrawInput = z.infer<typeof withdrawInputSchema>;

/** The version of the request that the deciding admin saw. */
const version = z.string().min(1).max(64);

/** An admin's request to mark a payout request as paid out. */
export const processInputSchema = z.object({ version });

/** An admin's request to mark a payout request as failed. The owner sees the reason. */
export const failInputSchema = z.object({
  version,
  reason: z.string().trim().min(1, 'field_required').max(300),
});
export type FailInput = z.infer<typeof failInputSchema>;

/** The status of a request. */
export const payoutStatus = ({
  processed,
  failedAt,
}: Pick<Withdraw, 'processed' | 'failedAt'>): 'requested' | 'processed' | 'failed' => {
  if (failedAt) return 'failed';
  return processed ? 'processed' : 'requested';
};

/**
 * A payout request (rule 3.22). Its amount is taken from the wallet when the request is made. Times are
 * ms timestamps.
 */
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
  /**
   * Until when an open request must not be processed because bank details changed; absent if there is no
   * hold.
   */
  heldUntil: z.number().int().optional(),
  /** The change that holds it: of the bank details, or of a contact by staff. */
  heldFor: z.enum(['bank', 'contact']).optional(),
  /** For admins: whether the owner's bank details have changed since the request. */
  bankChanged: z.boolean().optional(),
  /**
   * For admins, who must send it back to process or fail the request, so that they decide on the values they
   * saw.
   */
  version: z.string().optional(),
});
export type Withdraw = z.infer<typeof withdrawSchema>;
