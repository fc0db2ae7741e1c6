import type { ShiftNoteInput } from '@wayfare/shared';

/** A note as stored. `createdAt` and `at` are ms timestamps. */
export interface StoredShiftNote extends ShiftNoteInput {
  id: string;
  createdAt: number;
  author: string;
  reference?: string | null | undefined;
  acknowledged: { by: string; at: number }[];
}
