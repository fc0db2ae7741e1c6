import { runSchema, shiftRecordingSchema, whatIfInputSchema, whatIfResultSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { readShift } from './readShift.js';
import { cancelWhatIf, readWhatIf, startWhatIf } from './startWhatIf.js';
import { noProof } from '../../platform/operation/noProof.js';

const answers = runSchema(whatIfResultSchema);
const time = z.coerce.number().int();

/** The replay of past shifts, and what other settings of dispatch would have done. */
export const shiftOperations = [
  operation({
    id: 'getShiftRecording',
    method: 'get',
    path: '/shiftreplay',
    summary:
      'Get where drivers were, which trips waited and who was asked, in a part of a past shift of at most an hour; times are ms timestamps',
    permission: 'dispatch',
    access: ['admin'],
    query: z.object({ from: time, to: time }),
    answers: shiftRecordingSchema,
    act: ({ query, services }) => readShift(query, services),
  }),
  operation({
    id: 'getWhatIf',
    method: 'get',
    path: '/shiftreplay/whatif',
    summary: 'Get the state of the caller’s own what-if run, and the results of the last one',
    permission: 'dispatch',
    access: ['admin'],
    answers,
    act: ({ actor, services }) => readWhatIf(actor, services),
  }),
  operation({
    id: 'startWhatIf',
    importance: 'canWait',
    noProof: noProof.deskWork,
    method: 'post',
    path: '/shiftreplay/whatif',
    summary:
      'Run the dispatch of a recorded shift of at most 12 hours again with other settings; changes no data',
    permission: 'dispatch',
    access: ['admin'],
    body: whatIfInputSchema,
    answers,
    act: ({ actor, body, services }) => startWhatIf(actor, body, services),
  }),
  operation({
    id: 'cancelWhatIf',
    noProof: noProof.deskWork,
    method: 'post',
    path: '/shiftreplay/whatif/cancel',
    summary: 'Cancel the caller’s own what-if run',
    permission: 'dispatch',
    access: ['admin'],
    body: z.object({}),
    answers,
    act: ({ actor, services }) => cancelWhatIf(actor, services),
  }),
];
