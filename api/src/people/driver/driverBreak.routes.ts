import { userSchema } from '@wayfare/shared';
import { operation } from '../operation.js';
import { endAway } from './endAway.js';
import { endBreak, startBreak } from './takeBreak.js';
import { noProof } from '../../platform/operation/noProof.js';

/** Drivers on a break or away: they stay online, and are asked for no trip. */
export const driverBreakOperations = [
  operation({
    id: 'startBreak',
    noProof: noProof.ownRecord,
    method: 'post',
    path: '/drivers/me/break',
    summary:
      'Take a break as a driver who is online: no offers until it is ended, or until the time limit of the settings. A break that has started stays as it is',
    access: ['driver'],
    answers: userSchema,
    act: ({ actor, user, services }) => startBreak(actor, user, services),
  }),
  operation({
    id: 'endBreak',
    noProof: noProof.ownRecord,
    method: 'delete',
    path: '/drivers/me/break',
    summary: 'End a break as a driver',
    access: ['driver'],
    answers: userSchema,
    act: ({ actor, user, services }) => endBreak(actor, user, services),
  }),
  operation({
    id: 'endAway',
    noProof: noProof.ownRecord,
    method: 'delete',
    path: '/drivers/me/away',
    summary:
      'Get offers again as a driver who is away after offers left unanswered (`awayAt`). Changes nothing for others',
    access: ['driver'],
    answers: userSchema,
    act: ({ actor, user, services }) => endAway(actor, user, services),
  }),
];
