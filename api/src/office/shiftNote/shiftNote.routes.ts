import { currentShiftNotesSchema, idSchema, shiftNoteSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { acknowledgeShiftNote } from './acknowledgeShiftNote.js';
import { readShiftNotes } from './readShiftNotes.js';
import { presentShiftNotes } from './shiftNote.presenter.js';
import { noProof } from '../../platform/operation/noProof.js';
import { single } from '../../platform/crud/single.js';

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
    act: async ({ actor, services }) => ({ notes: await readShiftNotes(actor, services) }),
  }),
  operation({
    id: 'acknowledgeShiftNote',
    noProof: noProof.deskWork,
    method: 'post',
    path: '/shiftnotes/:id/acknowledge',
    summary: 'Say that the signed-in user has read a note; repeating it changes nothing',
    access: ['admin'],
    permission: 'desk',
    params: z.object({ id: idSchema }),
    body: z.object({}),
    answers: shiftNoteSchema,
    act: ({ actor, params, services }) => acknowledgeShiftNote(actor, params.id, services),
    audit: {
      action: 'acknowledge',
      resource: 'shiftnotes',
      record: ({ params }) => params.id,
      before: ({ params, services }) => services.db.shiftNotes.findById(params.id),
      after: (note) => note,
      only: ['acknowledged'],
    },
    async present(note, { services }) {
      return single(await presentShiftNotes([note], services));
    },
  }),
];
