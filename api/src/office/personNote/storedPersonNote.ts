import type { PersonNoteInput } from '@wayfare/shared';

/** A note as stored. `createdAt` is a ms timestamp. */
export interface StoredPersonNote extends PersonNoteInput {
  id: string;
  createdAt: number;
  author: string;
}
