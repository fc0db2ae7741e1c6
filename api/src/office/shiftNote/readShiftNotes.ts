import { type Actor, type ShiftNote, SHIFT_NOTE_SHOWN_MS, SHOWN_SHIFT_NOTES } from '@wayfare/shared';
import type { OfficeServices } from '../services.js';
import { presentShiftNotes } from './shiftNote.presenter.js';

/** The notes on the desk of the acting user: pinned ones, and recent ones not acknowledged yet. */
export async function readShiftNotes({ uid }: Actor, services: OfficeServices): Promise<ShiftNote[]> {
  const { db, clock } = services;
  const from = clock.now() - SHIFT_NOTE_SHOWN_MS;
  return presentShiftNotes(await db.shiftNotes.shownTo(uid, from, SHOWN_SHIFT_NOTES), services);
}
