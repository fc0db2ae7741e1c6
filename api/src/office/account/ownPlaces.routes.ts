import { idSchema, savedPlaceInputSchema, userSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { presentOwnUser } from '../../people/user/user.presenter.js';
import { removePlace, savePlace } from './savePlace.js';
import { noProof } from '../../platform/operation/noProof.js';

const profile = userSchema;

/** Riders save the places they go to often. */
export const ownPlaceOperations = [
  operation({
    id: 'savePlace',
    noProof: noProof.ownRecord,
    method: 'post',
    path: '/auth/me/places',
    summary: 'Save a place of the signed-in rider; a new home or work place replaces the one before',
    access: ['rider'],
    body: savedPlaceInputSchema,
    answers: profile,
    act: async ({ user, body, services }) => presentOwnUser(await savePlace(user, body, services), services),
  }),
  operation({
    id: 'removePlace',
    noProof: noProof.ownRecord,
    method: 'delete',
    path: '/auth/me/places/:id',
    summary: 'Remove a saved place of the signed-in rider',
    access: ['rider'],
    params: z.object({ id: idSchema }),
    answers: profile,
    act: async ({ user, params, services }) =>
      presentOwnUser(await removePlace(user, params.id, services), services),
  }),
];
