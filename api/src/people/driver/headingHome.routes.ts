import { placeSchema, userSchema } from '@wayfare/shared';
import { operation } from '../operation.js';
import { headHome, stopHeadingHome } from './headHome.js';
import { noProof } from '../../platform/operation/noProof.js';

/** Drivers who want to end their work get only trips toward a place that they choose. */
export const headingHomeOperations = [
  operation({
    id: 'headHome',
    noProof: noProof.ownRecord,
    method: 'put',
    path: '/drivers/me/heading',
    summary:
      'As a driver, get only offers of trips that bring you closer to a place, as often per day as the settings allow. Repeating it for the same place changes nothing',
    access: ['driver'],
    body: placeSchema,
    answers: userSchema,
    act: ({ actor, user, body, services }) => headHome(actor, user, body, services),
  }),
  operation({
    id: 'stopHeadingHome',
    noProof: noProof.ownRecord,
    method: 'delete',
    path: '/drivers/me/heading',
    summary: 'As a driver, get all offers again. The place stays stored for the next time',
    access: ['driver'],
    answers: userSchema,
    act: ({ actor, user, services }) => stopHeadingHome(actor, user, services),
  }),
];
