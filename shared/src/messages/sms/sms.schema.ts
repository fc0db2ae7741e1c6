import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';

/** The services that send SMS. */
export const smsProviders = ['twilio', 'vonage'] as const;
export type SmsProviderName = (typeof smsProviders)[number];

/**
 * How far an SMS is: on its way to a service, accepted by it, handed to the phone's network, and then
 * delivered or failed. Not all networks report deliveries.
 */
export const smsStates = ['sending', 'accepted', 'sent', 'delivered', 'failed'] as const;
export type SmsState = (typeof smsStates)[number];

/**
 * An SMS as admins see it, without its text, which may be a code for its receiver only. Times are ms
 * timestamps.
 */
export const smsSchema = z.object({
  id: idSchema,
  to: z.string(),
  state: z.enum(smsStates),
  /** The service that accepted it. */
  provider: z.enum(smsProviders).nullish(),
  /** Why it failed: a code of the service, and its message if there is one. */
  reason: z.string().nullish(),
  at: z.number().int(),
  changedAt: z.number().int(),
});
export type SmsRecord = z.infer<typeof smsSchema>;
