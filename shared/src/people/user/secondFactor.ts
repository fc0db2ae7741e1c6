import type { Challenge } from './secondFactor.schema.js';

/** Whether a sign-in is incomplete. */
export const isChallenge = (answer: object): answer is Challenge => 'challenge' in answer;
