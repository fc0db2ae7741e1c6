import { bankFields } from '@wayfare/shared';

/** Fields of a user that only somebody who has just proven who they are may change, also one's own: where to be reached and to be paid. */
export const provenFields = ['email', 'mobile', ...bankFields] as const;
