import { z } from 'zod';

/** How long a proof of identity counts, in ms: what is sensitive needs one that is younger. */
export const PROOF_FRESH_MS = 10 * 60_000;

/**
 * Whether a proof of identity (password, second factor or passkey) still counts.
 * @param provenAt when it was given on this sign-in, a ms timestamp; null where there was none
 */
export function isProofFresh(provenAt: number | null | undefined, now: number): boolean {
  return typeof provenAt === 'number' && now < provenAt + PROOF_FRESH_MS;
}

/** How a user can prove who they are on the current sign-in, and since when they have (ms timestamp, null for never). */
export const stepUpStateSchema = z.object({
  provenAt: z.number().nullable(),
  isFresh: z.boolean(),
  methods: z.object({
    password: z.boolean(),
    /** A code of the authenticator app, or a recovery code. */
    authenticator: z.boolean(),
    passkey: z.boolean(),
    /** A code sent to the account's phone, for riders and drivers without a password. */
    phone: z.boolean(),
  }),
});
export type StepUpState = z.infer<typeof stepUpStateSchema>;
export type StepUpMethod = keyof StepUpState['methods'];

/** What a proof answers. Apps use the new access token from then on: the proof is bound to it; `expiresIn` in seconds. */
export const proofSchema = z.object({
  provenAt: z.number(),
  accessToken: z.string().optional(),
  expiresIn: z.number().optional(),
});
export type Proof = z.infer<typeof proofSchema>;
