import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { MAX_TIMESTAMP } from '../../basics/time/zonedTime.js';
import { PING, webhookEventTypes } from './webhook.schema.js';

/** pending: will be sent, again if necessary. delivered: answered with 2xx. failed: given up. */
export const webhookDeliveryStates = ['pending', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number];

/** Why an attempt failed without an HTTP answer. */
export const webhookAttemptErrors = ['timeout', 'connection', 'address', 'secret'] as const;

/** One attempt to deliver an event. */
export const webhookAttemptSchema = z.object({
  /** ms timestamp */
  at: z.number().int(),
  /** How long it took, in ms. */
  ms: z.number().int(),
  /** The HTTP status; absent without an answer. */
  status: z.number().int().optional(),
  /**
   * timeout: no answer in time; connection: no connection, or it broke; address: the host is not on the
   * public internet; secret: the stored secret cannot be read.
   */
  error: z.enum(webhookAttemptErrors).optional(),
  /** The start of the answer's body. */
  answer: z.string().optional(),
});
export type WebhookAttempt = z.infer<typeof webhookAttemptSchema>;

/** An event on its way to one webhook. Times are ms timestamps. */
export const webhookDeliverySchema = z.object({
  id: idSchema,
  /** The webhook it is sent to. */
  webhook: idSchema,
  /** The event's id, sent as `webhook-id`: the same for every attempt and every webhook. */
  event: z.string(),
  type: z.enum([...webhookEventTypes, PING]),
  /** The subject of the event, such as a booking. The events of a subject are sent in order. */
  subject: z.string(),
  state: z.enum(webhookDeliveryStates),
  /** When the event happened. */
  at: z.number().int(),
  createdAt: z.number().int(),
  /** The number of attempts since it was recorded or last replayed. */
  tries: z.number().int(),
  /** When it is sent next; null if it is delivered or given up. */
  dueAt: z.number().int().nullish(),
  /** The HTTP status of the last attempt. */
  lastStatus: z.number().int().nullish(),
  deliveredAt: z.number().int().nullish(),
  /** The latest attempts, oldest first; only in the answer for a single delivery. */
  attempts: z.array(webhookAttemptSchema).optional(),
  /** The JSON that is sent; only in the answer for a single delivery. */
  body: z.string().optional(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** Replays every delivery given up since a time, a ms timestamp. */
export const webhookReplayInputSchema = z.object({ since: z.number().int().min(0).max(MAX_TIMESTAMP) });
/** How many deliveries will be sent again. */
export const webhookReplayAnswerSchema = z.object({ replayed: z.number().int() });
