import { z } from 'zod';
import { lostItemAnswers, MOST_LOST_ITEM_TEXT } from './lostItem.js';

/** Text of one line or several, without control characters. */
const description = z
  .string()
  .max(2 * MOST_LOST_ITEM_TEXT)
  .overwrite((text) => text.replace(/\s+/g, ' '))
  .trim()
  .min(1)
  .max(MOST_LOST_ITEM_TEXT)
  .refine((text) => !/\p{Cc}/u.test(text), 'field_invalid');

/** A rider's report. Only the office gets the phone number. */
export const lostItemInputSchema = z.object({
  description,
  phone: z
    .string()
    .trim()
    .max(30)
    .regex(/^\+?[0-9][0-9 ().-]{3,}$/, 'field_invalid')
    .nullish(),
});
export type LostItemInput = z.infer<typeof lostItemInputSchema>;

/** The driver's answer. */
export const lostItemAnswerSchema = z.object({ answer: z.enum(lostItemAnswers) });

/** An item that a rider left in the car, as rider, driver and admins see it. Times are ms timestamps. */
export const lostItemSchema = z.object({
  description: z.string(),
  reportedAt: z.number(),
  answer: z.enum(lostItemAnswers).nullish(),
  answeredAt: z.number().nullish(),
});
export type LostItem = z.infer<typeof lostItemSchema>;
