import { z } from 'zod';

/**
 * The sign-in response when a second factor is needed. The client sends the challenge back with a code;
 * `expiresIn` is in seconds.
 */
export const challengeSchema = z.object({
  challenge: z.string(),
  expiresIn: z.number(),
  /** The account's methods: a code answers the challenge, signing in with a passkey replaces it. */
  methods: z.object({ authenticator: z.boolean(), passkey: z.boolean() }),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** Whether a user has a second factor. */
export const secondFactorStateSchema = z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number() });
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;
