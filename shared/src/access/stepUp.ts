import { z } from 'zod';

/**
 * How long a proof of identity stays valid, in ms. Sensitive actions need one that is more recent than this.
 */
export const PROOF_FRESH_MS = 10 * 60_000;

/**
 * Whether a proof of identity (password, second factor or passkey) is still valid.
 * @param provenAt when it was given in this session, a ms timestamp; null if never
 */
export function isProofFresh(provenAt: number | null | undefined, now: number): boolean {
  return typeof provenAt === 'number' && now < provenAt + PROOF_FRESH_MS;
}

/**
 * How a user can prove their identity in the current session, and when they last did (ms timestamp, null
 * if never).
 */
export const stepUpStateSchema = z.object({
  provenAt: z.number().nullable(),
  isFresh: z.boolean(),
  methods: z.object({
    password: z.boolean(),
    /** A code from the authenticator app, or a recovery code. */
    authenticator: z.boolean(),
    passkey: z.boolean(),
    /** A code sent to the account's phone, for riders and drivers without a password. */
    phone: z.boolean(),
  }),
});
export type StepUpState = z.infer<typeof stepUpStateSchema>;
export type StepUpMethod = keyof StepUpState['methods'];

/**
 * The response to a proof. Apps use the new access token from then on, because the proof is bound to it;
 * `expiresIn` is in seconds.
 */
export const proofSchema = z.object({
  provenAt: z.number(),
  accessToken: z.string().optional(),
  expiresIn: z.number().optional(),
});
export type Proof = z.infer<typeof proofSchema>;
