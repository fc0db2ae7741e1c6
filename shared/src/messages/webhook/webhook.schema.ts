import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { MAX_TIMESTAMP } from '../../basics/time/zonedTime.js';

/** The most webhooks an installation can have. */
export const MAX_WEBHOOKS = 20;
/** How long the previous secret still signs after a rotation, in ms. */
export const SECRET_GRACE_MS = 24 * 60 * 60_000;

/** Every type of event that webhooks can receive. */
export const webhookEventTypes = [
  'booking.created',
  'booking.status_changed',
  'booking.changed',
  'booking.cancelled',
  'booking.no_show_decided',
  'payment.settled',
  'payment.refunded',
  'payment.refund_failed',
  'payout.requested',
  'payout.paid',
  'payout.failed',
  'driver.registered',
  'driver.approved',
  'driver.suspended',
  'alert.fare_review',
  'alert.payment_mismatch',
  'alert.opened',
  'alert.resolved',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** The event that a test sends. No webhook subscribes to it. */
export const PING = 'ping';

/**
 * Why the product turned a webhook off: it failed for days, or its receiver answered that it is gone (410).
 */
export const webhookOffReasons = ['failing', 'gone'] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];

/** Where events are sent, without user information or fragment: a URL appears in lists. */
const targetSchema = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .regex(/^https?:\/\/[^/?#@\s]+(?:[/?][^#\s]*)?$/i);

/** The fields an admin sends for a webhook. Whether `http` is allowed depends on the installation. */
export const webhookInputSchema = z.object({
  url: targetSchema,
  description: z.string().trim().max(200).nullish(),
  events: z
    .array(z.enum(webhookEventTypes))
    .min(1)
    .max(webhookEventTypes.length)
    .refine((events) => new Set(events).size === events.length),
  active: z.boolean().default(true),
});
export type WebhookInput = z.infer<typeof webhookInputSchema>;

export const rotateSecretInputSchema = z.object({
  /** `previousSecretUntil` as the admin saw it: the secret is not replaced if a colleague did meanwhile. */
  seen: z.number().int().min(0).max(MAX_TIMESTAMP).nullish(),
});

/** A webhook as admins see it. Times are ms timestamps. */
export const webhookSchema = webhookInputSchema.extend({
  id: idSchema,
  createdAt: z.number().int(),
  /** When it last received an event; null before the first. */
  lastDeliveredAt: z.number().int().nullish(),
  /** Since when every attempt has failed; null if the last one succeeded. */
  failingSince: z.number().int().nullish(),
  /** Why the product turned it off; null if it did not. */
  offReason: z.enum(webhookOffReasons).nullish(),
  /** Until when the previous secret also signs, after a rotation. */
  previousSecretUntil: z.number().int().nullish(),
  /** The signing secret, only in the response that made it: `whsec_` and 32 bytes in base64. */
  newSecret: z.string().optional(),
});
export type Webhook = z.infer<typeof webhookSchema>;
