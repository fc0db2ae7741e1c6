import { ignores } from '../../platform/operation/ignores.js';
import { positionInputSchema, positionsInputSchema } from '@wayfare/shared';
import { operation } from '../operation.js';
import {
  explainAnswer,
  explainRefusals,
  positionAnswerSchema,
  positionsAnswerSchema,
} from './positionAnswer.js';
import { recordPosition, recordPositions } from './recordPosition.js';
import { noProof } from '../../platform/operation/noProof.js';

/** Positions that drivers report. */
export const trackingOperations = [
  operation({
    id: 'updateLocation',
    importance: 'first',
    ignores: ignores.place,
    noProof: noProof.ownRecord,
    method: 'put',
    path: '/drivers/me/location',
    summary: 'Update the driver’s position',
    access: ['driver'],
    body: positionInputSchema,
    answers: positionAnswerSchema,
    act: async ({ actor, body, request, services, signIn }) =>
      explainAnswer(await recordPosition(actor, body, signIn.id, services), request, services),
  }),
  operation({
    id: 'addLocations',
    importance: 'first',
    noProof: noProof.ownRecord,
    method: 'post',
    path: '/drivers/me/locations',
    summary: 'Report positions that the driver’s device took while it had no network, oldest first',
    access: ['driver'],
    body: positionsInputSchema,
    answers: positionsAnswerSchema,
    act: async ({ actor, body, request, services, signIn }) =>
      explainRefusals(await recordPositions(actor, body.positions, signIn.id, services), request, services),
  }),
];
