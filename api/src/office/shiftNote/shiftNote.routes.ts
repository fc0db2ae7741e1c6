import {
  type Actor,
  currentShiftNotesSchema,
  idSchema,
  notFound,
  SHIFT_NOTE_SHOWN_MS,
  SHOWN_SHIFT_NOTES,
  shiftNoteSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { audited } from '../../platform/operation/audited.js';
import { operation } from '../operation.js';
import type { OfficeServices } from '../services.js';
import { presentShiftNotes } from './shiftNote.presenter.js';
import type { StoredShiftNote } from './storedShiftNote.js';

/** Notes on the desk, beyond their list. */
export const shiftNoteOperations = [
  operation({
    id: 'getCurrentShiftNotes',
    method: 'get',
    path: '/shiftnotes/current',
    summary:
      'Get the notes on the desk of the signed-in user: pinned ones, and recent ones not acknowledged yet',
    access: ['admin'],
    permission: 'desk',
    answers: currentShiftNotesSchema,
    async act({ actor, services }) {
      const { db, clock } = services;
      const from = clock.now() - SHIFT_NOTE_SHOWN_MS;
      const notes = await db.shiftNotes.shownTo(actor.uid, from, SHOWN_SHIFT_NOTES);
      return { notes: await presentShiftNotes(notes, services) };
    },
  }),
  operation({
    id: 'acknowledgeShiftNote',
    method: 'post',
    path: '/shiftnotes/:id/acknowledge',
    summary: 'Say that the signed-in user has read a note; repeating it changes nothing',
    access: ['admin'],
    permission: 'desk',
    params: z.object({ id: idSchema }),
    body: z.object({}),
    answers: shiftNoteSchema,
    act: ({ actor, params, services }) => acknowledge(actor as Actor, params.id, services),
  }),
];

/** @throws not_found (404) */
async function acknowledge(actor: Actor, id: string, services: OfficeServices) {
  const { db, clock, realtime } = services;
  const change = {
    action: 'acknowledge',
    resource: 'shiftnotes',
    record: id,
    before: () => db.shiftNotes.findById(id),
    after: (note: StoredShiftNote) => note,
    only: ['acknowledged'],
  } as const;
  const note = await audited(
    actor,
    change,
    async () => {
      const read = await db.shiftNotes.acknowledge(id, { by: actor.uid, at: clock.now() });
      if (!read) throw notFound();
      return read;
    },
    services,
  );
  realtime.resourceChanged('shiftnotes', [id]);
  return (await presentShiftNotes([note], services))[0];
}
