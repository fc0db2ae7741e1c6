import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';

/**
 * For how long the desk shows a note to those who have not acknowledged it, in ms; a pinned one stays until
 * it is unpinned.
 */
export const SHIFT_NOTE_SHOWN_MS = 72 * 60 * 60_000;
/** How many notes the desk shows, and how many people can acknowledge one. */
export const SHOWN_SHIFT_NOTES = 20;
export const MOST_ACKNOWLEDGMENTS = 200;

/** A note from a member of staff to the next shift. */
export const shiftNoteInputSchema = z.object({
  text: z.string().trim().min(1).max(1000),
  /** Stays on the desk after it was acknowledged. The only field that can be changed later. */
  pinned: z.boolean(),
  /** The trip and the driver it is about. */
  booking: idSchema.nullish(),
  driver: idSchema.nullish(),
});
export type ShiftNoteInput = z.infer<typeof shiftNoteInputSchema>;

/** A note as sent, with the names of people; those of deleted accounts are null. Times are ms timestamps. */
export const shiftNoteSchema = shiftNoteInputSchema.extend({
  id: idSchema,
  createdAt: z.number().int(),
  author: idSchema,
  author_name: z.string().nullable(),
  driver_name: z.string().nullable(),
  /** The reference of its trip. */
  reference: z.string().nullish(),
  /** Who has read it, in order. */
  acknowledged: z.array(z.object({ by: idSchema, name: z.string().nullable(), at: z.number().int() })),
});
export type ShiftNote = z.infer<typeof shiftNoteSchema>;

/**
 * The notes on the desk of the signed-in user: pinned ones first, then those not acknowledged yet, each
 * newest first.
 */
export const currentShiftNotesSchema = z.object({ notes: z.array(shiftNoteSchema) });
export type CurrentShiftNotes = z.infer<typeof currentShiftNotesSchema>;
