import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { latLngSchema } from '../../basics/geo/geo.schema.js';
import { noShowTermsSchema } from '../carType/carType.schema.js';

/** The terms of a no-show that a booking keeps. */
export type NoShowTerms = z.infer<typeof noShowTermsSchema>;

/** The driver's wait at the pickup. Times are ms timestamps of the server. */
export const pickupWaitSchema = z.object({
  /** When the rider was notified of the proven arrival, whatever time the driver's device claims for it. */
  notifiedAt: z.number().int(),
  /** When the driver called the rider, by the driver's word. */
  calledAt: z.number().int().nullish(),
  /** When the product sent the rider the driver's warning. */
  warnedAt: z.number().int().nullish(),
});
export type PickupWait = z.infer<typeof pickupWaitSchema>;

/** `charged` until the rider disputes the fee; then `disputed` until staff keep, reduce or refund it. */
export const noShowStatuses = ['charged', 'disputed', 'kept', 'reduced', 'refunded'] as const;
export type NoShowStatus = (typeof noShowStatuses)[number];

const time = z.number().int();

/** A no-show as the booking stores it. Times are ms timestamps, amounts in the settings' currency. */
export const noShowSchema = z.object({
  status: z.enum(noShowStatuses),
  reportedAt: time,
  /** When the driver arrived, and when the free minutes began. */
  arrivedAt: time,
  waitedFrom: time,
  freeMinutes: z.number(),
  warnedAt: time,
  /** Missing if the trip has no number to call. */
  calledAt: time.nullish(),
  /** Where the driver was at the report, and how many meters from the pickup. */
  position: latLngSchema,
  meters: z.number().int(),
  /** What the rider was charged, and how much of it for the wait after the free minutes. */
  fee: z.number(),
  waitingFee: z.number(),
  disputedAt: time.nullish(),
  /** Why it is not right, in the rider's words. */
  dispute: z.string().nullish(),
  decidedAt: time.nullish(),
  decidedBy: idSchema.nullish(),
  note: z.string().nullish(),
});
export type NoShow = z.infer<typeof noShowSchema>;

/** What everyone who sees the trip sees of its no-show; staff see all of it. */
export const noShowSummarySchema = noShowSchema.partial({ position: true });
export type NoShowSummary = z.infer<typeof noShowSummarySchema>;

export const tryToReachInputSchema = z.object({ by: z.enum(['call', 'message']) });
export type TryToReachInput = z.infer<typeof tryToReachInputSchema>;
export const disputeNoShowInputSchema = z.object({ dispute: z.string().trim().max(500).nullish() });
export type DisputeNoShowInput = z.infer<typeof disputeNoShowInputSchema>;
export const decideNoShowInputSchema = z.object({
  decision: z.enum(['keep', 'reduce', 'refund']),
  /** What is left of the fee, only with `reduce`. */
  fee: z.number().min(0).max(1_000_000_000).nullish(),
  note: z.string().trim().max(1000).nullish(),
});
export type DecideNoShowInput = z.infer<typeof decideNoShowInputSchema>;
