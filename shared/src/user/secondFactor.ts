import { z } from 'zod';

/** What a sign-in answers that needs a second factor, to be given back with a code; `expiresIn` in seconds. */
export const challengeSchema = z.object({
  challenge: z.string(),
  expiresIn: z.number(),
  /** What the account has: a code answers the challenge, a sign-in with a passkey takes its place. */
  methods: z.object({ authenticator: z.boolean(), passkey: z.boolean() }),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** Whether a sign-in is not finished yet. */
export const isChallenge = (answer: object): answer is Challenge => 'challenge' in answer;

/** Whether somebody has a second factor. */
export const secondFactorStateSchema = z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number() });
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;
