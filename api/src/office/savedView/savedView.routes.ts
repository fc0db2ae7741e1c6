import { viewCountsQuerySchema, viewCountsSchema } from '@wayfare/shared';
import { operation } from '../operation.js';
import { countSavedViews } from './countSavedViews.js';
import type { ListDeclaration } from './listDeclaration.js';

/** How many records the views of a list have. */
export const savedViewOperations = (lists: () => readonly ListDeclaration[]) => [
  operation({
    id: 'countSavedViews',
    method: 'get',
    path: '/savedviews/counts',
    summary: 'Count the records of one list’s saved views, up to a limit',
    permission: 'ownAccount',
    access: ['admin'],
    query: viewCountsQuerySchema,
    answers: viewCountsSchema,
    act: ({ actor, query: { list }, services }) => countSavedViews(actor, list, lists(), services),
  }),
];
